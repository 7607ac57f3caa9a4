import type { CaipAccountId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { connectorOf } from '../connections/adapter.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { activeConnection } from '../connections/slice.ts'

/** Puts another of the accounts that the wallet shares first: it is the one that acts (S3.01). */
export function pickAccount(core: Core, account: CaipAccountId): void {
  const { connections } = core.store.getState()
  const connection = activeConnection(connections)
  if (connection.status !== 'connected' || !connection.accounts.includes(account)) return
  const others = connection.accounts.filter((other) => other !== account)
  const accounts = nonEmpty([account, ...others])
  if (accounts === undefined) return
  setConnected(core, 'accountsChanged', {
    namespace: connections.activeNamespace,
    connector: connectorOf(core, connection.connectorId),
    accounts,
    caipChainId: connection.caipChainId,
  })
}
