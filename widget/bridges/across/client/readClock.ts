import { getBlock } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { CLOCK_AGE_MS, STATE_TIMEOUT_MS } from '../util/limits.ts'
import { orNothing } from '../util/orNothing.ts'
import type { Abortable } from '../transport/transport.ts'

/** Seconds since 1970 on a chain, at most a minute behind; undefined where no node of it answers. */
export async function readClock(
  client: BridgeClient,
  { chainId, signal }: Abortable & { readonly chainId: number },
): Promise<number | undefined> {
  const known = client.clocks.get(chainId)
  // Not by the clock of the device, which may be set meanwhile.
  const at = performance.now()
  if (known !== undefined && at - known.at < CLOCK_AGE_MS) {
    return known.seconds + Math.floor((at - known.at) / 1_000)
  }
  const ask = async () => getBlock(client.chainClient(chainId))
  const asked = abortable(ask(), AbortSignal.timeout(STATE_TIMEOUT_MS))
  const block = await orNothing(asked, signal)
  if (block === undefined) return undefined
  const seconds = Number(block.timestamp)
  client.clocks.set(chainId, { seconds, at })
  return seconds
}
