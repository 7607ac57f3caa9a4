import type { CaipAccountId, Namespace } from '#protocol'
import type { WalletState } from '#namespaces/adapter.ts'
import type { Core } from '../core.ts'
import type { Connector } from './connector.ts'
import { rememberedConnections, rememberedWallets } from './items.ts'
import { RECENT_WALLETS, REMEMBERED_CONNECTIONS } from './limits.ts'
import { liveConnections, type NonEmpty } from './slice.ts'
import { EMBEDDED } from '../embeddedWallet/slice.ts'
import { WALLET_CONNECT } from './walletConnect.ts'

/** Writes a live connection, and remembers it for the next visit. */
export function setConnected(
  core: Core,
  options: {
    namespace: Namespace
    connector: Connector
    accounts: NonEmpty<CaipAccountId>
    /** Whether it is the one to be looked at now. @default true */
    activate?: boolean | undefined
  } & Pick<WalletState, 'caipChainId'>,
): void {
  const { namespace, connector, accounts, caipChainId, activate = true } = options
  const { wallet } = connector
  core.store.setState(({ connections, networks }) => ({
    connections: {
      ...connections,
      ...(activate ? { activeNamespace: namespace, attempt: undefined } : {}),
      byNamespace: {
        ...connections.byNamespace,
        [namespace]: {
          status: 'connected',
          connectorId: connector.id,
          wallet,
          accounts,
          caipChainId,
        },
      },
      recentWallets: recent(wallet.rdns, connections.recentWallets),
    },
    networks: activate ? { ...networks, active: caipChainId } : networks,
  }))
  rememberConnections(core)
  core.storage.set(rememberedWallets, [...core.store.getState().connections.recentWallets])
}

/** What is connected now, the active one first. */
export function rememberConnections(core: Core): void {
  const live = liveConnections(core.store.getState().connections)
  if (live.length === 0) return core.storage.remove(rememberedConnections)
  core.storage.set(
    rememberedConnections,
    live.slice(0, REMEMBERED_CONNECTIONS).map(([, { wallet, accounts, caipChainId }]) => ({
      ...{ rdns: wallet.rdns, caipChainId },
      accounts: accounts.slice(0, live.length > 1 ? 1 : 5),
    })),
  )
}

/** Accounts as a list that is known to hold one. */
export function nonEmpty(accounts: readonly CaipAccountId[]): NonEmpty<CaipAccountId> | undefined {
  const [first, ...rest] = accounts
  return first === undefined ? undefined : [first, ...rest]
}

function recent(rdns: string, before: readonly string[]): readonly string[] {
  // What stands behind it is another wallet each time; who logs in has the field for it.
  if (rdns === WALLET_CONNECT || rdns === EMBEDDED) return before
  return [rdns, ...before.filter((other) => other !== rdns)].slice(0, RECENT_WALLETS)
}
