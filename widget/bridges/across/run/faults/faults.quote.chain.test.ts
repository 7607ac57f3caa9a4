import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Lie } from '#devnet/services/lies.ts'
import { getQuote } from '../../quote/getQuote.ts'
import { impatient, type Row, runRow, type Scene } from '../../testing/faults.ts'
import { ageChains, nodesOf } from '../../testing/unkindNodes.ts'
import { startWorld, type World } from '../../testing/world.ts'
import type { Transfer } from '../../transfer/transfer.ts'
import type { Abortable } from '../../transport/transport.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await ageChains(world)
}, 60_000)
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const never = () => Promise.reject(new Error('was not to be asked'))

/** Confirmed so long ago that the quote is requested again before the signature. */
const aged = (transfer: Transfer): Transfer => ({
  ...transfer,
  fetchedAt: Date.now() - 120_000,
})

const requoting = (scene: Scene) => ({
  requote({ signal }: Abortable) {
    const { route, inputAmount, owner: depositor } = scene.kept()
    const question = { route, inputAmount: BigInt(inputAmount), depositor, signal }
    return getQuote(scene.client, question)
  },
})

async function question() {
  const owner = await world.account()
  const { route } = await world.draft(owner.address)
  return { route, inputAmount: 50_000_000n, depositor: owner.address }
}

describe('quote × bridge service', () => {
  test.each([
    ['500', {}, 'BRIDGE_API_ERROR'],
    ['429', { retryAfterSeconds: 60 }, 'HTTP_ERROR'],
    ['html', {}, 'HTTP_ERROR'],
    ['empty', {}, 'HTTP_UNREADABLE'],
    ['truncated', {}, 'HTTP_UNREADABLE'],
    ['hang', {}, 'HTTP_TIMEOUT'],
    ['refuse', {}, 'HTTP_UNREACHABLE'],
  ] as const)(
    'error: %s, and nothing is signed until it is well again (S8.12)',
    async (mode, more, code) => {
      const fault = { mode, match: 'suggested-fees', ...more }
      const asked = await question()
      await world.devnet.control.setFault('bridgeApi', fault)
      await expect(getQuote(impatient(world), asked)).rejects.toMatchObject({ code })
      await world.devnet.control.resetFaults()

      // The same between the review and the signature.
      const row: Row = {
        fault: mode,
        hangs: mode === 'hang',
        draft: aged,
        run: requoting,
        strike: () => world.devnet.control.setFault('bridgeApi', fault),
        stops: { code, status: 'approved' },
        sends: 1,
      }
      await runRow(world, row)
    },
  )

  test('error: 429 says how long to wait, and so does the error (S8.12)', async () => {
    const asked = await question()
    const fault = { mode: '429', retryAfterSeconds: 60 } as const
    await world.devnet.control.setFault('bridgeApi', fault)
    const answer = getQuote(impatient(world), asked)
    await expect(answer).rejects.toMatchObject({ status: 429, retryAfterMs: 60_000 })
  })

  test('behavior: a short 429 is waited for', async () => {
    const asked = await question()
    const fault = { mode: '429', retryAfterSeconds: 1, times: 1 } as const
    await world.devnet.control.setFault('bridgeApi', fault)
    const start = Date.now()
    expect((await getQuote(impatient(world), asked)).deposit.outputAmount).toBeGreaterThan(0n)
    expect(Date.now() - start).toBeGreaterThan(950)
  })
})

describe('quote × a service that lies before the signature', () => {
  const lies: readonly Exclude<Lie, 'none' | 'recipient'>[] = [
    ...(['outputToken', 'outputZero', 'amount', 'deadline', 'pool', 'exclusiveRelayer'] as const),
  ]

  for (const lie of lies) {
    test.each(nodesOf(lie))(
      `error: ${lie} is refused, and the wallet never asked (S5.12, S8.12), $name`,
      async (nodes) => {
        await runRow(world, {
          fault: lie,
          nodes,
          draft: aged,
          run: requoting,
          strike: () => world.devnet.control.setQuotes({ lie }),
          wallet: () => ({ sendTransaction: never }),
          stops: { code: 'BRIDGE_QUOTE_INVALID', status: 'approved' },
          sends: 1,
        })
      },
    )
  }

  test.each(nodesOf('recipient'))(
    'behavior: another recipient is not heard: it arrives at its owner, $name',
    async (nodes) => {
      await runRow(world, {
        fault: 'recipient',
        nodes,
        draft: aged,
        run: requoting,
        strike: () => world.devnet.control.setQuotes({ lie: 'recipient' }),
        sends: 1,
      })
    },
  )
})
