import {
  BaseError,
  type CaipChainId,
  evmChain,
  evmChainIdOf,
  type Namespace,
  parseCaipChainId,
  standardCodes,
  type WalletEvent,
} from '#protocol'
import { addressesOn, chainsOf } from '#clients/walletConnect/grant.ts'
import type {
  Authentication,
  Pairing,
  SignedMessage,
  WcEvent,
  WcPort,
  WcSession,
} from '#clients/walletConnect/port.ts'
import type { WalletRequest, ConnectedWallet } from '#kernel/connector.ts'
import { WALLET_CONNECT } from './ids.ts'
import type { Network } from '#kernel/networks/network.ts'
import { checkAccount } from './checkAccount.ts'
import { type AsksOf, proposalOf } from './proposal.ts'
import { createTransactionSender } from './transactionSender.ts'
import { storedCapabilities } from './storedCapabilities.ts'

/** After a wallet reported a switch, how long its session may take to follow. */
const UPDATE_WAIT_MS = 2_000

export type WcProviderOptions = {
  readonly port: WcPort
  /** Networks to ask for. */
  readonly networks: () => readonly Network[]
  /** The network to start on, where the wallet granted it. */
  readonly preferredChain: () => CaipChainId | undefined
  readonly isSeen: () => boolean
  readonly onPairing: (pairing: Pairing) => void
  /** What the wallet may sign while it connects; undefined where there is no sign-in. */
  readonly authentication: () => Promise<Authentication | undefined>
  readonly onSigned: (signed: readonly SignedMessage[], asked: Authentication) => Promise<void>
  readonly onEvent: (event: WalletEvent) => void
  /** What is asked of a session in a namespace beside eip155. */
  readonly asksOf?: AsksOf | undefined
  /** What the session shares in other namespaces than eip155 may have changed. */
  readonly onChanged?: (() => void) | undefined
  /** The picture of the wallet with this name, where it is known. */
  readonly iconOf?: ((name: string) => string | undefined) | undefined
  /** The session is over, and the widget did not end it. */
  readonly onEnded: (reason: 'wallet' | 'expired') => void
  /** The relay refuses the project: the site's developer has to know. */
  readonly onRefused?: ((error: BaseError) => void) | undefined
  /** Makes this tab the one that owns the stored session; rejects when another one does. */
  readonly own: () => Promise<void>
  readonly release: () => void
}

export type WcProvider = {
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly wallet: () => ConnectedWallet | undefined
  /** Namespaces that the live session shares accounts of. */
  readonly shared: () => readonly Namespace[]
  readonly cancel: () => void
  readonly end: () => Promise<void>
  /** A wallet is asked, or a person is looking at a code. */
  readonly isBusy: () => boolean
  /** Another tab uses the session now; the next request, or `wake`, takes it up again. */
  readonly rest: () => Promise<void>
  readonly wake: () => Promise<void>
}

