import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { breakNode, modes, runRow } from '../../testing/faults.ts'
import { ageChains, everyNode } from '../../testing/unkindNodes.ts'
import { originChainId, startWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await ageChains(world)
}, 60_000)
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

/** Both steps in which the wallet sends something, by their token: only USDC needs an approval. */
const steps = [
  { step: 'approve', symbol: 'USDC', status: 'draft', asked: 'approve asked', all: 2 },
  { step: 'deposit', symbol: 'ETH', status: 'approved', asked: 'deposit asked', all: 1 },
] as const

const products = everyNode.flatMap((nodes) => steps.map((step) => ({ ...step, nodes })))

describe.each(products)('$step × RPC, $nodes.name', ({ symbol, status, asked, all, nodes }) => {
  for (const mode of modes) {
    test(`error: ${mode} of the origin before anything is sent, after which it goes on (S4.14)`, () =>
      runRow(world, {
        fault: mode,
        nodes,
        symbol,
        sends: all,
        strike: () => breakNode(world, mode, originChainId),
        stops: { code: 'BRIDGE_RPC_ERROR', status },
      }))

    test(`behavior: ${mode} of the origin while the wallet asks: it is waited for (S4.14)`, () =>
      runRow(world, {
        fault: mode,
        nodes,
        symbol,
        sends: all,
        at: asked,
        strike: () => breakNode(world, mode, originChainId, { times: mode === 'hang' ? 2 : 4 }),
      }))
  }
})
