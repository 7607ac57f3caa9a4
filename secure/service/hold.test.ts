import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHold } from './hold.ts'
import { HELD_PER_ROW, HOLD_MS, POLL_MS } from './limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const never = new AbortController().signal
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('what is held (S13)', () => {
  test('behavior: one look at the database serves all that wait for one row', async () => {
    const hold = createHold(10, never)
    let answer: string | undefined
    const ask = vi.fn(async () => answer)
    const other = vi.fn(async () => undefined)
    const held = ['a', 'b', 'c'].map((ip) => hold({ row: 'login 1', ip, signal: never, ask }))
    void hold({ row: 'login 2', ip: 'd', signal: never, ask: other })
    await pass(4 * POLL_MS)
    expect(ask).toHaveBeenCalledTimes(5)
    expect(other).toHaveBeenCalledTimes(5)
    answer = 'approved'
    await pass(POLL_MS)
    expect(await Promise.all(held)).toEqual(['approved', 'approved', 'approved'])
    await pass(10 * POLL_MS)
    expect(ask).toHaveBeenCalledTimes(6)
  })

  test('behavior: each is let go in its own time, and nobody is asked for once all have left', async () => {
    const hold = createHold(10, never)
    const ask = vi.fn(async () => undefined)
    const gone = new AbortController()
    const first = hold({ row: 'r', ip: 'a', signal: gone.signal, ask })
    await pass(POLL_MS)
    const second = hold({ row: 'r', ip: 'a', signal: never, ask })
    gone.abort()
    expect(await first).toBe(undefined)
    await pass(HOLD_MS + POLL_MS)
    expect(await second).toBe(undefined)
    const { length } = ask.mock.calls
    await pass(10 * POLL_MS)
    expect(ask).toHaveBeenCalledTimes(length)
    const third = hold({ row: 'r', ip: 'a', signal: never, ask: async () => 'again' })
    await pass(0)
    expect(await third).toBe('again')
  })

  test('behavior: a service that stops lets all go, and takes nobody after that', async () => {
    const stopping = new AbortController()
    const hold = createHold(10, stopping.signal)
    const ask = vi.fn(async () => undefined)
    const held = ['r', 's'].map((row) => hold({ row, ip: 'a', signal: never, ask }))
    await pass(POLL_MS)
    stopping.abort()
    expect(await Promise.all(held)).toEqual([undefined, undefined])
    expect(await hold({ row: 'r', ip: 'a', signal: never, ask })).toBe(undefined)
  })

  test('behavior: who was answered leaves nothing at the signals', async () => {
    const stopping = new AbortController()
    const own = new AbortController()
    const hold = createHold(10, stopping.signal)
    const counts = () =>
      [own.signal, stopping.signal].map((one) => getEventListeners(one, 'abort').length)
    const before = counts()
    for (let at = 0; at < 3; at += 1) {
      await hold({ row: `r ${at}`, ip: 'a', signal: own.signal, ask: async () => true })
    }
    expect(counts()).toEqual(before)
  })

  test('error: what is thrown ends the wait of all, and holds nobody back later', async () => {
    const hold = createHold(2, never)
    const ask = async () => Promise.reject(new Error('over'))
    const held = [1, 2].map(() => hold({ row: 'r', ip: 'a', signal: never, ask }))
    for (const one of held) await expect(one).rejects.toThrow('over')
    const again = hold({ row: 'r', ip: 'a', signal: never, ask: async () => true })
    expect(await again).toBe(true)
  })

  test('attack: the oldest of one row makes way, and never adds to what its address holds', async () => {
    const hold = createHold(HELD_PER_ROW, never)
    const ask = vi.fn(async () => undefined)
    const ended: number[] = []
    for (let at = 0; at < 50; at += 1) {
      void hold({ row: 'r', ip: 'a', signal: never, ask }).then(() => ended.push(at))
    }
    await pass(0)
    expect(ended).toEqual(Array.from({ length: 50 - HELD_PER_ROW }, (_, at) => at))
    const tooMany = hold({ row: 'other', ip: 'a', signal: never, ask })
    await expect(tooMany).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
