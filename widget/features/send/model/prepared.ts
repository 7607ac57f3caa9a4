import type { TransferSupport } from '#namespaces/adapter.ts'
import type { PreparedTransfers, Transfer } from '#namespaces/transfers.ts'
import type { CaipChainId } from '#protocol'
import { adapterOf } from '#wallet/connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { SendUnsupportedError } from './errors.ts'

/**
 * How to send where the widget builds the transaction itself; undefined where the wallet completes a
 * call.
 *
 * @throws SendUnsupportedError (S5.04)
 */
export async function preparedOf(
  core: Core,
  caipChainId: CaipChainId,
): Promise<{ network: Network; transfers: PreparedTransfers } | undefined> {
  const network = networkOf(core, caipChainId)
  const support = supportOf(core, caipChainId)
  return support.kind === 'call' ? undefined : { network, transfers: await support.load() }
}

/**
 * Whether the wallet or the widget completes a transfer on this network.
 *
 * @throws SendUnsupportedError (S5.04)
 */
export function supportOf(core: Core, caipChainId: CaipChainId): TransferSupport {
  const { transfers } = adapterOf(core, networkOf(core, caipChainId).namespace)
  if (transfers === undefined) throw new SendUnsupportedError(caipChainId)
  return transfers
}

function networkOf(core: Core, caipChainId: CaipChainId): Network {
  const network = findNetwork(core.store.getState().networks, caipChainId)
  if (network === undefined) throw new SendUnsupportedError(caipChainId)
  return network
}

/** The transfer in the terms of its namespace. */
export function transferOf(
  network: Network,
  { token, from, to, amount }: { token: Holding; from: string; to: string; amount: bigint },
): Transfer {
  const { address, decimals } = token
  return { network, from, to, amount, ...(address && { token: { address, decimals } }) }
}
