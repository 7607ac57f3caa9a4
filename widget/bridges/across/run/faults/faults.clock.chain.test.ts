import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { getQuote } from '../../quote/getQuote.ts'
import { type Row, runRow, type Scene } from '../../testing/faults.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../../testing/world.ts'
import type { Abortable } from '../../transport/transport.ts'

let world: World
// A world of its own: moved clocks stay moved, and each row starts from where the last one left them.
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const requoting = (scene: Scene) => ({
  requote({ signal }: Abortable) {
    const { route, inputAmount, owner: depositor } = scene.kept()
    const question = { route, inputAmount: BigInt(inputAmount), depositor, signal }
    return getQuote(scene.client, question)
  },
})

const ahead = (chainId: number, seconds: number) => () =>
  world.devnet.control.increaseTime(chainId, seconds)

/** Only the second run may requote: in the first one no person is there to accept. */
const onceTold = (scene: Scene) => (scene.kept().error === undefined ? {} : requoting(scene))

/** Each row moves a clock forward, so their order matters. */
const rows: readonly Row[] = [
  {
    fault: 'the destination is half an hour ahead',
    strike: ahead(destinationChainId, 1_800),
    sends: 1,
  },
  {
    fault: 'the service is ten minutes ahead of the origin',
    draft: (transfer) => ({ ...transfer, quoteTimestamp: transfer.quoteTimestamp + 600 }),
    stops: { code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED', status: 'approved' },
    mend: ahead(originChainId, 700),
    sends: 1,
  },
  {
    fault: 'the quote is older than the buffer of the pool, by the clock of the origin',
    strike: ahead(originChainId, 3_700),
    stops: { code: 'BRIDGE_QUOTE_EXPIRED', status: 'approved' },
    run: onceTold,
    sends: 1,
  },
  {
    fault: 'the same, and a new quote may be asked for',
    strike: ahead(originChainId, 3_700),
    run: requoting,
    sends: 1,
  },
  {
    fault: 'the destination is past the deadline before anything is sent',
    strike: ahead(destinationChainId, 6 * 3_600),
    stops: { code: 'BRIDGE_QUOTE_EXPIRED', status: 'approved' },
    mend: ahead(originChainId, 6 * 3_600),
    run: onceTold,
    sends: 1,
  },
  {
    fault: 'the destination passes the deadline while the wallet asks',
    at: 'deposit asked',
    strike: ahead(destinationChainId, 6 * 3_600),
    ends: 'expired',
    sends: 1,
  },
]

describe('every step × clocks that differ', () => {
  for (const row of rows) test(`behavior: ${row.fault} (S4.15)`, () => runRow(world, row))
})
