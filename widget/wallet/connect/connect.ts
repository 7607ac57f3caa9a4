import { BaseError, isError, isUserRejection, type Namespace } from '#protocol'
import { asBaseError } from '#kernel/errors/asBaseError.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { rememberWallet } from './recent.ts'
import { choose, homeOf, pausedView } from '#kernel/modal/chooseView.ts'
import { back, push, reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { adapterOf, connectorOf, walletPort, wantedChains } from '../connections/adapter.ts'
import { EVM } from '../connections/evm.ts'
import type { Connector } from '#kernel/connector.ts'
import { transition } from './transition.ts'
import { isRefusedUntilAgreed } from '../connections/legal.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { waitingView } from '../connections/waitingView.ts'
import type { Attempt } from '../connections/slice.ts'

export type ConnectOptions = {
  readonly connectorId: string
  /** @default the wallet's own, else the one that is looked at */
  readonly namespace?: Namespace | undefined
  /** Which wallet of the registry is meant, where the connector reaches many. */
  readonly wallet?: WalletListing | undefined
}

/**
 * Connects a wallet and makes it the active connection of its namespace. What goes wrong is
 * written to `connections.attempt` for the view that waits, and thrown.
 */
export async function connect(core: Core, options: ConnectOptions): Promise<void> {
  const { connectorId, wallet } = options
  const namespace = options.namespace ?? namespaceOf(core, connectorId)
  if (isRefusedUntilAgreed(core)) {
    throw new BaseError('The terms of this site are not agreed to yet', {
      code: 'TERMS_NOT_AGREED',
    })
  }
  const connector = connectorOf(core, connectorId)
  showWaiting(core, options)
  const mine: Attempt = { namespace, connectorId, status: 'waiting' }
  const attempt = () => core.store.getState().connections.attempt
  // One is asked at a time.
  if (attempt()?.namespace !== namespace) stopConnecting(core)
  transition(core, 'asked', { namespace, attempt: mine })
  try {
    const shared = await askAll(core, connector, namespace)
    const meant = shared.find((one) => one.namespace === namespace) ?? shared[0]
    if (meant === undefined) {
      throw new BaseError('The wallet shared no account', { code: 'WALLET_NO_ACCOUNT' })
    }
    if (attempt() !== mine) return void transition(core, 'late', { namespace })
    take(core, connector, { shared, meant })
    if (wallet !== undefined) rememberWallet(core, wallet)
    leave(core, connectorId)
  } catch (error) {
    const failed: Attempt = { namespace, connectorId, ...failureOf(error) }
    transition(core, attempt() === mine ? 'refused' : 'late', { namespace, attempt: failed })
    throw error
  }
}

type Shared = Awaited<ReturnType<typeof askAll>>

/** What one approval is for: the namespace that was asked for comes last, and is looked at. */
function take(
  core: Core,
  connector: Connector,
  { shared, meant }: { shared: Shared; meant: Shared[number] },
): void {
  const { id } = connector
  const { attempt, byNamespace } = core.store.getState().connections
  const isIts = (name: Namespace) => {
    const one = byNamespace[name]
    return one?.status === 'connected' && one.connectorId === id
  }
  const { namespace } = meant
  if (attempt !== undefined && attempt.namespace !== namespace) {
    // It has nothing there, and is connected where it has.
    transition(core, 'givenUp', attempt)
    transition(core, 'asked', { namespace, attempt: { ...attempt, namespace } })
  }
  for (const name of Object.keys(byNamespace)) {
    const isShared = shared.some((one) => one.namespace === name)
    if (isIts(name) && !isShared) transition(core, 'left', { namespace: name, reason: 'wallet' })
  }
  for (const one of shared) {
    const event = isIts(one.namespace) ? 'accountsChanged' : 'joined'
    if (one !== meant) setConnected(core, event, { ...one, connector })
  }
  setConnected(core, isIts(namespace) ? 'sharedAgain' : 'shared', { ...meant, connector })
}

/**
 * A wallet of the page has its own; any other one is asked for what is looked at, else for the first
 * that the site offers, of those that the connector serves.
 */
function namespaceOf(core: Core, connectorId: string): Namespace {
  const { wallets, connections, networks } = core.store.getState()
  const wallet = wallets.page.find(({ id }) => id === connectorId)
  if (wallet !== undefined) return wallet.namespace ?? EVM
  const { serves } = connectorManifest(core, connectorId)
  const served = networks.offered
    .map(({ namespace }) => namespace)
    .filter((namespace) => serves?.(core, namespace) !== false)
  const { activeNamespace } = connections
  return served.includes(activeNamespace) ? activeNamespace : (served[0] ?? EVM)
}

/** What the wallet shares: of the namespace that was asked for, and of others in one approval. */
async function askAll(core: Core, connector: Connector, namespace: Namespace) {
  const port = walletPort(connector)
  const asked = await adapterOf(core, namespace).connect(port, wantedChains(core, namespace))
  const others = (connector.shared?.() ?? []).filter(
    (name) => name !== namespace && core.adapters[name] !== undefined,
  )
  const states = await Promise.all(
    others.map(async (name) => {
      const state = await adapterOf(core, name).sync(port, wantedChains(core, name))
      return { namespace: name, ...state }
    }),
  )
  return [{ namespace, ...asked }, ...states].flatMap(({ accounts, ...state }) => {
    const some = nonEmpty(accounts)
    return some === undefined ? [] : [{ ...state, accounts: some }]
  })
}

function showWaiting(core: Core, options: ConnectOptions): void {
  const view = waitingView(connectorManifest(core, options.connectorId), options)
  if (view !== undefined) push(core, view)
}

/** Gives up waiting, and goes back, or home where nothing is behind. */
export function cancelConnect(core: Core): void {
  stopConnecting(core)
  if (!back(core)) reset(core, homeOf(core))
}

/** Gives up waiting; an answer that comes later is ignored. */
export function stopConnecting(core: Core, event: 'givenUp' | 'closed' = 'givenUp'): void {
  const { attempt } = core.store.getState().connections
  if (attempt !== undefined) transition(core, event, { namespace: attempt.namespace })
}

function failureOf(error: unknown) {
  if (isUserRejection(error)) return { status: 'declined' } as const
  if (isError(error, -32002)) return { status: 'pendingElsewhere' } as const
  if (isError(error, 4100) || isError(error, 'WALLET_NO_ACCOUNT')) {
    return { status: 'locked' } as const
  }
  const { code, message } = asBaseError(error)
  return { status: 'failed', code, message } as const
}

/** Where a fresh connection leads: back to what was being done, else to where everything starts. */
function leave(core: Core, connectorId: string): void {
  const state = core.store.getState()
  const paused = pausedView(core)
  for (const { afterConnect } of core.features) {
    const view = afterConnect?.(core, paused)
    if (view !== undefined) return reset(core, view)
  }
  // These switch the network by themselves, when it matters.
  const next = paused ?? choose(core, ['network'], {}, state)
  if (next !== undefined) return reset(core, next)
  const isWaiting = core.views[topView(state.router).name].isWaiting === true
  if (connectorManifest(core, connectorId).asks === 'inPlace' || isWaiting)
    reset(core, homeOf(core))
}