/** EIP-1193 over a WalletConnect session, with the chain that the widget is on kept here. */
export function createWalletConnectProvider(options: WcProviderOptions): WcProvider {
  const { port, networks, preferredChain, onEvent, onEnded } = options
  const sendTransaction = createTransactionSender()
  let attempt: AbortController | undefined
  let chain: CaipChainId | undefined
  let asking = 0
  let resting = false
  let waking: Promise<void> | undefined
  /** True after a wallet refused or failed to sign in while connecting: then the two are asked separately. */
  let isPlain = false

  const session = (): WcSession => {
    const live = port.session()
    if (live !== undefined) return live
    throw new BaseError('Please call connect() before request()', { code: 'NOT_INITIALIZED' })
  }
  const evmChains = ({ grant }: WcSession) =>
    chainsOf(grant).filter((id) => evmChainIdOf(id) !== undefined)

  /** The current chain: the preferred one where it was granted, else the wallet's first. */
  function currentChain(): CaipChainId {
    const granted = evmChains(session())
    if (chain === undefined || !granted.includes(chain)) {
      const preferred = preferredChain()
      chain = granted.find((id) => id === preferred) ?? granted[0]
    }
    if (chain !== undefined) return chain
    throw new BaseError('The wallet shared no account', { code: 'WALLET_NO_ACCOUNT' })
  }
  const isOnEvm = () => evmChains(session()).length > 0
  const shared = () => {
    const { grant } = port.session() ?? {}
    const chains = grant === undefined ? [] : chainsOf(grant)
    return [...new Set(chains.map((id) => parseCaipChainId(id).namespace))]
  }
  /** Accounts by chain (CAIP-25), for namespaces whose wallets are on no chain of their own. */
  function scopes() {
    const live = port.session()
    const chains = live === undefined ? [] : chainsOf(live.grant)
    const sessionScopes = chains.map((id) => {
      const accounts = addressesOn(session().grant, id).map((address) => `${id}:${address}`)
      return [id, { accounts, methods: [], notifications: [] }]
    })
    return { sessionScopes: Object.fromEntries(sessionScopes) }
  }
  /** Without a session there is no wallet to be on a chain: the widget's own. */
  const idleChain = () => preferredChain() ?? networks()[0]?.caipChainId ?? evmChain(1)
  const accounts = () => (isOnEvm() ? addressesOn(session().grant, currentChain()) : [])

  async function connect(): Promise<readonly string[]> {
    attempt?.abort(new BaseError('Another pairing took its place', { code: 4001 }))
    const mine = new AbortController()
    attempt = mine
    await options.own()
    try {
      const authentication = isPlain ? undefined : await options.authentication()
      mine.signal.throwIfAborted()
      let signed: readonly SignedMessage[] = []
      await port.connect({
        proposal: proposalOf(networks(), options.asksOf),
        authentication,
        onSigned: (messages) => {
          signed = messages
        },
        onPairing: options.onPairing,
        isSeen: options.isSeen,
        signal: mine.signal,
      })
      // Until then a previous session, if any, stays active.
      chain = undefined
      resting = false
      isPlain = false
      if (authentication !== undefined) await options.onSigned(signed, authentication)
    } catch (error) {
      isPlain = !mine.signal.aborted
      if (error instanceof BaseError && error.code === 'WALLET_CONNECT_PROJECT_REFUSED') {
        options.onRefused?.(error)
      }
      if (port.session() === undefined) options.release()
      throw error
    } finally {
      if (attempt === mine) attempt = undefined
    }
    return accounts()
  }

  async function restore(): Promise<readonly string[]> {
    if (port.session() === undefined) {
      await options.own()
      if ((await port.restore(proposalOf(networks(), options.asksOf))) === undefined) {
        options.release()
        return []
      }
    }
    return accounts()
  }

  /** Reports what changed in the other tab meanwhile as if the wallet had just reported it. */
  async function takeUp(): Promise<void> {
    await options.own()
    const before = [chain, ...accounts()]
    const live = await port.restore(proposalOf(networks(), options.asksOf))
    resting = false
    if (live === undefined) {
      ended('wallet')
      throw new BaseError('The session was ended in another tab', { code: 'NO_MATCHING_KEY' })
    }
    if (isOnEvm() && [currentChain(), ...accounts()].join() !== before.join()) emitState(before[0])
    options.onChanged?.()
  }
  async function wake(): Promise<void> {
    if (!resting) return
    waking ??= takeUp().finally(() => {
      waking = undefined
    })
    await waking
  }

  function ended(reason: 'wallet' | 'expired'): void {
    chain = undefined
    options.release()
    onEnded(reason)
  }
  function emitState(before: string | undefined): void {
    const now = currentChain()
    if (now !== before) onEvent({ type: 'chainChanged', chainId: toHex(now) })
    onEvent({ type: 'accountsChanged', accounts: [...accounts()] })
  }

  async function ask(request: Parameters<WcPort['request']>[0]): Promise<unknown> {
    asking += 1
    try {
      return await port.request(request)
    } finally {
      asking -= 1
    }
  }

  /**
   * The widget switches to a granted chain by itself; for any other chain it asks the wallet, and the
   * session has to follow.
   */
  async function switchChain(params: WalletRequest['params']): Promise<null> {
    const target = chainParam(params)
    if (!evmChains(session()).includes(target)) await askForChain(target, params)
    chain = target
    return null
  }

  async function askForChain(target: CaipChainId, params: WalletRequest['params']): Promise<void> {
    const method = 'wallet_switchEthereumChain'
    const refused = new BaseError(
      `Failed to switch to chain '${target}'. The chain is not approved or the wallet does not support '${method}' method.`,
      { code: 'UNSUPPORTED_CHAINS' },
    )
    if (!isApproved(method)) throw refused
    await ask({ caipChainId: currentChain(), method, params })
    if (!(await grantFollows(target))) throw refused
  }

  function grantFollows(target: CaipChainId): Promise<boolean> {
    const has = () => {
      const live = port.session()
      return live !== undefined && evmChains(live).includes(target)
    }
    if (has()) return Promise.resolve(true)
    return new Promise((resolve) => {
      const stop = () => {
        clearTimeout(timer)
        off()
        resolve(has())
      }
      const timer = setTimeout(stop, UPDATE_WAIT_MS)
      const off = port.on(() => {
        if (has()) stop()
      })
    })
  }

  const isApproved = (method: string, namespace = 'eip155') =>
    session().grant.methods[namespace]?.includes(method) === true

  async function forward(asked: WalletRequest): Promise<unknown> {
    const { method, params = [], account, caipChainId = currentChain(), expiry } = asked
    const { topic, grant } = session()
    checkAccount(grant, caipChainId, account)
    const { namespace } = parseCaipChainId(caipChainId)
    const send = (name: string) => {
      if (!isApproved(name, namespace)) {
        throw new BaseError(`Missing or invalid. request() method: ${name}`, {
          code: standardCodes.unsupportedMethod.code,
        })
      }
      return ask({ caipChainId, method: name, params, expirySeconds: expiry })
    }
    if (method !== 'eth_sendTransaction') return send(method)
    return sendTransaction(topic, async (name) => send(name))
  }

  port.on((event: WcEvent) => {
    if (event.type === 'ended') return ended(event.reason)
    const before = chain
    if (event.type === 'updated' && chainsOf(event.session.grant).length === 0) {
      void end()
      return onEnded('wallet')
    }
    if (event.type !== 'updated' && evmChainIdOf(event.caipChainId) === undefined) {
      return options.onChanged?.()
    }
    if (event.type === 'updated') options.onChanged?.()
    if (event.type === 'chainChanged') chain = event.caipChainId
    if (!isOnEvm()) return onEvent({ type: 'accountsChanged', accounts: [] })
    const now = currentChain()
    if (now !== before) onEvent({ type: 'chainChanged', chainId: toHex(now) })
    // The accounts of another chain, or of a changed grant, may differ (S4.11).
    const isOurs = event.type !== 'accountsChanged' || event.caipChainId === now
    const addresses = event.type === 'accountsChanged' ? event.addresses : accounts()
    if (isOurs) onEvent({ type: 'accountsChanged', accounts: [...addresses] })
  })

  async function end(): Promise<void> {
    attempt?.abort(new BaseError('The connection was given up', { code: 4001 }))
    // Another tab that is busy with the session keeps it; in this tab it is over anyway.
    await wake().catch(() => undefined)
    resting = false
    chain = undefined
    await port.disconnect()
    options.release()
  }

  return {
    async request(asked) {
      if (!startsAnew.includes(asked.method)) await wake()
      switch (asked.method) {
        case 'eth_requestAccounts':
          return connect()
        case 'eth_accounts':
          return restore()
        case 'eth_chainId':
          return toHex(port.session() !== undefined && isOnEvm() ? currentChain() : idleChain())
        case 'wallet_createSession':
          await connect()
          return scopes()
        case 'wallet_getSession':
          await restore()
          return scopes()
        case 'wallet_switchEthereumChain':
          return switchChain(asked.params)
        case 'wallet_getCapabilities':
          return storedCapabilities(session(), asked.params) ?? forward(asked)
        case 'wallet_getCallsStatus':
          if (isApproved(asked.method)) return forward(asked)
          throw new BaseError('Fetching call status not approved by the wallet.', {
            code: standardCodes.unsupportedMethod.code,
          })
        default:
          return forward(asked)
      }
    },
    wallet() {
      const { peer } = port.session() ?? {}
      if (peer === undefined) return undefined
      const { name } = peer
      return { id: WALLET_CONNECT, rdns: WALLET_CONNECT, name, icon: options.iconOf?.(name) }
    },
    shared,
    cancel: () => attempt?.abort(new BaseError('The pairing was given up', { code: 4001 })),
    end,
    isBusy: () => asking > 0 || (attempt !== undefined && options.isSeen()),
    async rest() {
      const other = new BaseError('WalletConnect is in use in another tab', {
        code: 'WALLET_CONNECT_OTHER_TAB',
      })
      attempt?.abort(other)
      resting = port.session() !== undefined
      await port.rest()
    },
    wake,
  }
}

/** Of these, none is answered by a session that rests. */
const startsAnew: readonly string[] = ['eth_requestAccounts', 'eth_chainId', 'wallet_createSession']

function chainParam(params: WalletRequest['params']): CaipChainId {
  const [first] = Array.isArray(params) ? params : []
  const chainId = Number(first?.chainId)
  if (Number.isSafeInteger(chainId) && chainId > 0) return evmChain(chainId)
  throw new BaseError('Expected a chainId as a hex string', {
    code: standardCodes.invalidParams.code,
  })
}

function toHex(caipChainId: CaipChainId): `0x${string}` {
  return `0x${(evmChainIdOf(caipChainId) ?? 0).toString(16)}`
}
