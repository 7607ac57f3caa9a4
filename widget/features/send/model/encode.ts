import type { TransferCall } from '#namespaces/adapter.ts'
import { adapterOf } from '#wallet/connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { SendUnsupportedError } from './errors.ts'

/**
 * The call for the wallet that sends an amount to a recipient.
 *
 * @throws SendUnsupportedError (S5.04)
 */
export function encodeSend(
  core: Core,
  { token, to, amount }: { token: Holding; to: string; amount: bigint },
): TransferCall {
  const network = findNetwork(core.store.getState().networks, token.caipChainId)
  if (network === undefined) throw new SendUnsupportedError(token.caipChainId)
  const { transfers } = adapterOf(core, network.namespace)
  if (transfers?.kind !== 'call') throw new SendUnsupportedError(token.caipChainId)
  return transfers.encode({ token: token.address, to, amount })
}
