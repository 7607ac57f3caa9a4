import { isError, type Namespace } from '#protocol'
import type { Core } from '../core.ts'
import { adapterOf, connectorOf, walletPort } from './adapter.ts'
import { rememberedConnection, rememberedListings, rememberedWallets } from './items.ts'
import { RECONNECT_WAIT_MS } from './limits.ts'
import { showAlert } from '../notices/notices.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { EMBEDDED } from '../embeddedWallet/slice.ts'
import { WALLET_CONNECT } from './walletConnect.ts'

/**
 * Takes up the connection of the last visit (S4.01): asks the remembered wallet what it still
 * shares, without a prompt. A wallet may announce itself late, so it is waited for a moment.
 */
export async function reconnect(core: Core): Promise<void> {
  const recentWallets = core.storage.get(rememberedWallets)
  if (recentWallets !== undefined) {
    const recentListings = core.storage.get(rememberedListings) ?? []
    core.store.setState(({ connections }) => ({
      connections: { ...connections, recentWallets, recentListings },
    }))
  }
  const remembered = core.storage.get(rememberedConnection)
  if (remembered === undefined) return
  const namespace: Namespace = 'eip155'
  core.store.setState(({ connections, networks }) => ({
    connections: {
      ...connections,
      byNamespace: {
        ...connections.byNamespace,
        [namespace]: { status: 'reconnecting', ...remembered },
      },
    },
    networks: { ...networks, active: remembered.caipChainId },
  }))
  const walletId = await waitForWallet(core, remembered.rdns)
  if (core.store.getState().connections.byNamespace[namespace]?.status !== 'reconnecting') return
  if (walletId === undefined) return forgetMissing(core, namespace)
  try {
    const connector = connectorOf(core, walletId)
    const state = await adapterOf(core, namespace).sync(walletPort(connector), [
      remembered.caipChainId,
    ])
    const accounts = nonEmpty(state.accounts)
    if (core.store.getState().connections.byNamespace[namespace]?.status !== 'reconnecting') return
    if (accounts === undefined) {
      if (walletId === WALLET_CONNECT) tellLost(core)
      return forget(core, namespace)
    }
    setConnected(core, { namespace, connector, accounts, caipChainId: state.caipChainId })
  } catch (error) {
    // The other tab still uses what is stored; here there is just no connection.
    if (isError(error, 'WALLET_CONNECT_OTHER_TAB')) return setDisconnected(core, namespace)
    forget(core, namespace) // a wallet that does not answer is not connected; Connect says the rest
  }
}

/** A session that could be kept in memory only, or that ended while nobody looked. */
function tellLost(core: Core): void {
  showAlert(core, {
    code: core.storage.level === 'local' ? 'NO_MATCHING_KEY' : 'WALLET_CONNECT_SESSION_LOST',
    message: 'The WalletConnect session is over',
  })
}

/** It was taken out of the browser, or the site does not offer it any more (S8.13). */
function forgetMissing(core: Core, namespace: Namespace): void {
  forget(core, namespace)
  showAlert(core, { code: 'CONNECTOR_NOT_FOUND', message: 'Connector not found' })
}

function forget(core: Core, namespace: Namespace): void {
  setDisconnected(core, namespace)
  core.storage.remove(rememberedConnection)
}

function setDisconnected(core: Core, namespace: Namespace): void {
  core.store.setState(({ connections, networks }) => ({
    connections: {
      ...connections,
      byNamespace: { ...connections.byNamespace, [namespace]: { status: 'disconnected' } },
    },
    networks: { ...networks, active: networks.offered[0]?.caipChainId },
  }))
}

/** The id of the wallet with this rdns, once the page has it. */
function waitForWallet(core: Core, rdns: string): Promise<string | undefined> {
  if (rdns === WALLET_CONNECT || rdns === EMBEDDED) return Promise.resolve(rdns)
  const find = () => core.store.getState().wallets.page.find((wallet) => wallet.rdns === rdns)?.id
  const found = find()
  if (found !== undefined) return Promise.resolve(found)
  return new Promise((resolve) => {
    const stop = (id: string | undefined) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(id)
    }
    const timer = setTimeout(() => stop(undefined), RECONNECT_WAIT_MS)
    const unsubscribe = core.store.subscribe(() => {
      const id = find()
      if (id !== undefined) stop(id)
    })
  })
}
