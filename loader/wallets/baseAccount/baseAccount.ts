import type { PageWallet } from '#protocol'
import type { Settings } from '../../options/settings.ts'
import type { WalletProvider } from '../wallets.ts'
import { askForClick } from './askForClick.ts'
import { createBaseAccountProvider } from './provider.ts'
import { createSessionStore } from './sessionStore.ts'
import { createWalletWindow } from './walletWindow.ts'

const WALLET_URL = 'https://keys.coinbase.com/connect'
const BASE = 8453

/** The wallet identifies its caller by the SDK whose messages these are. */
const sdk = { sdkName: '@base-org/account', version: '2.5.10' } as const

/** Base Account, in the shape of an announcement. */
export async function createBaseAccount({
  element,
  settings,
  url: address = WALLET_URL,
  signal,
}: {
  /** The element in which the loader draws its own question. */
  readonly element: () => HTMLElement
  readonly settings: Settings
  readonly url?: string | undefined
  readonly signal: AbortSignal
}): Promise<{
  info: Omit<PageWallet, 'id' | 'kind'> & { uuid: string }
  provider: WalletProvider
}> {
  const url = new URL(address)
  url.searchParams.set('sdkName', sdk.sdkName)
  url.searchParams.set('sdkVersion', sdk.version)
  url.searchParams.set('origin', location.origin)
  const { metadata, networks = [], defaultNetwork } = settings.get()
  const offered = [defaultNetwork, ...networks].flatMap((network) => {
    if (typeof network === 'object') return [network.chainId]
    const [, id] = /^eip155:(\d{1,16})$/.exec(network ?? '') ?? []
    return id === undefined ? [] : [Number(id)]
  })
  const walletWindow = createWalletWindow({
    url,
    hello: () => ({
      ...sdk,
      metadata: {
        appName: metadata?.name ?? document.title,
        appLogoUrl: metadata?.icons?.[0] ?? '',
        appChainIds: [...new Set(offered)],
      },
      preference: { telemetry: false },
      // The SDK sends the page's whole address; the wallet needs only its origin.
      location: location.origin,
    }),
    whenBlocked: (open) =>
      askForClick({
        element: element(),
        appearance: { ...settings.appearance(), embedded: false },
        open,
        signal,
      }),
    signal,
  })
  const store = createSessionStore(url.origin)
  return {
    info: { uuid: 'baseAccount', rdns: 'org.base.account', name: 'Base Account', icon },
    provider: createBaseAccountProvider({
      walletWindow,
      store,
      startChainId: offered[0] ?? BASE,
      restored: await store.load(),
    }),
  }
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" d="M0 0h32v32H0z"/><rect width="20" height="20" x="6" y="6" rx="2.4" fill="#00f"/></svg>',
)}`
