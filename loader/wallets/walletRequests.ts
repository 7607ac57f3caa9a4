import {
  accountMethods,
  BaseError,
  forwardedMethods,
  interactiveMethods,
  isAccountsRevocation,
  isGrantRevocation,
  MESSAGE_CHARS,
  type WalletEvent,
  walletEvent,
} from '#protocol'
import { WALLET_ANSWERS_KEPT, WALLET_REQUESTS } from './limits.ts'
import type { Found, WalletProvider } from './wallets.ts'

export type WalletRequest = {
  readonly id: string
  readonly walletId: string
  readonly method: string
  readonly params?: unknown
  readonly caipChainId?: string | undefined
  readonly account?: string | undefined
}

export type WalletRequests = {
  readonly request: (request: WalletRequest) => Promise<unknown>
}

/**
 * Requests of the widget to wallets of the page, each sent on at most once. An id is remembered
 * for the life of the page, its answer until `WALLET_ANSWERS_KEPT` later ones have come.
 */
export function createWalletRequests(options: {
  readonly find: (walletId: string) => Found | undefined
  readonly hideWhile: <T>(work: () => Promise<T>) => Promise<T>
  readonly onEvent: (walletId: string, event: WalletEvent) => void
  readonly signal: AbortSignal
}): WalletRequests {
  const { find, hideWhile, onEvent, signal } = options
  const requests = new Map<string, Promise<unknown> | undefined>()
  const answered: string[] = []
  const watched = new Set<string>()

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
    listen('chainChanged', (chainId) => ({ type: 'chainChanged', chainId: asHex(chainId) }))
    listen('disconnect', () => ({ type: 'disconnect' }))
  }

  async function send(request: WalletRequest): Promise<unknown> {
    const { walletId, method, params } = request
    const found = find(walletId)
    if (found?.wallet.namespace !== undefined) return sendNamespaced(found.provider, request)
    const endsAccounts = isAccountsRevocation(method, params)
    const forwarded = endsAccounts || isGrantRevocation(method, params)
    if (!forwarded && !forwardedMethods.includes(method)) {
      throw new BaseError(`The method ${method} is not forwarded`, { code: 4200 })
    }
    const provider = found?.provider
    if (provider === undefined) {
      throw new BaseError('This wallet is not on the page any more', { code: 'UNKNOWN_WALLET' })
    }
    watch(walletId, provider)
    const ask = async () => {
      if (accountMethods.includes(method) && !endsAccounts) await assertSame(provider, request)
      return provider.request(params === undefined ? { method } : { method, params })
    }
    const shows = interactiveMethods.includes(method) && !endsAccounts
    return plain(await (shows ? hideWhile(ask) : ask()))
  }

  /** Of another namespace: the provider is ours, and knows what may be asked of the wallet. */
  async function sendNamespaced(provider: WalletProvider, request: WalletRequest) {
    watch(request.walletId, provider)
    const ask = () => provider.request(request)
    return plain(await (request.method === 'wallet_getSession' ? ask() : hideWhile(ask)))
  }

  /** Whose answer is forgotten was settled long ago; its id still sends nothing again. */
  function forget(id: string): void {
    answered.push(id)
    const oldest = answered.length > WALLET_ANSWERS_KEPT ? answered.shift() : undefined
    if (oldest !== undefined) requests.set(oldest, undefined)
  }

  return {
    async request(request) {
      const { id } = request
      if (requests.has(id)) {
        return requests.get(id) ?? refuse('This request was answered before')
      }
      if (requests.size >= WALLET_REQUESTS) return refuse('The page was asked too often; reload it')
      const answer = send(request).catch(withNumber)
      requests.set(id, answer)
      const settled = () => forget(id)
      answer.then(settled, settled)
      return answer
    },
  }
}

function refuse(message: string): never {
  throw new BaseError(message, { code: -32600 })
}

/** Some wallets say the number of a chain as such, or as text of decimals. */
function asHex(chainId: unknown): unknown {
  if (typeof chainId !== 'number' && typeof chainId !== 'string') return chainId
  const isDecimal = /^\d{1,16}$/.test(String(chainId))
  return isDecimal ? `0x${Number(chainId).toString(16)}` : String(chainId).toLowerCase()
}

/** Some wallets write their code as text, or say with a library's word that the person declined. */
function withNumber(error: unknown): never {
  const { code, message, data }: Partial<Record<string, unknown>> = Object(error)
  const number = code === 'ACTION_REJECTED' ? 4001 : Number(code)
  if (typeof code !== 'string' || code === '' || !Number.isInteger(number)) throw error
  throw new BaseError(String(message ?? ''), { code: number, data, cause: error })
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

/** JSON of a bounded size and nothing else crosses the frame; a proxy would not survive the copy. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null'
  if (text.length <= MESSAGE_CHARS) return JSON.parse(text)
  throw new BaseError('The wallet answered more than fits', { code: 'WALLET_INVALID_ANSWER' })
}
