import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { getBlock, readContract } from 'viem/actions'
import { poolStateAbi } from '../contracts/abi.ts'

const [UNFILLED, SLOW_FILL_REQUESTED, FILLED] = [0n, 1n, 2n]

export type PoolState = {
  /** Of the destination chain, in seconds since 1970: deadlines are judged by it. */
  readonly time: number
  readonly fill: 'unfilled' | 'slowFillRequested' | 'filled'
}

/**
 * The destination pool's state of a deposit and its clock, from the same block: a single call, no
 * search. Where the pool does not answer a multicall, the state and the latest block are read separately.
 */
export async function readPoolState(
  chain: Client,
  { pool: address, relayHash }: { readonly pool: Address; readonly relayHash: Hex },
): Promise<PoolState> {
  const status = { abi: poolStateAbi, functionName: 'fillStatuses', args: [relayHash] } as const
  const clock = { abi: poolStateAbi, functionName: 'getCurrentTime' } as const
  const calls = [encodeFunctionData(clock), encodeFunctionData(status)]
  const both = { address, abi: poolStateAbi, functionName: 'multicall', args: [calls] } as const
  try {
    const [time = '0x', fill = '0x'] = await readContract(chain, both)
    return stateOf(
      decodeFunctionResult({ ...clock, data: time }),
      decodeFunctionResult({ ...status, data: fill }),
    )
  } catch {
    const [{ timestamp }, fill] = await Promise.all([
      getBlock(chain),
      readContract(chain, { address, ...status }),
    ])
    return stateOf(timestamp, fill)
  }
}

function stateOf(time: bigint, fill: bigint): PoolState {
  const names = new Map<bigint, PoolState['fill']>([
    [UNFILLED, 'unfilled'],
    [SLOW_FILL_REQUESTED, 'slowFillRequested'],
    [FILLED, 'filled'],
  ])
  return { time: Number(time), fill: names.get(fill) ?? 'unfilled' }
}
