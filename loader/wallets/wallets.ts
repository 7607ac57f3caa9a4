import { BaseError, type PageWallet, pageWallet, WALLET_NAME_CHARS, WALLETS_COUNT } from '#protocol'

const INJECTED = 'injected'

type Listen = (name: string, listener: (payload: unknown) => void) => unknown

/** What we use of a wallet's provider (EIP-1193); all of it is the wallet's word. */
export type WalletProvider = {
  readonly request: (request: { method: string; params?: unknown }) => Promise<unknown>
  readonly on?: Listen
  readonly removeListener?: Listen
}

export type Found = { readonly wallet: PageWallet; readonly provider: WalletProvider }

export type Wallets = {
  readonly list: () => PageWallet[]
  readonly find: (walletId: string) => Found | undefined
  /**
   * A wallet that is no script of the page, or one of another namespace, whose provider is ours;
   * its id is the same on every page.
   */
  readonly add: (detail: unknown, kind: PageWallet['kind'], namespace?: string) => void
  /** Whether others than the site's own are looked for. */
  readonly looked: boolean
}

/**
 * Wallets of the page: found by EIP-6963 or as `window.ethereum`. `mipd` would ask for announcements (0.1 kB brotli),
 * and leave to us what most of this is: checking them.
 */
export function createWallets(options: {
  readonly window: Window
  /** Whether others than the site's own are looked for. */
  readonly ofPage: boolean
  readonly exclude: readonly string[]
  /** The site's own wallet, in the shape of an announcement. */
  readonly detail?: unknown
  readonly onChanged: (wallets: PageWallet[]) => void
  readonly signal: AbortSignal
}): Wallets {
  const { window, ofPage, exclude, detail: given, onChanged, signal } = options
  const found = new Map<string, Found>()

  // Several in `ethereum.providers` are one, which asks the one that leads: each announces itself by
  // EIP-6963 as well. What has `sendAsync` alone is older than EIP-1193, and is none.
  const injected = (): Found | undefined => {
    try {
      const { ethereum } = window as Window & { ethereum?: unknown }
      if (ofPage && isProvider(ethereum) && !exclude.includes(INJECTED)) {
        const name = injectedName(ethereum)
        const known = [...found.values()].some(
          ({ wallet, provider }) => provider === ethereum || wallet.name === name,
        )
        if (!known) {
          return {
            wallet: { id: INJECTED, rdns: INJECTED, name, kind: INJECTED },
            provider: ethereum,
          }
        }
      }
    } catch {
      // What a page puts there may be a trap, and is no wallet then.
    }
    return undefined
  }
  const list = () => {
    const legacy = injected()
    const all = [...found.values()].map(({ wallet }) => wallet)
    return legacy === undefined ? all : [...all, legacy.wallet].slice(0, WALLETS_COUNT)
  }

  const add: Wallets['add'] = (detail, kind, namespace) => {
    const { info, provider }: Partial<Record<string, unknown>> = Object(detail)
    const wallet = parseInfo(info, kind, namespace)
    if (wallet === undefined || !isProvider(provider)) return
    if (exclude.includes(wallet.rdns)) return
    // The first announcement of an id stays: a later one could put itself in its place.
    if (found.has(wallet.id) || found.size >= WALLETS_COUNT) return
    found.set(wallet.id, { wallet, provider })
    onChanged(list())
  }
  const announced = (event: Event) => add('detail' in event && event.detail, 'announced')
  add(given, 'custom')
  if (given !== undefined && found.size === 0) {
    throw new BaseError('Invalid options: wallets.provider', { code: 'INVALID_OPTIONS' })
  }
  if (ofPage) {
    window.addEventListener('eip6963:announceProvider', announced, { signal })
    window.addEventListener('ethereum#initialized', () => onChanged(list()), { signal })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  }

  return {
    list,
    add,
    looked: ofPage,
    find: (walletId) => (walletId === INJECTED ? injected() : found.get(walletId)),
  }
}

function parseInfo(
  info: unknown,
  kind: PageWallet['kind'],
  namespace?: string,
): PageWallet | undefined {
  const { uuid, rdns, name, icon }: Partial<Record<string, unknown>> = Object(info)
  const named = {
    id: uuid,
    rdns,
    name: typeof name === 'string' ? name.trim().slice(0, WALLET_NAME_CHARS) : name,
    kind,
    namespace,
  }
  const whole = pageWallet.safeParse({ ...named, icon })
  if (whole.success) return whole.data
  const bare = pageWallet.safeParse(named)
  return bare.success ? bare.data : undefined
}

/** Our own is none: it would ask itself. */
function isProvider(value: unknown): value is WalletProvider {
  const { request, isCauseway }: Partial<Record<string, unknown>> = Object(value)
  return typeof request === 'function' && !isCauseway
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
