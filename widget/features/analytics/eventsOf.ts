import type { EventProps } from '#clients/analytics.ts'
import { activeConnection, type Attempt } from '#wallet/connections/slice.ts'
import { topView } from '#kernel/router/slice.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import type { ViewTable } from '#kernel/manifest.ts'
import type { State } from '#kernel/store.ts'
import { loginEvents } from './loginEvents.ts'
import { withPerson } from './withPerson.ts'

/** What a feature reports about itself. */
export type FeatureEvents = {
  readonly eventsOf: (before: State, after: State) => readonly EventProps[]
}

type Told = Pick<Core, 'views' | 'connectors'> & { readonly features: readonly FeatureEvents[] }

/**
 * The product events for one change of the state (S7.21). None contains an amount, a text of the page or
 * a wallet's message: failures are reported by their code.
 */
export function eventsOf(before: State, after: State, told: Told): readonly EventProps[] {
  const { views, features } = told
  return [
    ...modalEvents(before, after),
    ...loginEvents(before, after, told),
    ...attemptEvents(before, after, told),
    ...connectionEvents(before, after, told),
    ...networkEvents(before, after),
    ...visitEvents(before, after, views),
    ...purchaseEvents(before, after),
    ...swapEvents(before, after),
    ...nameEvents(before, after),
    ...sendEvents(before, after),
    ...features.flatMap(({ eventsOf }) => eventsOf(before, after)),
    ...accountEvents(before, after),
  ].map((props) => withPerson(told, props, { state: after, before }))
}

function modalEvents(before: State, after: State): EventProps[] {
  if (before.modal.open === after.modal.open) return []
  const event = after.modal.open ? 'MODAL_OPEN' : 'MODAL_CLOSE'
  return [{ type: 'track', event, properties: { connected: isConnected(after) } }]
}

function attemptEvents(before: State, after: State, told: Told): EventProps[] {
  const was = before.connections.attempt
  const is = after.connections.attempt
  if (was === is || is === undefined) return []
  const way = connectorManifest(told, is.connectorId)
  if (is.status === 'waiting') {
    // A login is no choice of a wallet: it has events of its own.
    if (way.isLogin) return []
    const { name, method: platform } = walletOf(after, is, told)
    return [{ type: 'track', event: 'SELECT_WALLET', properties: { name, platform } }]
  }
  const message = is.status === 'failed' ? String(is.code) : is.status
  return [{ type: 'error', event: 'CONNECT_ERROR', properties: { message } }]
}

