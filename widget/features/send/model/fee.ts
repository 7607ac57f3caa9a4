import { queryOptions, skipToken } from '@tanstack/react-query'
import { estimateNetworkFee } from '#bridges/across/transaction/estimateNetworkFee.ts'
import type { TransferCost } from '#namespaces/transfers.ts'
import { evmChainIdOf, toEvmAddress } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { encodeSend } from './encode.ts'
import { SendUnsupportedError } from './errors.ts'
import { NATIVE_GAS, TOKEN_GAS } from './limits.ts'
import { preparedOf, transferOf } from './prepared.ts'

export type { TransferCost } from '#namespaces/transfers.ts'

export type FeeQuestion = {
  readonly token: Holding
  readonly from: string
  /** Without one, it is as if it went to oneself. */
  readonly to: string | undefined
  readonly amount: bigint
}

/** What the network may take for it, in wei, with what a rollup takes for its data. */
export async function loadSendFee(
  core: Core,
  { token, from, to = from, amount, signal }: FeeQuestion & { signal?: AbortSignal | undefined },
): Promise<bigint> {
  const chainId = evmChainIdOf(token.caipChainId)
  if (chainId === undefined) throw new SendUnsupportedError(token.caipChainId)
  const call = encodeSend(core, { token, to, amount })
  const { fee } = await estimateNetworkFee(bridgeClient(core), {
    chainId,
    gas: token.address === undefined ? NATIVE_GAS : TOKEN_GAS,
    transaction: { from: toEvmAddress(from), ...call },
    signal,
  })
  return fee
}

/** All that it costs beside the amount, and what the chain has against it. */
export async function loadSendCost(
  core: Core,
  question: FeeQuestion & { readonly signal: AbortSignal },
): Promise<TransferCost> {
  const { token, from, to = from, amount, signal } = question
  const prepared = await preparedOf(core, token.caipChainId)
  if (prepared !== undefined) {
    const { network, transfers } = prepared
    const transfer = transferOf(network, { token, from, to, amount })
    return transfers.estimate({ rpc: core.rpc, network, transfer, signal })
  }
  const fee = await loadSendFee(core, { ...question, amount: token.address ? amount : 0n })
  return { fee, setUp: 0n, reserve: 0n, withheld: 0n }
}

/** The same for the form: asked again as it gets old. */
export function sendFeeQuery(core: Core, question: FeeQuestion | undefined) {
  const { token, from, to, amount = 0n } = question ?? {}
  const isExact = isCostExact(core, token)
  const share = token?.address === undefined || amount === 0n ? 0n : 1n
  const asked = isExact ? amount : share
  return queryOptions({
    queryKey: ['send', 'fee', token?.caipChainId, token?.address, from, to, String(asked)],
    staleTime: 15_000,
    queryFn:
      token === undefined || from === undefined
        ? skipToken
        : ({ signal }): Promise<TransferCost> =>
            loadSendCost(core, { token, from, to, amount: asked, signal }),
  })
}

/** False where all or a part costs the same; nothing of it is estimated as nothing. */
function isCostExact(core: Core, token: Holding | undefined): boolean {
  const network = findNetwork(core.store.getState().networks, token?.caipChainId)
  return network !== undefined && core.adapters[network.namespace]?.transfers?.kind === 'prepared'
}
