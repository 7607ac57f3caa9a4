import type { WidgetOptions } from '#protocol'
import { once } from '#lib/promises.ts'
import { type Deployment, secureUrlOf } from '#kernel/config/deployment.ts'
import { ANALYTICS_URL, API_URL, BLOCKCHAIN_URL } from '#kernel/config/serviceUrls.ts'
import { siteName } from '#kernel/config/siteName.ts'
import { setPairing } from '#wallet/connections/walletConnect.ts'
import { WALLET_CONNECT } from '#wallet/connections/ids.ts'
import type { Core, SecureFrameLoader } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { reportUnlessGone } from './reportUnlessGone.ts'

declare const __BUILD__: string

/** WalletConnect's code is heavy: it comes for a stored session, or when somebody asks for it. */
export async function loadWalletConnect({ document }: Window, core: Core) {
  const [{ openWalletConnect }, { followSession }, { watchSessionIcons }] = await Promise.all([
    import('#connectors/openWalletConnect.ts'),
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

/** The embedded wallet's frame: nothing of it is here before somebody means to log in. */
export function secureFrameOf(
  window: Window,
  deployment: Deployment,
  core: () => Core,
): SecureFrameLoader | undefined {
  const url = secureUrlOf(deployment)
  if (url === undefined) return undefined
  return {
    url,
    load: once(async () => {
      const [{ createSecureFrame }, { followFrame }] = await Promise.all([
        import('#clients/secureFrame/secureFrame.ts'),
        import('#wallet/embedded/followFrame.ts'),
      ])
      const { document } = window
      const { signal } = core()
      const frame = createSecureFrame({ url, document, title: 'Embedded wallet', signal })
      followFrame(core(), frame)
      frame.warm()
      return frame
    }),
    openWindow: () =>
      window.open(`${new URL(url).origin}/loading`, '_blank', 'popup,width=600,height=800') ??
      undefined,
  }
}

export async function loadAnalytics(core: Core, projectId: string) {
  const { createAnalytics } = await import('#clients/analytics.ts')
  const { store, deployment, signal } = core
  const { apiUrl = API_URL, analyticsUrl = ANALYTICS_URL } = deployment.services ?? {}
  return createAnalytics({
    projectId,
    apiUrl,
    analyticsUrl,
    signal,
    origin: store.getState().config.origin,
    version: __BUILD__,
    onForbidden: () => showAlert(core, invalidAppConfiguration),
    onFailed: (error) => log(core, 'warn', 'Product events cannot be told', error),
  })
}

const invalidAppConfiguration = {
  code: 'INVALID_APP_CONFIGURATION',
  message: 'Invalid App Configuration',
}

/** Services are asked in the name of a project; without one, they are absent. */
export function servicesProject(
  { services }: Deployment,
  options: WidgetOptions,
): string | undefined {
  return services?.projectId ?? options.projectId
}

/** Their code comes with the first question: Connect is drawn without it. */
export function serviceLoaders(
  deployment: Deployment,
  options: WidgetOptions,
): Pick<Core, 'loadDirectory' | 'loadBlockchainApi'> {
  const projectId = servicesProject(deployment, options)
  if (projectId === undefined) return {}
  const { apiUrl = API_URL, blockchainUrl = BLOCKCHAIN_URL } = deployment.services ?? {}
  const known = { projectId, version: __BUILD__ }
  return {
    loadDirectory: once(() =>
      import('#clients/directory/directory.ts').then(({ createDirectory }) =>
        createDirectory({ ...known, url: apiUrl }),
      ),
    ),
    loadBlockchainApi: once(() =>
      import('#clients/blockchainApi/blockchainApi.ts').then(({ createBlockchainApi }) =>
        createBlockchainApi({ ...known, url: blockchainUrl }),
      ),
    ),
  }
}
