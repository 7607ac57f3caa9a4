import { type CaipChainId, isError, type Namespace } from '#protocol'
import { connectorManifest } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import { adapterOf, connectorOf, walletPort } from '../connections/adapter.ts'
import { EVM } from '../connections/evm.ts'
import { transition } from './transition.ts'
import { RECONNECT_WAIT_MS } from '../connections/limits.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { connectionOf } from '../connections/slice.ts'

/**
 * Asks the remembered wallets what they still share, without a prompt. A wallet may announce itself
 * late, so it is waited for a moment.
 */
export async function reconnectAll(core: Core): Promise<void> {
  const { byNamespace } = core.store.getState().connections
  const returning = Object.entries(byNamespace).flatMap(([namespace, one]) =>
    one?.status === 'reconnecting' ? [{ ...one, namespace }] : [],
  )
  // A wallet that serves several namespaces is asked one after the other.
  const wallets = [...new Set(returning.map(({ rdns }) => rdns))]
  await Promise.all(
    wallets.map(async (rdns) => {
      for (const one of returning) if (one.rdns === rdns) await reconnectRemembered(core, one)
    }),
  )
}

type Returning = { rdns: string; caipChainId: CaipChainId | undefined; namespace: Namespace }

async function reconnectRemembered(
  core: Core,
  { rdns, caipChainId, namespace }: Returning,
): Promise<void> {
  const isReturning = () =>
    connectionOf(core.store.getState().connections, namespace).status === 'reconnecting'
  const walletId = await waitForWallet(core, rdns, namespace)
  if (!isReturning()) return
  if (walletId === undefined) return forgetMissing(core, namespace)
  try {
    const connector = connectorOf(core, walletId)
    const state = await adapterOf(core, namespace).sync(
      walletPort(connector),
      caipChainId === undefined ? [] : [caipChainId],
    )
    const accounts = nonEmpty(state.accounts)
    if (accounts === undefined) {
      if (isReturning()) notifyOfLost(core, walletId)
      transition(core, 'gone', { namespace })
    } else setConnected(core, 'returned', { ...state, namespace, connector, accounts })
  } catch (error) {
    // The other tab still uses what is stored; here there is just no connection. A wallet that does
    // not answer is not connected; Connect says the rest.
    const isElsewhere = isError(error, 'WALLET_CONNECT_OTHER_TAB')
    transition(core, isElsewhere ? 'elsewhere' : 'gone', { namespace })
  }
}

function notifyOfLost(core: Core, walletId: string): void {
  const alert = connectorManifest(core, walletId).lost?.(core)
  if (alert !== undefined) showAlert(core, alert)
}

/** It was taken out of the browser, or the site does not offer it any more (S8.13). */
function forgetMissing(core: Core, namespace: Namespace): void {
  transition(core, 'gone', { namespace })
  showAlert(core, { code: 'CONNECTOR_NOT_FOUND', message: 'Connector not found' })
}

/** The id of the wallet with this rdns, once the page has it. */
function waitForWallet(
  core: Core,
  rdns: string,
  namespace: Namespace,
): Promise<string | undefined> {
  if (core.connectors.some(({ id }) => id === rdns)) return Promise.resolve(rdns)
  const find = () =>
    core.store
      .getState()
      .wallets.page.find((one) => one.rdns === rdns && (one.namespace ?? EVM) === namespace)?.id
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
