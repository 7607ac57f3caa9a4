import { type Address, type Client, type Hex, size } from 'viem'
import {
  estimateFeesPerGas,
  estimateGas,
  estimateMaxPriorityFeePerGas,
  getBlock,
} from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import { estimateDataFee } from './estimateDataFee.ts'
import {
  APPROVE_BYTES,
  BASE_FEE_PERCENT,
  DEPOSIT_BYTES,
  DEPOSIT_GAS,
  OVERHEAD_BYTES,
} from '../util/limits.ts'
import type { Abortable } from '../transport/transport.ts'

export type NetworkFeeOptions = Abortable & {
  readonly chainId: number
  /** The gas to assume if there is no call to estimate, or if the node cannot estimate it. @default 200_000n */
  readonly gas?: bigint | undefined
  /** Additional gas, for a second transaction. @default 0n */
  readonly extraGas?: bigint | undefined
  readonly transaction?:
    | { readonly from: Address; readonly to: Address; readonly data: Hex; readonly value: bigint }
    | undefined
}

/**
 * Returns the highest network fee in wei, with the fee of a rollup for its data.
 *
 * @throws RpcError, ConfigError, WrongNodeError
 */
export async function estimateNetworkFee(
  client: BridgeClient,
  options: NetworkFeeOptions,
): Promise<{ readonly gas: bigint; readonly fee: bigint }> {
  const { chainId, gas: assumed = DEPOSIT_GAS, extraGas = 0n, transaction, signal } = options
  const chain = client.chainClient(chainId)
  const estimated = async () => {
    if (transaction === undefined) return assumed
    const { from: account, ...rest } = transaction
    // Without enough for the fee some nodes refuse to estimate; the assumption is good enough.
    return estimateGas(chain, { account, ...rest }).catch(() => assumed)
  }
  const data = transaction === undefined ? DEPOSIT_BYTES : size(transaction.data)
  const bytes = data + OVERHEAD_BYTES + (extraGas > 0n ? APPROVE_BYTES + OVERHEAD_BYTES : 0)
  const asked = Promise.all([
    estimated(),
    greatestGasPrice(chain),
    estimateDataFee(client, { chainId, bytes, signal }),
  ])
  const [own, gasPrice, dataFee] = await coded(abortable(asked, signal))
  const gas = own + extraGas
  return { gas, fee: gas * gasPrice + dataFee }
}

/** As viem estimates it, but block and tip are asked for in one request. */
async function greatestGasPrice(chain: Client): Promise<bigint> {
  // Some chains of viem's have a way of their own.
  const hasOwnWay = chain.chain?.fees !== undefined
  const [{ baseFeePerGas }, tip] = hasOwnWay
    ? [{ baseFeePerGas: null }, 0n]
    : await Promise.all([getBlock(chain), estimateMaxPriorityFeePerGas(chain)])
  if (baseFeePerGas === null) return (await estimateFeesPerGas(chain)).maxFeePerGas
  return (baseFeePerGas * BASE_FEE_PERCENT) / 100n + tip
}
