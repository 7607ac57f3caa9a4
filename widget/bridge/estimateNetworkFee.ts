import type { Address, Hex } from 'viem'
import { estimateFeesPerGas, estimateGas } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { DEPOSIT_GAS } from './limits.ts'
import type { Abortable } from './transport.ts'

export type NetworkFeeOptions = Abortable & {
  readonly chainId: number
  /** Gas when nothing is given to estimate, or the node cannot. @default 200_000n */
  readonly gas?: bigint | undefined
  /** More gas on top, for a second transaction. @default 0n */
  readonly extraGas?: bigint | undefined
  readonly transaction?:
    | { readonly from: Address; readonly to: Address; readonly data: Hex; readonly value: bigint }
    | undefined
}

/** What the network may take at most, in wei. The data fee of rollups is not part of it. */
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
  const [own, fees] = await abortable(Promise.all([estimated(), estimateFeesPerGas(chain)]), signal)
  const gas = own + extraGas
  return { gas, fee: gas * fees.maxFeePerGas }
}
