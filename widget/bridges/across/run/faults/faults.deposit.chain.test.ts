import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { breakNode, modes, runRow } from '../../testing/faults.ts'
import { sendRows } from '../../testing/sendRows.ts'
import { ageChains, nodesOf } from '../../testing/unkindNodes.ts'
import { originChainId, startWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await ageChains(world)
}, 60_000)
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const symbol = 'ETH'
const sends = 1

describe('deposit × RPC', () => {
  for (const mode of modes) {
    test.each(nodesOf(`deposit: ${mode} before`))(
      `error: ${mode} of the origin before anything is sent, after which it goes on (S4.14), $name`,
      (nodes) =>
        runRow(world, {
          fault: mode,
          hangs: mode === 'hang',
          nodes,
          symbol,
          sends,
          strike: () => breakNode(world, mode, originChainId),
          stops: { code: 'BRIDGE_RPC_ERROR', status: 'approved' },
        }),
    )

    test.each(nodesOf(`deposit: ${mode} meanwhile`))(
      `behavior: ${mode} of the origin while the wallet asks: it is waited for (S4.14), $name`,
      (nodes) =>
        runRow(world, {
          fault: mode,
          hangs: mode === 'hang',
          nodes,
          symbol,
          sends,
          at: 'deposit asked',
          strike: () => breakNode(world, mode, originChainId, { times: mode === 'hang' ? 2 : 4 }),
        }),
    )
  }
})

describe('deposit × wallet, pool and storage', () => {
  for (const row of sendRows.deposit) {
    const kind = row.stops === undefined ? 'behavior' : 'error'
    const shows = row.stops === undefined ? 'S4.14' : 'S4.14, S5.12, S8.12'
    test.each(nodesOf(`deposit: ${row.fault}`))(
      `${kind}: ${row.fault} (${shows}), $name`,
      (nodes) => runRow(world, { symbol, ...row, nodes }),
    )
  }
})
