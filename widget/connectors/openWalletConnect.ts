import { attest } from '#clients/walletConnect/attest.ts'
import { PUBLIC_VERIFY, publicRelays } from '#clients/walletConnect/limits.ts'
import { createSessionStore, usableStorage } from '#clients/walletConnect/sessionStore.ts'
import { watchWake } from '#clients/walletConnect/wake.ts'
import { createWalletConnect } from '#clients/walletConnect/walletConnect.ts'
import { siteName } from '#kernel/config/siteName.ts'
import type { Core } from '#kernel/core.ts'
import { reportUnlessGone } from '#kernel/logs/reportUnlessGone.ts'
import { followSession } from '#wallet/connect/followSession.ts'
import { setPairing } from '#wallet/connections/pairing.ts'
import { watchSessionIcons } from '#wallet/registry/sessionIcons.ts'
import { WALLET_CONNECT } from './ids.ts'
import { createTabOwner } from './tabOwner.ts'
import { walletConnectMetadata } from './walletConnectMetadata.ts'
import { createWalletConnectProvider, type WcProvider } from './walletConnectProvider.ts'

const NAME = 'walletConnect'

/**
 * WalletConnect for this document. The only file that leads to the SDK: a static import of it puts the
 * SDK into the main bundle.
 */
export function openWalletConnect(core: Core): WcProvider {
  const { store, deployment, page, signal } = core
  const { config } = store.getState()
  const { origin, options } = config
  const storage = usableStorage()
  const projectId = deployment.walletConnect?.projectId ?? options.projectId ?? ''
  const verifyUrl = deployment.walletConnect?.verifyUrl ?? PUBLIC_VERIFY
  const site = { origin, name: siteName(config) }
  const port = createWalletConnect({
    projectId,
    relayUrls: deployment.walletConnect?.relayUrls ?? publicRelays,
    watchWake,
    // The SDK replaces a foreign address with the frame's own.
    metadata: walletConnectMetadata(site, location.origin, deployment.brand),
    storage: createSessionStore(origin, storage),
    attest: (params) => attest({ verifyUrl, projectId, ...params }),
  })
  signal.addEventListener('abort', () => void port.destroy(), { once: true })

  const provider: WcProvider = createWalletConnectProvider({
    networks: () => store.getState().networks.offered,
    preferredChain: () => store.getState().networks.active,
    isSeen: () => store.getState().modal.open && !document.hidden,
    onPairing: (pairing) => setPairing(core, pairing),
    authentication: async () => (await import('#wallet/signIn/oneClick.ts')).oneClick(core),
    async onSigned(signed, asked) {
      const { offerSigned } = await import('#wallet/signIn/oneClick.ts')
      offerSigned(core, signed, asked)
    },
    asksOf: (namespace) => core.adapters[namespace]?.session,
    ...followSession(core, WALLET_CONNECT, reportUnlessGone(signal)),
    iconOf: watchSessionIcons(core, WALLET_CONNECT),
    port,
    // Two tabs over one stored session take its keys and its answers from each other; a session in
    // memory belongs to this tab alone.
    ...(storage === undefined ? alone : ownerOf()),
  })
  return provider

  function ownerOf() {
    const owner = createTabOwner({
      name: NAME,
      page,
      channel: new BroadcastChannel(`causeway:${origin}:${NAME}`),
      isBusy: () => provider.isBusy(),
      onGivenUp: () => provider.rest(),
      signal,
    })
    const seen = () => {
      // Another tab is busy with the session: the next request tries again.
      if (!document.hidden) provider.wake().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', seen, { signal })
    return owner
  }
}

const alone = { own: async () => undefined, release: () => undefined }
