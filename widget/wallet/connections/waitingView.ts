import type { ConnectorTraits } from '#kernel/connectorManifest.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import type { View } from '#kernel/router/view.ts'

/** The view where the person waits, by how the wallet is asked; undefined where the current view serves. */
export function waitingView(
  { asks }: Partial<ConnectorTraits>,
  { connectorId, wallet }: { connectorId: string; wallet?: WalletListing | undefined },
): View | undefined {
  if (asks === 'inPlace') return undefined
  if (asks !== 'code') return { name: 'ConnectingExternal', connectorId }
  return { name: 'ConnectingWalletConnect', ...(wallet === undefined ? {} : { wallet }) }
}
