import { BaseError } from '#protocol'
import { randomId } from '../../stage0/randomId.ts'
import type { WalletProvider } from '../wallets.ts'
import { agree, createKeyPair, decrypt, encrypt } from './cipher.ts'
import { CHAINS_COUNT, REFUSAL_CHARS } from './limits.ts'
import { askNode } from './node.ts'
import type { SessionStore } from './sessionStore.ts'
import { connected, opened, type Response, type Session } from './shapes.ts'
import type { WalletWindow } from './walletWindow.ts'

type Request = { readonly method: string; readonly params?: unknown }
type Listener = (payload: unknown) => void

/** What a person decides in the wallet's window. */
const inWindow: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_signTransaction',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_grantPermissions',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
]

/**
 * Base Account as an EIP-1193 provider, over the messages of `@base-org/account`: keys are agreed
 * on with the window once (ECDH on P-256), and every request and answer is encrypted (AES-GCM).
 */
export function createBaseAccountProvider({
  walletWindow,
  store,
  restored,
  startChainId,
}: {
  readonly walletWindow: WalletWindow
  readonly store: SessionStore
  /** Of an earlier visit. */
  readonly restored: Session | undefined
  readonly startChainId: number
}): WalletProvider {
  const listeners = new Map<string, Set<Listener>>()
  let session = restored
  /** One question after the other: there is one window. */
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const emit = (name: string, payload: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(payload)
  }
  function change(next: Session): void {
    const before = session
    session = next
    store.save(next)
    if (before === undefined) return
    if (before.chainId !== next.chainId) emit('chainChanged', toHex(next.chainId))
    if (before.accounts.join() !== next.accounts.join()) emit('accountsChanged', [...next.accounts])
  }
  function forget(): void {
    session = undefined
    store.remove()
    emit('accountsChanged', [])
  }
  const live = (): Session => {
    if (session !== undefined) return session
    throw new BaseError('Connect Base Account first', { code: 4100 })
  }

  /** Opens the window in this very turn, which is the click's, and then works in it. */
  async function withWindow<T>(work: () => Promise<T>): Promise<T> {
    const ready = waiting === 0 ? walletWindow.open() : undefined
    ready?.catch(() => undefined) // heard right below
    waiting += 1
    const mine = queue.then(async () => {
      await (ready ?? walletWindow.open())
      return work()
    })
    queue = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      waiting -= 1
      if (waiting === 0) walletWindow.close()
    }
  }

  function send(sender: string, content: unknown): Promise<Response> {
    const message = { id: randomId(), sender, content, timestamp: new Date() }
    return walletWindow.ask(message)
  }

  /** One encrypted request in the window that is open. */
  async function ask(by: Session, action: Request): Promise<{ value: unknown; by: Session }> {
    const encrypted = await encrypt(by.secret, { action, chainId: by.chainId })
    return read(by, await send(by.sender, { encrypted }))
  }

  async function read(by: Session, { content }: Response) {
    if (content.encrypted === undefined) throw refusal(content.failure)
    const parsed = opened.safeParse(await decrypt(by.secret, content.encrypted).catch(unreadable))
    if (!parsed.success) return unreadable()
    const { result, data } = parsed.data
    if (result.error !== undefined) throw refusal(result.error)
    return { value: result.value, by: { ...by, ...dataOfWallet(by, data) } }
  }

  async function connect(): Promise<readonly string[]> {
    return withWindow(async () => {
      const keys = await createKeyPair()
      const hello = { handshake: { method: 'handshake', params: [] } }
      const answer = await send(keys.publicKey, hello)
      if (answer.content.failure !== undefined) throw refusal(answer.content.failure)
      const fresh: Session = {
        secret: await agree(keys.privateKey, answer.sender).catch(unreadable),
        sender: keys.publicKey,
        accounts: [],
        chainId: startChainId,
        chains: {},
        capabilities: {},
      }
      const { by: greeted } = await read(fresh, answer)
      const params = [{ version: '1', capabilities: {} }]
      const { value, by } = await ask(greeted, { method: 'wallet_connect', params })
      const parsed = connected.safeParse(value)
      if (!parsed.success) return unreadable()
      const accounts = parsed.data.accounts.map(({ address }) => address)
      change({ ...by, accounts })
      return accounts
    })
  }

  async function askInWindow(request: Request): Promise<unknown> {
    live()
    return withWindow(async () => {
      try {
        const { value, by } = await ask(live(), request)
        change(by)
        return value
      } catch (error) {
        // The wallet does not know this page any more, as after a log-out.
        if (error instanceof BaseError && error.code === 4100) forget()
        throw error
      }
    })
  }

  async function switchChain(request: Request): Promise<null> {
    const [asked] = Array.isArray(request.params) ? request.params : []
    const chainId = Number(Reflect.get(Object(asked), 'chainId'))
    if (!Number.isSafeInteger(chainId)) throw new BaseError('Expected a chainId', { code: -32602 })
    if (!Object.hasOwn(live().chains, chainId)) await askInWindow(request)
    change({ ...live(), chainId })
    return null
  }

  return {
    async request(request) {
      const { method, params } = request
      if (inWindow.includes(method)) return askInWindow(request)
      switch (method) {
        case 'eth_accounts':
          return [...(session?.accounts ?? [])]
        case 'eth_requestAccounts':
          return session === undefined ? connect() : [...session.accounts]
        case 'eth_chainId':
          return toHex(session?.chainId ?? startChainId)
        case 'wallet_switchEthereumChain':
          return switchChain(request)
        case 'wallet_getCapabilities':
          return live().capabilities
        case 'wallet_getCallsStatus':
          return askNode(live().chains[live().chainId], { method, params })
        default:
          throw new BaseError(`Base Account does not know ${method}`, { code: 4200 })
      }
    },
    on: (name, listener) => listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeListener: (name, listener) => listeners.get(name)?.delete(listener),
  }
}

type Told = {
  chains?: Record<string, string> | undefined
  capabilities?: Record<string, unknown> | undefined
}

/** Networks and abilities, which the wallet tells beside an answer. */
function dataOfWallet({ chainId }: Session, data: Told | undefined): Partial<Session> {
  const { chains, capabilities } = data ?? {}
  const nodes = Object.entries(chains ?? {})
    .filter(([id, node]) => /^\d{1,16}$/.test(id) && isNode(node))
    .slice(0, CHAINS_COUNT)
  const [first] = nodes
  const isKnown = first === undefined || nodes.some(([id]) => Number(id) === chainId)
  return {
    ...(first === undefined ? {} : { chains: Object.fromEntries(nodes) }),
    ...(isKnown ? {} : { chainId: Number(first[0]) }),
    ...(capabilities === undefined ? {} : { capabilities }),
  }
}

function refusal(failure: { code?: number | undefined; message?: string | undefined } = {}) {
  const { code = -32603, message = '' } = failure
  return new BaseError(message.slice(0, REFUSAL_CHARS) || 'Base Account refused', { code })
}

function unreadable(): never {
  throw new BaseError('Base Account gave an answer that cannot be read', {
    code: 'WALLET_INVALID_ANSWER',
  })
}

function toHex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

/** As `isUrl` of the loader, which would be a file of its own for both. */
function isNode(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false // that is the answer
  }
}
