import type { NodeLimits } from '#devnet/services/nodeLimits.ts'
import { drawOne } from '#devnet/unkind/draw.ts'
import { destinationChainId, originChainId, type World } from './world.ts'

/** What the nodes of both chains refuse while a row of the fault table runs. */
export type Nodes = NodeLimits & {
  readonly name: string
}

/** How many blocks a public node takes at once, and in which words it refuses more. */
const limited = [
  { name: 'ten blocks, “range”', logBlocks: 10, logWords: 'range' },
  { name: 'ten blocks, “suggestion”', logBlocks: 10, logWords: 'suggestion' },
  { name: 'ten blocks, “limited”', logBlocks: 10, logWords: 'limited' },
  { name: 'ten blocks, “exceeded”', logBlocks: 10, logWords: 'exceeded' },
  { name: 'a hundred blocks, “maximum”', logBlocks: 100, logWords: 'maximum' },
  { name: 'a hundred blocks, HTTP 413', logBlocks: 100, logWords: 'status' },
  { name: '1,000 blocks, “results”', logBlocks: 1_000, logWords: 'results' },
] as const satisfies readonly Nodes[]

/** What no other node refuses. */
const others = [
  { name: 'state of two blocks', logBlocks: 10, logWords: 'wide', stateBlocks: 2 },
  { name: 'too many requests at times', busyEvery: 4 },
] as const satisfies readonly Nodes[]

/** As public nodes are: what each takes at once, in its own words, and how often it may be asked. */
export const unkindNodes = [...limited, ...others] as const

/**
 * Beside which nodes a row of the fault table runs: kind ones, those that refuse what no other refuses,
 * and one of those that differ in their limit and its words, drawn by the row and `DEVNET_SEED`. With
 * `FAULT_NODES=all`, as `npm run test:long -- oddly` sets it, beside each.
 */
export function nodesOf(row: string): readonly Nodes[] {
  const drawn = process.env.FAULT_NODES === 'all' ? limited : [drawOne<Nodes>(limited, row)]
  return [{ name: 'kind nodes' }, ...drawn, ...others]
}

/** So many blocks are more than any of them takes at once. */
const HISTORY = 1_050

/** Makes a history that is too long for the nodes to return at once. */
export async function ageChains({ devnet }: World, history = HISTORY): Promise<void> {
  await Promise.all(
    [originChainId, destinationChainId].map((chainId) =>
      devnet.control.mine({ chainId, blocks: history }),
    ),
  )
}

export async function limitNodes({ devnet }: World, nodes: Nodes): Promise<void> {
  const { name: _, ...limits } = nodes
  for (const chainId of [originChainId, destinationChainId]) {
    await devnet.control.setNodeLimits(chainId, limits)
  }
}
