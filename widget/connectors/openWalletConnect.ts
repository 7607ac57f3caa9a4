import type { PageContract, Remote } from '#protocol'
import { attest } from '#clients/walletConnect/attest.ts'
import { PUBLIC_VERIFY, publicRelays } from '#clients/walletConnect/limits.ts'
import { createSessionStore, usableStorage } from '#clients/walletConnect/sessionStore.ts'
import { watchWake } from '#clients/walletConnect/wake.ts'
import { createWalletConnect } from '#clients/walletConnect/walletConnect.ts'
import { createTabOwner } from './tabOwner.ts'
import { type Brand, type Site, walletConnectMetadata } from './walletConnectMetadata.ts'
import {
  createWalletConnectProvider,
  type WcProvider,
  type WcProviderOptions,
} from './walletConnectProvider.ts'

const NAME = 'walletConnect'

export type OpenWalletConnectOptions = Omit<WcProviderOptions, 'port' | 'own' | 'release'> & {
  readonly projectId: string
  readonly relayUrls?: readonly string[] | undefined
  readonly verifyUrl?: string | undefined
  readonly site: Site
  /** Of the deployment. @default Causeway, without a picture */
  readonly brand?: Brand | undefined
  readonly page: Remote<PageContract>
  readonly signal: AbortSignal
}

/**
 * WalletConnect for this document. The only door to the SDK: whoever imports this file statically
 * makes everybody pay for it.
 */
export function openWalletConnect(options: OpenWalletConnectOptions): WcProvider {
  const { projectId, site, brand, page, signal, relayUrls = publicRelays, ...rest } = options
  const { verifyUrl = PUBLIC_VERIFY } = options
  const storage = usableStorage()
  const port = createWalletConnect({
    projectId,
    relayUrls,
    watchWake,
    // The SDK puts the frame's own address in the place of a foreign one.
    metadata: walletConnectMetadata(site, location.origin, brand),
    storage: createSessionStore(site.origin, storage),
    attest: (params) => attest({ verifyUrl, projectId, ...params }),
  })
  signal.addEventListener('abort', () => void port.destroy(), { once: true })

  const provider: WcProvider = createWalletConnectProvider({
    ...rest,
    port,
    // Two tabs over one stored session take its keys and its answers from each other; what is kept
    // in memory is nobody else's.
    ...(storage === undefined ? alone : ownerOf()),
  })
  return provider

  function ownerOf() {
    const owner = createTabOwner({
      name: NAME,
      page,
      channel: new BroadcastChannel(`causeway:${site.origin}:${NAME}`),
      isBusy: () => provider.isBusy(),
      onGivenUp: () => provider.rest(),
      signal,
    })
    const seen = () => {
      // Busy elsewhere: the next request asks again.
      if (!document.hidden) provider.wake().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', seen, { signal })
    return owner
  }
}

const alone = { own: async () => undefined, release: () => undefined }
