import type { Namespace, WidgetEvents } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { homeOf } from '#kernel/modal/chooseView.ts'
import { back, reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { transition } from './transition.ts'
import { activeConnection } from '../connections/slice.ts'

export type DisconnectOptions = {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  readonly reason: WidgetEvents['disconnect']['reason']
  /** Of a session that serves several namespaces, this one alone. @default false */
  readonly only?: boolean | undefined
}

/**
 * Ends a connection: account and network data of the namespace and the stored connector id go in
 * one write (S4.01). The page's own permission in the wallet is left alone, and so are connections
 * of other namespaces by other wallets.
 */
export function disconnect(core: Core, options: DisconnectOptions): void {
  const { connections } = core.store.getState()
  const { namespace = connections.activeNamespace, reason, only = false } = options
  const byWallet = only ? 'left' : 'ended'
  const event = reason === 'user' || reason === 'page' ? 'disconnected' : byWallet
  if (!transition(core, event, { namespace, reason })) return
  const state = core.store.getState()
  const view = core.views[topView(state.router).name]
  const isGivenUp = connections.attempt !== undefined && state.connections.attempt === undefined
  if (isGivenUp && view.isWaiting === true && back(core)) return
  const isSeen = activeConnection(state.connections).status !== 'disconnected'
  const isOver = isGivenUp ? view.isWaiting : view.needsAccount
  if (!isSeen && isOver === true) reset(core, homeOf(core))
}

/** The page disconnects one namespace, or all. */
export function disconnectForPage(core: Core, namespace: Namespace | undefined): void {
  if (namespace === undefined) disconnectAll(core, { reason: 'page' })
  else disconnect(core, { namespace, reason: 'page' })
}

/** Ends every connection, of this connector or of all (S4.06). */
export function disconnectAll(
  core: Core,
  { reason, connectorId }: Pick<DisconnectOptions, 'reason'> & { connectorId?: string },
): void {
  const { attempt, byNamespace } = core.store.getState().connections
  const names = [...Object.keys(byNamespace), ...(attempt === undefined ? [] : [attempt.namespace])]
  for (const namespace of new Set(names)) {
    const connection = core.store.getState().connections.byNamespace[namespace]
    const isMeant =
      connectorId === undefined ||
      (connection !== undefined &&
        'connectorId' in connection &&
        connection.connectorId === connectorId)
    if (isMeant) disconnect(core, { namespace, reason })
  }
}
