import {
  accountMethods,
  BaseError,
  forwardedMethods,
  interactiveMethods,
  type PageWallet,
  pageWallet,
  toWireError,
  WALLET_NAME_CHARS,
  WALLETS_COUNT,
  type WalletEvent,
  type WireError,
  walletEvent,
} from '#protocol'

type Listen = (name: string, listener: (payload: unknown) => void) => unknown

/** What we use of a wallet's provider (EIP-1193); all of it is the wallet's word. */
export type WalletProvider = {
  readonly request: (request: { method: string; params?: unknown }) => Promise<unknown>
  readonly on?: Listen
  readonly removeListener?: Listen
}

export type WalletRequest = {
  readonly id: string
  readonly walletId: string
  readonly method: string
  readonly params?: unknown
  readonly caipChainId?: string | undefined
  readonly account?: string | undefined
}

type Entry = {
  status: 'pending' | 'done' | 'failed'
  answer: Promise<unknown>
  value?: unknown
  error?: WireError
}

export type Wallets = {
  readonly list: () => PageWallet[]
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly status: (id: string) => {
    status: 'unknown' | Entry['status']
    value?: unknown
    error?: WireError | undefined
  }
}

/** Wallets of the page: found by EIP-6963 or as `window.ethereum`, asked at most once per id. */
export function createWallets(options: {
  readonly window: Window
  readonly own: { readonly uuid: string; readonly rdns: string }
  readonly exclude: readonly string[]
  readonly yieldTo: <T>(work: () => Promise<T>) => Promise<T>
  readonly onChanged: (wallets: PageWallet[]) => void
  readonly onEvent: (walletId: string, event: WalletEvent) => void
  readonly signal: AbortSignal
}): Wallets {
  const { window, own, exclude, yieldTo, onChanged, onEvent, signal } = options
  const found = new Map<string, { wallet: PageWallet; provider: WalletProvider }>()
  const requests = new Map<string, Entry>()
  const watched = new Set<string>()

  const injected = () => {
    const { ethereum } = window as Window & { ethereum?: unknown }
    if (!isProvider(ethereum) || exclude.includes('injected')) return undefined
    const name = injectedName(ethereum)
    const known = [...found.values()].some(
      ({ wallet, provider }) => provider === ethereum || wallet.name === name,
    )
    if (known) return undefined
    const wallet: PageWallet = { id: 'injected', rdns: 'injected', name, kind: 'injected' }
    return { wallet, provider: ethereum }
  }
  const list = () => {
    const legacy = injected()
    const all = [...found.values()].map(({ wallet }) => wallet)
    return legacy === undefined ? all : [...all, legacy.wallet].slice(0, WALLETS_COUNT)
  }

  const announced = (event: Event) => {
    const detail: unknown = 'detail' in event ? event.detail : undefined
    const { info, provider } = (detail ?? {}) as Partial<Record<string, unknown>> // read, never trusted
    const wallet = parseInfo(info)
    if (wallet === undefined || !isProvider(provider)) return
    if (wallet.id === own.uuid || wallet.rdns === own.rdns || exclude.includes(wallet.rdns)) return
    // The first announcement of an id stays: a later one could put itself in its place.
    if (found.has(wallet.id) || found.size >= WALLETS_COUNT) return
    found.set(wallet.id, { wallet, provider })
    onChanged(list())
  }
  window.addEventListener('eip6963:announceProvider', announced, { signal })
  window.dispatchEvent(new Event('eip6963:requestProvider'))

  function watch(walletId: string, provider: WalletProvider): void {
    if (watched.has(walletId)) return
    watched.add(walletId)
    const listen = (type: WalletEvent['type'], read: (payload: unknown) => unknown) => {
      const listener = (payload: unknown) => {
        const event = walletEvent.safeParse(read(payload))
        if (event.success) onEvent(walletId, event.data)
      }
      provider.on?.(type, listener)
      signal.addEventListener('abort', () => provider.removeListener?.(type, listener))
    }
    listen('accountsChanged', (accounts) => ({ type: 'accountsChanged', accounts }))
    listen('chainChanged', (chainId) => ({ type: 'chainChanged', chainId }))
    listen('disconnect', () => ({ type: 'disconnect' }))
  }

  async function send(request: WalletRequest): Promise<unknown> {
    const { walletId, method, params } = request
    if (!forwardedMethods.includes(method)) {
      throw new BaseError(`The method ${method} is not forwarded`, { code: 4200 })
    }
    const provider = (walletId === 'injected' ? injected() : found.get(walletId))?.provider
    if (provider === undefined) {
      throw new BaseError('This wallet is not on the page any more', { code: 'UNKNOWN_WALLET' })
    }
    watch(walletId, provider)
    const ask = async () => {
      if (accountMethods.includes(method)) await assertSame(provider, request)
      return provider.request(params === undefined ? { method } : { method, params })
    }
    return plain(await (interactiveMethods.includes(method) ? yieldTo(ask) : ask()))
  }

  return {
    list,
    request(request) {
      const known = requests.get(request.id)
      if (known !== undefined) return known.answer
      const answer = send(request)
      const entry: Entry = { status: 'pending', answer }
      requests.set(request.id, entry)
      answer.then(
        (value) => Object.assign(entry, { status: 'done', value }),
        (error) => Object.assign(entry, { status: 'failed', error: toWireError(error) }),
      )
      return answer
    },
    status(id) {
      const entry = requests.get(id)
      if (entry === undefined) return { status: 'unknown' }
      const { status, value, error } = entry
      return error === undefined ? { status, value } : { status, error }
    },
  }
}

