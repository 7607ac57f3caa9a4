import { createProductEvents } from '#features/analytics/productEvents.ts'
import { activateNamespace } from '#wallet/connect/activate.ts'
import { stopConnecting } from '#wallet/connect/connect.ts'
import { activeConnection, liveConnections } from '#wallet/connections/slice.ts'
import { offersLogin } from '#wallet/embedded/slice.ts'
import { EMBEDDED, WALLET_CONNECT } from '#wallet/connections/ids.ts'
import { isBridgeOnly } from './config/slice.ts'
import { open } from './modal/open.ts'
import { asksToSwitch } from '#wallet/connections/isUnsupported.ts'
import type { Core } from './core.ts'
import { report } from './logs/log.ts'
import { tellBalanceFailures } from '#wallet/portfolio/balanceNews.ts'
import { hasStoredPayments } from '#features/pay/model/items.ts'
import { bridgeViews } from './router/bridgeViews.ts'
import { homeOf, pausedView } from './router/homeOf.ts'
import { push, reset } from './router/router.ts'
import { topView } from './router/slice.ts'
import { send } from '#features/send/model/slice.ts'
import { followAccount } from '#wallet/signIn/follow.ts'
import { lacksMessage, needsSignIn } from '#wallet/signInState/selectors.ts'
import type { State } from './store.ts'

/**
 * What one room's change means for another. All of it stands here, so that no room has to know
 * who listens.
 */
export function startReactions(core: Core): () => void {
  let before = core.store.getState()
  const tellProductEvents = createProductEvents(core)
  const stopBalances = tellBalanceFailures(core)
  const stop = core.store.subscribe((state) => {
    const previous = before
    before = state
    connectionCameBack(core, previous, state)
    networkBecameUnsupported(core, previous, state)
    followAccount(core, previous, state)
    signInIsAsked(core, previous, state)
    pairingWasLeft(core, previous, state)
    connectionEnded(core, previous, state)
    loginIsOffered(core, previous, state)
    familyChanged(core, previous, state)
    accountIsGone(core, previous, state)
    connectionCame(previous, state)
    accountHasNews(core, previous, state)
    paymentMayHaveArrived(core, previous, state)
    tellProductEvents(previous, state)
  })
  return () => {
    stop()
    stopBalances()
  }
}

/** A remembered wallet answered after Connect was already shown: there is nothing left to ask. */
function connectionCameBack(core: Core, before: State, after: State): void {
  const was = activeConnection(before.connections).status
  const is = activeConnection(after.connections).status
  if (was !== 'reconnecting' || is !== 'connected' || !after.modal.open) return
  if (topView(after.router).name !== 'Connect') return
  reset(
    core,
    needsSignIn(after) ? { name: 'SIWXSignMessage' } : (pausedView(after) ?? homeOf(after)),
  )
}

/** Nobody sees the code any more: whoever photographed it shall not connect later. */
function pairingWasLeft(core: Core, before: State, after: State): void {
  const isShown = ({ router }: State) => topView(router).name === 'ConnectingWalletConnect'
  if (!isShown(before) || isShown(after)) return
  if (after.connections.attempt?.connectorId === WALLET_CONNECT) stopConnecting(core)
}

/** What a wallet can do was its word of this connection: whoever connects next is asked anew. */
function connectionEnded(core: Core, before: State, after: State): void {
  const live = connectorIds(after)
  const was = connectorIds(before).find((id) => !live.includes(id))
  if (was === undefined) return
  if (was === EMBEDDED) {
    import('#wallet/embedded/forget.ts')
      .then(({ forgetLogin }) => forgetLogin(core))
      .catch(report(core))
  }
  core.queries.removeQueries({ queryKey: ['capabilities', was] })
  if (!after.calls.unoffered.includes(was)) return
  core.store.setState(({ calls }) => ({
    calls: { ...calls, unoffered: calls.unoffered.filter((id) => id !== was) },
  }))
}

/** Where a project decides who may log people in, it is asked as soon as somebody looks (S5.07). */
function loginIsOffered(core: Core, before: State, after: State): void {
  if (before.modal.open || !after.modal.open || after.config.directory !== true) return
  if (after.embeddedWallet.allowed !== 'unknown' || !offersLogin(after)) return
  import('#wallet/embedded/allow.ts').then(({ askAllowed }) => askAllowed(core)).catch(report(core))
}

