import type { CaipAccountId, Namespace } from '#protocol'
import type { WalletState } from '#namespaces/adapter.ts'
import type { Core } from '../core.ts'
import type { Connector } from './connector.ts'
import { rememberedConnection, rememberedWallets } from './items.ts'
import { RECENT_WALLETS } from './limits.ts'
import type { NonEmpty } from './slice.ts'
import { EMBEDDED } from '../embeddedWallet/slice.ts'
import { WALLET_CONNECT } from './walletConnect.ts'

/** Writes a live connection, and remembers it for the next visit. */
export function setConnected(
  core: Core,
  options: { namespace: Namespace; connector: Connector; accounts: NonEmpty<CaipAccountId> } & Pick<
    WalletState,
    'caipChainId'
  >,
): void {
  const { namespace, connector, accounts, caipChainId } = options
  const { wallet } = connector
  core.store.setState(({ connections, networks }) => ({
    connections: {
      ...connections,
      activeNamespace: namespace,
      attempt: undefined,
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
    networks: { ...networks, active: caipChainId },
  }))
  core.storage.set(rememberedConnection, {
    rdns: wallet.rdns,
    accounts: accounts.slice(0, 5),
    caipChainId,
  })
  core.storage.set(rememberedWallets, [...core.store.getState().connections.recentWallets])
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
