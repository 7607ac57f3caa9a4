import { BaseError, isError, isUserRejection, type Namespace } from '#protocol'
import { asBaseError } from '../asBaseError.ts'
import type { Core } from '../core.ts'
import type { DirectoryWallet } from '../directory/directoryWallet.ts'
import { rememberWallet } from '../directory/recent.ts'
import { isUnsupported } from '../networks/isUnsupported.ts'
import { isBridgeOnly } from '../config/slice.ts'
import { back, push, reset } from '../router/router.ts'
import { topView } from '../router/slice.ts'
import type { ViewName } from '../router/view.ts'
import { accountToSignIn } from '../signIn/selectors.ts'
import { whenSeen } from '../signIn/whenSeen.ts'
import { adapterOf, connectorOf, walletPort, wantedChains } from './adapter.ts'
import { EVM } from './evm.ts'
import type { Connector } from './connector.ts'
import { isRefusedUntilAgreed } from './legal.ts'
import { nonEmpty, setConnected } from './setConnected.ts'
import { EMBEDDED } from '../embeddedWallet/slice.ts'
import { WALLET_CONNECT } from './walletConnect.ts'
import type { Attempt } from './slice.ts'

export type ConnectOptions = {
  readonly connectorId: string
  /** @default the wallet's own, else the one that is looked at */
  readonly namespace?: Namespace | undefined
  /** Which wallet of the directory is meant, where the connector reaches many. */
  readonly wallet?: DirectoryWallet | undefined
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
  begin(core, namespace, connectorId)
  try {
    const shared = await askAll(core, connector, namespace)
    const [first] = shared
    if (first === undefined) {
      throw new BaseError('The wallet shared no account', { code: 'WALLET_NO_ACCOUNT' })
    }
    if (!isCurrent(core, connectorId)) return
    if (first.namespace !== namespace) fail(core, namespace, undefined)
    // The one that was asked for comes last: it is the one to be looked at.
    for (const one of shared.toReversed()) setConnected(core, { ...one, connector })
    if (wallet !== undefined) rememberWallet(core, wallet)
    for (const { accounts } of shared) {
      const payload = { account: accounts[0], wallet: connector.wallet, via: connector.via }
      whenSeen(core, accounts[0], () => core.emit({ type: 'connect', payload }))
    }
    leave(core, connectorId)
  } catch (error) {
    if (isCurrent(core, connectorId)) fail(core, namespace, failedAttempt(connectorId, error))
    throw error
  }
}

/**
 * A wallet of the page has its own; any other one is asked for what is looked at, as far as the site
 * offers that.
 */
function namespaceOf(core: Core, connectorId: string): Namespace {
  const { wallets, connections, networks } = core.store.getState()
  const wallet = wallets.page.find(({ id }) => id === connectorId)
  if (wallet !== undefined) return wallet.namespace ?? EVM
  const all = networks.offered.map(({ namespace }) => namespace)
  const { activeNamespace } = connections
  return all.includes(activeNamespace) ? activeNamespace : (all[0] ?? EVM)
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

/** The view that waits; who logs in is on one already. */
function showWaiting(core: Core, { connectorId, wallet }: ConnectOptions): void {
  if (connectorId === EMBEDDED) return
  const paired = connectorId === WALLET_CONNECT
  push(
    core,
    paired
      ? { name: 'ConnectingWalletConnect', ...(wallet === undefined ? {} : { wallet }) }
      : { name: 'ConnectingExternal', connectorId },
  )
}

/** Gives up waiting, and goes back. */
export function cancelConnect(core: Core): void {
  stopConnecting(core)
  back(core)
}

/** Gives up waiting; an answer that comes later is ignored. */
export function stopConnecting(core: Core): void {
  const { attempt } = core.store.getState().connections
  if (attempt !== undefined) {
    const isWaiting = attempt.status === 'waiting'
    if (isWaiting) fail(core, attempt.namespace ?? EVM, undefined)
    else
      core.store.setState(({ connections }) => ({
        connections: { ...connections, attempt: undefined },
      }))
    core.getConnector(attempt.connectorId)?.cancel?.()
  }
}

function begin(core: Core, namespace: Namespace, connectorId: string): void {
  core.store.setState(({ connections }) => ({
    connections: {
      ...connections,
      attempt: { status: 'waiting', connectorId, namespace },
      byNamespace: {
        ...connections.byNamespace,
        [namespace]: { status: 'connecting', connectorId },
      },
    },
  }))
}

function fail(core: Core, namespace: Namespace, attempt: Attempt | undefined): void {
  core.store.setState(({ connections }) => ({
    connections: {
      ...connections,
      attempt,
      byNamespace: { ...connections.byNamespace, [namespace]: { status: 'disconnected' } },
    },
  }))
}

/** True while this try is still the one that somebody waits for. */
function isCurrent(core: Core, connectorId: string): boolean {
  const { attempt } = core.store.getState().connections
  return attempt?.status === 'waiting' && attempt.connectorId === connectorId
}

function failedAttempt(connectorId: string, error: unknown): Attempt {
  if (isUserRejection(error)) return { status: 'declined', connectorId }
  if (isError(error, -32002)) return { status: 'pendingElsewhere', connectorId }
  if (isError(error, 4100) || isError(error, 'WALLET_NO_ACCOUNT')) {
    return { status: 'locked', connectorId }
  }
  const { code, message } = asBaseError(error)
  return { status: 'failed', connectorId, code, message }
}

const waiting: readonly ViewName[] = ['ConnectingExternal', 'ConnectingWalletConnect']

/** Where a fresh connection leads: back to what was being done, else to the account. */
function leave(core: Core, connectorId: string): void {
  const state = core.store.getState()
  if (isUnsupported(state)) return reset(core, { name: 'UnsupportedChain' })
  const [first] = state.router.stack
  if (accountToSignIn(state) !== undefined) {
    const next = first.name === 'Bridge' ? first.name : undefined
    return reset(core, { name: 'SIWXSignMessage', next })
  }
  if (isBridgeOnly(state.config) || first.name === 'Bridge') return reset(core, { name: 'Bridge' })
  if (first.name === 'Pay') return reset(core, first)
  const isWaiting = connectorId === EMBEDDED || waiting.includes(topView(state.router).name)
  if (isWaiting) reset(core, { name: 'Account' })
}
