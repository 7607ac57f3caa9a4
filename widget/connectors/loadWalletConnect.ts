import { siteName } from '#kernel/config/siteName.ts'
import type { Core } from '#kernel/core.ts'
import { reportUnlessGone } from '#kernel/logs/reportUnlessGone.ts'
import { setPairing } from '#wallet/connections/pairing.ts'
import { WALLET_CONNECT } from './ids.ts'
import type { WcProvider } from './walletConnectProvider.ts'

/** WalletConnect's code is heavy: it comes for a stored session, or when somebody asks for it. */
export async function loadWalletConnect(core: Core): Promise<WcProvider> {
  const [{ openWalletConnect }, { followSession }, { watchSessionIcons }] = await Promise.all([
    import('./openWalletConnect.ts'),
    import('#wallet/connect/followSession.ts'),
    import('#wallet/registry/sessionIcons.ts'),
  ])
  const { store, deployment, page, signal } = core
  const { config } = store.getState()
  const { origin, options } = config
  return openWalletConnect({
    projectId: deployment.walletConnect?.projectId ?? options.projectId ?? '',
    relayUrls: deployment.walletConnect?.relayUrls,
    verifyUrl: deployment.walletConnect?.verifyUrl,
    site: { origin, name: siteName(config) },
    brand: deployment.brand,
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
    page,
    signal,
  })
}
