import { connect } from '../connections/connect.ts'
import { WALLET_CONNECT } from '../connections/walletConnect.ts'
import type { Core } from '../core.ts'
import type { DirectoryWallet } from './directoryWallet.ts'
import { findOnPage } from './sameWallet.ts'

/** Connects a wallet of the directory: the page's own one where it is there, else over the relay. */
export async function pickWallet(core: Core, wallet: DirectoryWallet): Promise<void> {
  const onPage = findOnPage(core.store.getState().wallets.page, wallet)
  if (onPage !== undefined) return connect(core, { connectorId: onPage.id })
  return connect(core, { connectorId: WALLET_CONNECT, wallet })
}
