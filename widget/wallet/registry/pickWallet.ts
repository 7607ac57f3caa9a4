import { connect } from '../connect/connect.ts'
import { offersRelay, relayId } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import { duplicatesOf } from './duplicates.ts'
import { wantedWallets } from './wantedWallets.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { rowOnPage } from './sameWallet.ts'

/**
 * Connects a wallet of the registry: the page's own one where it is there, else over the relay. Without a relay it
 * leads to where the wallet can be had.
 */
export async function pickWallet(core: Core, wallet: WalletListing): Promise<void> {
  const { wallets, modal } = core.store.getState()
  const rows = wantedWallets(wallets.page, modal.namespace)
  const onPage = rowOnPage({ rows, all: wallets.page }, wallet)
  if (onPage !== undefined) return pickConnector(core, onPage.id)
  if (!offersRelay(core)) return push(core, { name: 'Downloads', wallet })
  return connect(core, { connectorId: relayId(core), wallet })
}

/** Connects by this connector; a wallet that acts on several kinds of chains is asked which first. */
export async function pickConnector(core: Core, connectorId: string): Promise<void> {
  const { wallets, modal } = core.store.getState()
  const page = wantedWallets(wallets.page, modal.namespace)
  const wallet = page.find(({ id }) => id === connectorId)
  const connectorIds = wallet === undefined ? [] : duplicatesOf(page, wallet)
  if (connectorIds.length > 1) return push(core, { name: 'ConnectNamespace', connectorIds })
  return connect(core, { connectorId })
}
