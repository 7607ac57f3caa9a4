import type { CaipAccountId, Namespace } from '#protocol'
import type { WalletState } from '#namespaces/adapter.ts'
import type { Core } from '#kernel/core.ts'
import type { Connector } from '#kernel/connector.ts'
import { transition } from './transition.ts'
import type { NonEmpty } from '../connections/slice.ts'
import type { ConnectionEvent } from '../connections/table.ts'

/** Tells the table what a wallet shares; false where nothing comes of it. */
export function setConnected(
  core: Core,
  event: ConnectionEvent,
  shared: {
    namespace: Namespace
    connector: Connector
    accounts: NonEmpty<CaipAccountId>
  } & Pick<WalletState, 'caipChainId'>,
): boolean {
  const { namespace, connector, accounts, caipChainId } = shared
  const { id: connectorId, wallet } = connector
  return transition(core, event, {
    namespace,
    connector,
    connection: { status: 'connected', connectorId, wallet, accounts, caipChainId },
  })
}

/** Accounts as a list that is known to hold one. */
export function nonEmpty(accounts: readonly CaipAccountId[]): NonEmpty<CaipAccountId> | undefined {
  const [first, ...rest] = accounts
  return first === undefined ? undefined : [first, ...rest]
}
