import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import type { Abortable } from '../transport/transport.ts'

export type DataFeeOptions = Abortable & {
  readonly chainId: number
  /** Size of the unsigned transactions. */
  readonly bytes: number
}

/**
 * What a rollup of the OP stack takes for its data on Ethereum, on top of gas, in wei: the upper
 * bound by its own oracle. `0n` on other chains, whose gas estimates have it in them.
 */
export async function estimateDataFee(
  client: BridgeClient,
  { chainId, bytes, signal }: DataFeeOptions,
): Promise<bigint> {
  if (!opStackChains.has(chainId)) return 0n
  const fee = readContract(client.chainClient(chainId), {
    address: GAS_PRICE_ORACLE,
    abi: oracleAbi,
    functionName: 'getL1FeeUpperBound',
    args: [BigInt(bytes)],
  })
  return abortable(fee, signal).catch(() => {
    signal?.throwIfAborted()
    return DATA_FEE_MARGIN_WEI
  })
}

/** The same on every chain of the OP stack. */
const GAS_PRICE_ORACLE: Address = '0x420000000000000000000000000000000000000F'

/** Where the oracle does not answer: more than two transactions cost since blobs carry the data. */
const DATA_FEE_MARGIN_WEI = 50_000_000_000_000n

/** Optimism, Unichain, World, Mode, Zora, Lisk, Soneium, Ink, Base, Blast, Celo, and testnets. */
const opStackChains: ReadonlySet<number> = new Set([
  10, 130, 480, 34443, 7777777, 1135, 1868, 57073, 8453, 81457, 42220, 11155420, 84532, 1301,
])

const oracleAbi = [
  {
    type: 'function',
    name: 'getL1FeeUpperBound',
    stateMutability: 'view',
    inputs: [{ name: '_unsignedTxSize', type: 'uint256' }],
    outputs: [{ type: 'uint256' }],
  },
] as const