function connectionEvents(before: State, after: State, told: Told): EventProps[] {
  const events: EventProps[] = []
  const was = activeConnection(before.connections).status
  const is = activeConnection(after.connections).status
  const { attempt } = before.connections
  // A connection restored from the last visit has no attempt, and is not an event.
  const connection = activeConnection(after.connections)
  if (was !== 'connected' && connection.status === 'connected' && attempt !== undefined) {
    const { name } = connection.wallet
    const { method } = walletOf(before, attempt, told)
    events.push({ type: 'track', event: 'CONNECT_SUCCESS', properties: { method, name } })
  }
  if (was === 'connected' && is === 'disconnected') {
    const namespace = before.connections.activeNamespace
    events.push({ type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
  }
  const { toast } = after.notices
  const isNew = toast !== undefined && toast.id !== before.notices.toast?.id
  if (isNew && 'says' in toast.content && toast.content.says === 'disconnectFailed') {
    const message = String(toast.content.code)
    events.push({ type: 'error', event: 'DISCONNECT_ERROR', properties: { message } })
  }
  return events
}

function networkEvents(before: State, after: State): EventProps[] {
  const network = after.networks.active
  const was = activeConnection(before.connections).status
  const is = activeConnection(after.connections).status
  // A connection brings its network along: the person did not choose it.
  if (network === undefined || network === before.networks.active || was !== is) return []
  return [{ type: 'track', event: 'SWITCH_NETWORK', properties: { network } }]
}

function visitEvents(before: State, after: State, views: ViewTable): EventProps[] {
  const { name } = topView(after.router)
  const event = views[name].visit
  const isThere = before.modal.open && after.modal.open && topView(before.router).name !== name
  if (!isThere || event === undefined) return []
  const { active: network = '' } = after.networks
  const properties = event === 'OPEN_SWAP' || event === 'OPEN_SEND' ? { network } : undefined
  return [{ type: 'track', event, ...(properties && { properties }) }]
}

/** The person opened the account's activity, or switched the account type. */
function accountEvents(before: State, after: State): EventProps[] {
  const events: EventProps[] = []
  if (after.portfolio.tab === 'activity' && before.portfolio.tab !== 'activity') {
    events.push({ type: 'track', event: 'CLICK_TRANSACTIONS' })
  }
  const was = before.embeddedWallet.user?.preferredAccountType
  const is = after.embeddedWallet.user?.preferredAccountType
  if (was !== undefined && is !== undefined && was !== is) {
    const properties = { accountType: is, network: after.networks.active ?? '' }
    events.push({ type: 'track', event: 'SET_PREFERRED_ACCOUNT_TYPE', properties })
  }
  return events
}

/** A checkout was opened; one begun in another document is not an event. */
function purchaseEvents(before: State, after: State): EventProps[] {
  const { checkouts } = after.onramp
  if (checkouts === before.onramp.checkouts) return []
  return after.onramp.purchases
    .filter(({ id }) => id in checkouts && !(id in before.onramp.checkouts))
    .map(({ provider }) => ({
      type: 'track',
      event: 'SELECT_BUY_PROVIDER',
      properties: { provider },
    }))
}

/** How a swap begins and ends; the person declining it is not an error. */
function swapEvents(before: State, after: State): EventProps[] {
  const was = before.swap.run
  const is = after.swap.run
  if (is === undefined || was === is) return []
  const { from, to, caipChainId: network } = is.order
  const properties = { network, swapFromToken: from.symbol, swapToToken: to.symbol }
  const events: EventProps[] = []
  if (was?.id !== is.id) events.push({ type: 'track', event: 'INITIATE_SWAP', properties })
  if (was?.id === is.id && was.status === is.status) return events
  if (is.status === 'done') events.push({ type: 'track', event: 'SWAP_SUCCESS', properties })
  if (is.status === 'failed' && is.error !== undefined && !declined.includes(is.error.code)) {
    const isApproval = was?.status === 'approving' || was?.status === 'approvalSent'
    const event = isApproval ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR'
    const message = String(is.error.code)
    events.push({ type: 'error', event, properties: { ...properties, message } })
  }
  return events
}

const declined: readonly (string | number)[] = [4001, 5000]

function nameEvents(before: State, after: State): EventProps[] {
  const was = before.names.registration
  const is = after.names.registration
  if (was === is || is.status === 'idle' || is.status === 'sending') return []
  const properties = { ensName: is.name }
  if (is.status === 'failed') {
    const error = { ...properties, error: String(is.code) }
    return [{ type: 'error', event: 'REGISTER_NAME_ERROR', properties: error }]
  }
  const event = is.status === 'done' ? 'REGISTER_NAME_SUCCESS' : 'REGISTER_NAME_INITIATED'
  return [{ type: 'track', event, properties }]
}

/** Sends that this document requests from its wallet (S4.09); the amount is never reported. */
function sendEvents(before: State, after: State): EventProps[] {
  if (before.transactions === after.transactions) return []
  const { asking } = after.transactions
  const events: EventProps[] = []
  for (const { id, purpose, caipChainId, status, hash, error } of after.transactions.own) {
    if (purpose.type !== 'send') continue
    const was = before.transactions.own.find((one) => one.id === id)?.status
    const { address: token = purpose.token.symbol } = purpose.token
    const properties = { token, network: caipChainId }
    if (asking.includes(id) && !before.transactions.asking.includes(id)) {
      events.push({ type: 'track', event: 'SEND_INITIATED', properties })
    }
    if (was === 'asked' && status === 'sent' && hash !== undefined) {
      events.push({ type: 'track', event: 'SEND_SUCCESS', properties: { ...properties, hash } })
    }
    if (was !== undefined && was !== status && error !== undefined) {
      const message = String(error.code)
      events.push({ type: 'error', event: 'SEND_ERROR', properties: { ...properties, message } })
    }
  }
  return [...events, ...declinedSends(before, after)]
}

/** Declined sends, of which no record is kept. */
function declinedSends(before: State, after: State): EventProps[] {
  const isKept = (id: string) => after.transactions.own.some((one) => one.id === id)
  return before.transactions.own
    .filter(({ id, purpose }) => purpose.type === 'send' && !isKept(id))
    .filter(({ id, status }) => status === 'asked' && before.transactions.asking.includes(id))
    .map(() => ({ type: 'track', event: 'SEND_REJECTED' }))
}

function walletOf(state: State, { connectorId }: Attempt, told: Told) {
  const known = connectorManifest(told, connectorId).productName?.(state)
  if (known !== undefined) return known
  const name = state.wallets.page.find(({ id }) => id === connectorId)?.name ?? ''
  return { name, method: 'browser' }
}

function isConnected({ connections }: State): boolean {
  return activeConnection(connections).status === 'connected'
}