/** Right before it is sent: the wallet may have moved on since the person read the quote. */
async function assertSame(
  provider: WalletProvider,
  { caipChainId, account }: WalletRequest,
): Promise<void> {
  if (caipChainId === undefined || account === undefined) {
    throw new BaseError('Expected the network and the account to act for', { code: -32602 })
  }
  const [chainId, accounts] = await Promise.all([
    provider.request({ method: 'eth_chainId' }),
    provider.request({ method: 'eth_accounts' }),
  ])
  if (`eip155:${Number(chainId)}` !== caipChainId) {
    throw new BaseError('The wallet is on another network', { code: 4901 })
  }
  const wanted = account.toLowerCase()
  if (!Array.isArray(accounts) || !accounts.some((one) => String(one).toLowerCase() === wanted)) {
    throw new BaseError('The wallet does not share this account', { code: 4100 })
  }
}

function parseInfo(info: unknown): PageWallet | undefined {
  const { uuid, rdns, name, icon } = (info ?? {}) as Partial<Record<string, unknown>> // read, never trusted
  const named = {
    id: uuid,
    rdns,
    name: typeof name === 'string' ? name.trim().slice(0, WALLET_NAME_CHARS) : name,
    kind: 'announced',
  }
  const whole = pageWallet.safeParse({ ...named, icon })
  if (whole.success) return whole.data
  const bare = pageWallet.safeParse(named)
  return bare.success ? bare.data : undefined
}

function isProvider(value: unknown): value is WalletProvider {
  return (
    typeof value === 'object' &&
    value !== null &&
    'request' in value &&
    typeof value.request === 'function'
  )
}

/** Most wallets also say that they are MetaMask: it is asked last. */
const flags = {
  isRabby: 'Rabby Wallet',
  isCoinbaseWallet: 'Coinbase Wallet',
  isBraveWallet: 'Brave Wallet',
  isTrust: 'Trust Wallet',
  isPhantom: 'Phantom',
  isOkxWallet: 'OKX Wallet',
  isMetaMask: 'MetaMask',
} as const

function injectedName(provider: WalletProvider): string {
  const flag = Object.entries(flags).find(([key]) => Reflect.get(provider, key) === true)
  return flag?.[1] ?? 'Browser wallet'
}

/** JSON and nothing else crosses the frame; a proxy or a function would not survive the copy. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
