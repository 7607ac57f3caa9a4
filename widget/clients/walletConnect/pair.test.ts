import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pair, type Proposed } from './pair.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000

function start(options: { seen?: boolean } = {}) {
  const uris: string[] = []
  const discarded: string[] = []
  const proposals: { approve: (name: string) => void; refuse: (error: unknown) => void }[] = []
  const world = { seen: options.seen ?? true, broken: false }
  const stop = new AbortController()
  const pairing = pair<string>({
    async propose(): Promise<Proposed<string>> {
      if (world.broken) throw new Error('Failed to publish payload, please try again.')
      const approval = new Promise<string>((approve, refuse) => proposals.push({ approve, refuse }))
      return { uri: `wc:${proposals.length}`, approval }
    },
    onPairing: ({ uri }) => uris.push(uri),
    isSeen: () => world.seen,
    discard: (session) => discarded.push(session),
    signal: stop.signal,
  })
  pairing.catch(() => undefined) // a test that expects it looks at it itself
  return { pairing, uris, proposals, discarded, world, stop }
}

describe('pair', () => {
  test('default: renewed within four minutes, and either pairing counts (S9.07)', async () => {
    const { pairing, uris, proposals } = start()
    await vi.advanceTimersByTimeAsync(4 * MINUTE - 10_001)
    expect(uris).toEqual(['wc:1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(uris).toEqual(['wc:1', 'wc:2'])
    proposals[0]?.approve('first')
    expect(await pairing).toBe('first')
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(uris).toHaveLength(2)
  })

  test('behavior: an old pairing that expires is no news (S4.11)', async () => {
    const { pairing, proposals } = start()
    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    proposals[0]?.refuse({ message: 'Proposal expired', code: 0 })
    await vi.advanceTimersByTimeAsync(0)
    proposals[1]?.approve('second')
    expect(await pairing).toBe('second')
  })

  test('behavior: nobody looks, so it is not renewed until somebody does', async () => {
    const { uris, world } = start({ seen: false })
    await vi.advanceTimersByTimeAsync(4.5 * MINUTE)
    expect(uris).toEqual(['wc:1'])
    world.seen = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(uris).toEqual(['wc:1', 'wc:2'])
  })

  test('error: the last pairing ran out unseen', async () => {
    const { pairing, proposals } = start({ seen: false })
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    proposals[0]?.refuse({ message: 'Proposal expired', code: 0 })
    await expect(pairing).rejects.toMatchObject({ code: 'EXPIRED' })
  })

  test('behavior: a renewal that fails is tried again each second (S9.07)', async () => {
    const { uris, world } = start()
    await vi.advanceTimersByTimeAsync(3 * MINUTE)
    world.broken = true
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(uris).toEqual(['wc:1'])
    world.broken = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(uris).toEqual(['wc:1', 'wc:2'])
  })

  test('error: declined, unreachable and given up', async () => {
    const declined = start()
    await vi.advanceTimersByTimeAsync(0)
    declined.proposals[0]?.refuse({ message: 'User rejected.', code: 5000 })
    await expect(declined.pairing).rejects.toMatchObject({ code: 4001 })

    const away = start()
    away.world.broken = true
    away.stop.abort(new Error('Enough'))
    await expect(away.pairing).rejects.toThrow('Enough')
  })

  test('behavior: a session that comes after nobody waits any more is ended', async () => {
    const { pairing, proposals, discarded, stop } = start()
    await vi.advanceTimersByTimeAsync(0)
    stop.abort(new Error('Enough'))
    proposals[0]?.approve('late')
    await expect(pairing).rejects.toThrow('Enough')
    expect(discarded).toEqual(['late'])
  })
})