/** S4.05: what was going to be sent on one kind of chains means nothing on another. */
function familyChanged(core: Core, before: State, after: State): void {
  if (before.connections.activeNamespace === after.connections.activeNamespace) return
  core.store.setState({ send })
  const isHere = activeConnection(after.connections).status !== 'disconnected'
  if (isHere || !familyViews.includes(topView(after.router).name)) return
  push(core, { name: 'Connect' })
}

/** They show the account that is looked at: without one, a wallet for these chains is offered. */
const familyViews: readonly string[] = ['Account', 'Networks']

/** Back at an account that is not there: another one is shown, or the way to one. */
function accountIsGone(core: Core, before: State, after: State): void {
  if (!after.modal.open || before.router === after.router) return
  if (topView(after.router).name !== 'Account') return
  if (activeConnection(after.connections).status !== 'disconnected') return
  const [live] = liveConnections(after.connections)
  if (live !== undefined) activateNamespace(core, live[0])
  else reset(core, homeOf(after))
}

/** A wallet's window belongs to a click on the page, which is too old when code comes only then. */
function connectionCame(before: State, after: State): void {
  if (connectorIds(before).length > 0 || connectorIds(after).length === 0) return
  import('#wallet/requests/request.ts').catch(() => undefined) // the first request asks for it again
}

/** Of no use before somebody bridged, sent, swapped or bought something. */
function accountHasNews(core: Core, before: State, after: State): void {
  const isSame =
    before.transactions.own === after.transactions.own &&
    before.swap === after.swap &&
    before.onramp.purchases === after.onramp.purchases &&
    before.bridge.transfers === after.bridge.transfers
  const isLeft = before.router !== after.router && topView(before.router).name === 'SendProgress'
  if (isSame && !isLeft && after.notices.toast === undefined) return
  import('./notices/accountNews.ts')
    .then(({ tellAccountNews }) => tellAccountNews(core, before, after))
    .catch(report(core))
}

/** What was paid is told to the page once the recipient's chain has it. */
function paymentMayHaveArrived(core: Core, before: State, after: State): void {
  const isSame =
    before.transactions.own === after.transactions.own &&
    before.bridge.transfers === after.bridge.transfers
  if (isSame || !hasStoredPayments(core.storage)) return
  import('#features/pay/model/settle.ts')
    .then(({ settlePayments }) => settlePayments(core))
    .catch(() => undefined) // the next change, or the next visit, asks for it again
}

function connectorIds({ connections }: State): readonly string[] {
  return liveConnections(connections).map(([, { connectorId }]) => connectorId)
}

/** What somebody is asked to sign is made when they are asked: a nonce does not live long. */
function signInIsAsked(core: Core, before: State, after: State): void {
  const { step } = after.signIn
  if (step.status !== 'asking' || lacksMessage(before) || !lacksMessage(after)) return
  const { account } = step
  import('#wallet/signIn/prepare.ts')
    .then(({ prepareMessage }) => prepareMessage(core, account))
    .catch(() => undefined) // the press of the button tries again
}

/** S4.05: a wallet on a network that is not offered is asked to switch. */
function networkBecameUnsupported(core: Core, before: State, after: State): void {
  const is = asksToSwitch(after)
  const was = asksToSwitch(before)
  if (!is && was && topView(after.router).name === 'UnsupportedChain') reset(core, homeOf(after))
  if (!is || was || isBridgeOnly(after.config)) return
  if (after.modal.open) {
    const isBusy = after.router.stack.some(({ name }) => ownNetworkViews.includes(name))
    if (!isBusy) reset(core, { name: 'UnsupportedChain' })
    return
  }
  // A visit that begins asks nobody, and neither does the page that was told no: the next opening does.
  if (activeConnection(before.connections).status !== 'connected') return
  core.page
    .show({})
    .then(() => open(core))
    .catch(() => undefined)
}

/** A transfer goes on where it is; bridge and payment switch by themselves; who connects comes to it. */
const ownNetworkViews: readonly string[] = [
  ...bridgeViews,
  'Pay',
  'ConnectingExternal',
  'ConnectingWalletConnect',
]
