import type { WidgetOptions } from '#protocol'
import type { Rpc, RpcOptions } from '#clients/rpc.ts'
import { once } from '#lib/promises.ts'
import { type Deployment, secureUrlOf } from '#kernel/config/deployment.ts'
import { ANALYTICS_URL, API_URL, BLOCKCHAIN_URL } from '#kernel/config/serviceUrls.ts'
import type { Core, SecureFrameLoader } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { showAlert } from '#kernel/notices/notices.ts'

declare const __BUILD__: string

/** Loader of the embedded wallet's frame: no part of it loads before the person intends to log in. */
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

/** The project in whose name services are called; without one, there are no services. */
export function servicesProject(
  { services }: Deployment,
  options: WidgetOptions,
): string | undefined {
  return services?.projectId ?? options.projectId
}

/** True where there is a wallet list: that of the project, or one of the deployment that wants none. */
export function servesWalletList(deployment: Deployment, options: WidgetOptions): boolean {
  const hasProject = servicesProject(deployment, options) !== undefined
  return hasProject || deployment.services?.walletListUrl !== undefined
}

/** Loads the RPC transport with the first request to a node: Connect is drawn without it. */
export function loadRpc(urlsOf: RpcOptions['urlsOf']): Rpc {
  const open = once(async () => (await import('#clients/rpc.ts')).createRpc({ urlsOf }))
  return { request: async (request) => (await open()).request(request) }
}

/** Each service's code loads with its first request: Connect is drawn without it. */
export function serviceLoaders(
  deployment: Deployment,
  options: WidgetOptions,
): Pick<Core, 'loadWalletRegistry' | 'loadBlockchainApi' | 'loadHistoryApi' | 'loadPricesApi'> {
  const projectId = servicesProject(deployment, options)
  const { apiUrl = API_URL, blockchainUrl = BLOCKCHAIN_URL } = deployment.services ?? {}
  const { walletListUrl, historyUrl, pricesUrl } = deployment.services ?? {}
  const version = __BUILD__
  const listUrl = projectId === undefined ? walletListUrl : apiUrl
  const apiAt = (url: string) =>
    once(() =>
      import('#clients/blockchainApi/blockchainApi.ts').then(({ createBlockchainApi }) =>
        createBlockchainApi({ projectId, version, url }),
      ),
    )
  const withoutProject = {
    ...(historyUrl === undefined ? {} : { loadHistoryApi: apiAt(historyUrl) }),
    ...(pricesUrl === undefined ? {} : { loadPricesApi: apiAt(pricesUrl) }),
  }
  return {
    ...(listUrl === undefined
      ? {}
      : {
          loadWalletRegistry: once(() =>
            import('#clients/walletRegistry/walletRegistry.ts').then(({ createWalletRegistry }) =>
              createWalletRegistry({ projectId, version, url: listUrl }),
            ),
          ),
        }),
    ...(projectId === undefined ? withoutProject : { loadBlockchainApi: apiAt(blockchainUrl) }),
  }
}
