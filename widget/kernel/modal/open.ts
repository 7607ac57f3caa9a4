import { BaseError, type Namespace, type OpenOptions } from '#protocol'
import {
  isBridgeOnly,
  offersAllWallets,
  offersBuying,
  offersNetworks,
  offersSwaps,
  offersWalletConnect,
} from '../config/slice.ts'
import { needsAgreement } from '#wallet/connections/legal.ts'
import { activateNamespace } from '#wallet/connect/activate.ts'
import { activeConnection, liveConnections } from '#wallet/connections/slice.ts'
import type { Core } from '../core.ts'
import { offersLogin } from '#wallet/embedded/slice.ts'
import { log } from '../logs/log.ts'
import { asksToSwitch } from '#wallet/connections/isUnsupported.ts'
import { showAlert } from '../notices/notices.ts'
import { reset } from '../router/router.ts'
import { topView } from '../router/slice.ts'
import type { View } from '../router/view.ts'
import { needsSignIn } from '#wallet/signInState/selectors.ts'
import type { State } from '../store.ts'
import { RETURN_WAIT_MS, VIEW_WAIT_MS } from './limits.ts'
import { takeArguments } from './takeArguments.ts'

/**
 * Opens the widget and resolves when the view is drawn. A given view is used; otherwise a
 * connected account gives Account, and Connect is the rest, or apps where a phone has nothing else
 * to offer (S2.02).
 */
export async function open(core: Core, options: OpenOptions = {}): Promise<{ view: string }> {
  await settled(core)
  const { connections } = core.store.getState()
  const [live] = liveConnections(connections)
  const namespace = options.namespace ?? live?.[0]
  if (namespace !== undefined) activateNamespace(core, namespace)
  await takeArguments(core, options)
  const state = core.store.getState()
  const next = chooseView(state, options)
  tellMissingProject(core, options)
  return openAt(core, next, options.namespace)
}

/**
 * Opens the widget with this view, and resolves when it is drawn; at once when it is closed before
 * that, since nobody waits for it any more.
 */
export async function openAt(
  core: Core,
  next: View,
  namespace?: Namespace | undefined,
): Promise<{ view: string }> {
  const state = core.store.getState()
  const isOffered = state.networks.offered.some((network) => network.namespace === namespace)
  const same = state.modal.open && topView(state.router).name === next.name
  if (!same) reset(core, next)
  core.store.setState(({ modal }) => ({
    modal: {
      ...modal,
      open: true,
      namespace: isOffered ? namespace : undefined,
      shownView: same ? modal.shownView : undefined,
    },
  }))
  return { view: await shown(core, next.name) }
}

/** The view that `open()` shows. */
export function chooseView(state: State, { view, uri }: OpenOptions): View {
  const connection = activeConnection(state.connections)
  const connected = connection.status === 'connected'
  if (uri !== undefined) return { name: 'ConnectingWalletConnect', uri }
  if (view === 'Settings') return { name: view }
  if (needsSignIn(state)) return { name: 'SIWXSignMessage' }
  if (isBridgeOnly(state.config)) {
    return view === 'Transfers' ? { name: 'Transfers' } : { name: 'Bridge' }
  }
  if (view === 'Bridge' || view === 'Transfers' || view === 'Pay') return { name: view }
  if (connected && asksToSwitch(state)) return { name: 'UnsupportedChain' }
  if (view === 'Networks' && offersNetworks(state.config)) return { name: view }
  if (view === 'Connect') return { name: view }
  const isByApp = !connected && isOnlyByApp(state)
  if ((isByApp || view === 'AllWallets') && offersAllWallets(state.config)) {
    return { name: 'AllWallets' }
  }
  if (isByApp) return { name: 'ConnectingWalletConnect' }
  if (view === 'AllWallets' || !connected) return { name: 'Connect' }
  const { features } = state.config.options
  if (view === 'Send' && features?.send !== false) return { name: view }
  if (view === 'Buy' && offersBuying(state.config)) return { name: view }
  if (view === 'Receive' && features?.receive !== false) return { name: view }
  if (view === 'Swap' && offersSwaps(state.config)) return { name: view }
  return { name: 'Account' }
}

/** A site that asks for what only a project id gives is told, once (S8.03). */
function tellMissingProject(core: Core, { view }: OpenOptions): void {
  const { config } = core.store.getState()
  if (config.directory === true || isBridgeOnly(config)) return
  if (view !== 'AllWallets' && view !== 'Swap' && view !== 'Buy') return
  const alert = { code: 'PROJECT_ID_NOT_CONFIGURED', message: 'Project ID Not Configured' }
  showAlert(core, alert)
  log(core, 'error', `${alert.message}: ${view} needs one`)
}

/**
 * On a phone an app is the only way where there is no wallet in the page, no login and no connection
 * that is kept (S2.02). A login that the project has yet to allow counts, so that nobody is taken
 * from one view to another while reading.
 */
export function isOnlyByApp(state: State): boolean {
  const { config, wallets, connections } = state
  if (config.phone !== true || wallets.page.length > 0 || needsAgreement(state)) return false
  // One with accounts is live, or stored and on its way back.
  const isKept = Object.values(connections.byNamespace).some((one) => one && 'accounts' in one)
  return !isKept && !offersLogin(state) && offersWalletConnect(config)
}

/** A remembered connection on its way back decides between Account and Connect: a moment for it. */
function settled(core: Core): Promise<void> {
  const returns = ({ connections }: State) =>
    activeConnection(connections).status === 'reconnecting'
  if (!returns(core.store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(stop, RETURN_WAIT_MS)
    const unsubscribe = core.store.subscribe((state) => {
      if (!returns(state)) stop()
    })
  })
}

/** The name of the view once it is drawn, or of the one that was to be drawn when it closes. */
function shown(core: Core, next: View['name']): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
    }
    const look = ({ modal }: State) => {
      if (modal.open && modal.shownView === undefined) return
      stop()
      resolve(modal.shownView ?? next)
    }
    const unsubscribe = core.store.subscribe(look)
    const timer = setTimeout(() => {
      stop()
      reject(new BaseError('The view did not load', { code: 'VIEW_NOT_LOADED' }))
    }, VIEW_WAIT_MS)
    look(core.store.getState())
  })
}
