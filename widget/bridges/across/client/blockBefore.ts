import type { Client } from 'viem'
import { getBlock } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { FILL_SEARCH_BLOCKS } from '../util/limits.ts'
import type { Abortable } from '../transport/transport.ts'

/** Blocks that may lie between the one found and the one looked for. */
const NEAR_BLOCKS = 1_000n
const MAX_STEPS = 24

/**
 * A block of `chain` that was there before `time` (seconds since 1970), and not long before: where
 * the search for the fill of a deposit of that time starts, with 100 blocks to spare (S9.10).
 */
export async function blockBefore(
  chain: Client,
  { time, signal }: Abortable & { readonly time: number },
): Promise<bigint> {
  const at = async (blockNumber: bigint) =>
    (await abortable(getBlock(chain, { blockNumber }), signal)).timestamp
  const head = await abortable(getBlock(chain), signal)
  let low = { number: 0n, time: 0n }
  let high = { number: head.number, time: head.timestamp }
  const wanted = BigInt(time)
  for (let step = 0; step < MAX_STEPS && high.number - low.number > NEAR_BLOCKS; step += 1) {
    if (high.time < wanted) break
    const number = (low.number + high.number) / 2n
    const found = { number, time: await at(number) }
    if (found.time < wanted) low = found
    else high = found
  }
  const start = high.time < wanted ? high.number : low.number
  return start > FILL_SEARCH_BLOCKS ? start - FILL_SEARCH_BLOCKS : 0n
}
