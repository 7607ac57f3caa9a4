import { QueryClient } from '@tanstack/react-query'
import {
  BaseError,
  capabilities,
  issuePath,
  negotiate,
  protocolVersions,
  toWireError,
  type Welcome,
} from '#protocol'
import { connectToPage, type PageConnection } from '#clients/page.ts'
import { createStorage } from '#clients/storage.ts'
import { findTextStore } from '#clients/textStores.ts'
import { isPhone, isUntracked, phoneSystem } from '#lib/browser.ts'
import { later, once } from '#lib/promises.ts'
import { connectors } from '#connectors/index.ts'
import {
  type Deployment,
  deployment as deploymentSchema,
  secureUrlOf,
} from '#kernel/config/deployment.ts'
import {
  checkEmbedding,
  claimedPage,
  type Embedding,
  type Surroundings,
} from '#kernel/config/embedding.ts'
import { createConnectorFinder } from '#kernel/connectors.ts'
import { restoreConnections } from '#wallet/connect/restoreConnections.ts'
import type { Core } from '#kernel/core.ts'
import { asBaseError } from '#kernel/errors/asBaseError.ts'
import { allowFee } from '#features/bridge/model/allowFee.ts'
import { createStore, features, views } from '#features/index.ts'
import { publicState } from '#features/publicState.ts'
import { nameOption } from '#kernel/config/nameOption.ts'
import { isEmbedded } from '#kernel/config/slice.ts'
import { createLogs } from '#kernel/logs/log.ts'
import { LOG_BEGINS_AFTER_MS } from '#kernel/logs/limits.ts'
import { open } from '#kernel/modal/open.ts'
import type { Network } from '#kernel/networks/network.ts'
import { shownWallets } from '#wallet/registry/shownWallets.ts'
import {
  loadNetworkReader,
  loadNetworks,
  type NetworkReader,
  offerNetworks,
} from '#kernel/networks/offer.ts'
import { rpcUrlsOf } from '#kernel/networks/rpcUrls.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { restorePreferences } from '#kernel/preferences/restorePreferences.ts'
import { createPublisher } from '#kernel/publish.ts'
import { startReactions } from '#kernel/reactions.ts'
import { eip155 } from '#namespaces/eip155/eip155.ts'
import { type Adapters, addAdapters, discoverWallets } from './boot/adapters.ts'
import { createHandlers } from './boot/handlers.ts'
import {
  loadAnalytics,
  loadRpc,
  secureFrameOf,
  servesWalletList,
  serviceLoaders,
  servicesProject,
} from './boot/loaders.ts'
import { reportUnlessGone } from '#kernel/logs/reportUnlessGone.ts'

declare const __BUILD__: string

/** What `main` draws: the widget, or why there is none. */
export type Booted =
  | { readonly status: 'ready'; readonly core: Core }
  | { readonly status: 'refused'; readonly error: BaseError }

/**
 * Wires the rooms in order: check that the widget may run here, identify the page, read its request, and
 * only then open storage and state. With `boot/`, the only module that knows every room.
 */
export async function boot(window: Window): Promise<Booted> {
  const around = surroundings(window)
  let deployment: Deployment
  let embedding: Embedding
  try {
    deployment = readDeployment(window.document)
    embedding = checkEmbedding(deployment, around)
  } catch (error) {
    const refusal = asBaseError(error)
    // The embedder may not listen to the widget; the reason is drawn in the frame either way.
    sendRefusal(window, claimedPage(around), refusal).catch(() => undefined)
    return { status: 'refused', error: refusal }
  }
  try {
    return { status: 'ready', core: await start(window, deployment, embedding) }
  } catch (error) {
    return { status: 'refused', error: asBaseError(error) }
  }
}

async function start(window: Window, deployment: Deployment, embedding: Embedding): Promise<Core> {
  const ready = later<Core>()
  ready.promise.catch(() => undefined) // the handler reports it to callers that wait
  const life = new AbortController()
  const session = crypto.randomUUID()
  let ofPage: Welcome['capabilities'] = []
  const loading = loadNetworks(deployment)
  loading.catch(() => undefined) // heard below, after the page
  const connection = await connectToPage({
    parent: window.parent,
    origin: embedding.origin,
    instance: embedding.instance,
    handlers: createHandlers({ core: () => ready.promise, capabilities: () => ofPage, session }),
    hearsClicks: () => ofPage.includes('clicks'),
    onLost: () => life.abort(),
  })
  try {
    const welcome = await connection.page
      .hello({
        protocols: [...protocolVersions],
        capabilities: [...capabilities],
        build: __BUILD__,
        session,
      })
      .catch((error: unknown) => {
        throw nameOption(error)
      })
    ofPage = welcome.capabilities
    if (negotiate(protocolVersions, [welcome.protocol]) === undefined) {
      throw new BaseError('This website uses an older version of the widget', {
        code: 'PROTOCOL_MISMATCH',
      })
    }
    const known = await loading
    await allowFee(deployment, welcome.options.bridge)
    const adapters = { eip155 }
    await addAdapters(adapters, known, welcome)
    const readNetwork = await loadNetworkReader(welcome.options)
    const core = createCore({
      window,
      deployment,
      known,
      embedding,
      connection,
      welcome,
      life,
      adapters,
      readNetwork,
    })
    ready.resolve(core)
    return core
  } catch (error) {
    ready.reject(error)
    const { code, message } = toWireError(error)
    // Sent over this connection: penpal on the page accepts no other once it is destroyed.
    connection.page
      .refused({ code, message })
      .catch(() => undefined)
      .finally(connection.destroy)
    throw error
  }
}

function createCore(options: {
  window: Window
  deployment: Deployment
  known: readonly Network[]
  embedding: Embedding
  connection: PageConnection
  welcome: Welcome
  life: AbortController
  adapters: Adapters
  readNetwork: NetworkReader | undefined
}): Core {
  const { window, deployment, known, embedding, connection, welcome, life, adapters } = options
  const { page } = connection
  const store = createStore({
    config: {
      origin: embedding.origin,
      pageTitle: welcome.page.title,
      language: welcome.options.language ?? welcome.page.language,
      options: welcome.options,
      walletConnect: deployment.walletConnect !== undefined,
      walletRegistry: servesWalletList(deployment, welcome.options),
      project: servicesProject(deployment, welcome.options) !== undefined,
      embedded: secureUrlOf(deployment) !== undefined,
      timezone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      phone: isPhone(window),
      untracked: isUntracked(window),
      phoneSystem: phoneSystem(window),
    },
    networks: offerNetworks(known, welcome.options, adapters, options.readNetwork),
    theme: {
      mode: welcome.options.themeMode ?? 'dark',
      preset: welcome.options.themePreset,
      variables: welcome.options.themeVariables ?? {},
    },
    wallets: { page: shownWallets(welcome.wallets) },
    online: window.navigator.onLine,
  })
  const publisher = createPublisher({
    store,
    publicState,
    page,
    onError: reportUnlessGone(life.signal),
  })
  const core: Core = {
    features,
    views,
    store,
    deployment,
    page,
    storage: createStorage(findTextStore(), { scope: embedding.origin }),
    rpc: loadRpc((id) => {
      const network = findNetwork(store.getState().networks, id)
      return network === undefined ? [] : rpcUrlsOf(core, network)
    }),
    ...serviceLoaders(deployment, welcome.options),
    secureFrame: secureFrameOf(window, deployment, () => core),
    queries: new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } }),
    openAnalytics: (projectId) => loadAnalytics(core, projectId),
    adapters,
    connectors,
    getConnector: createConnectorFinder(() => core),
    emit: publisher.emit,
    logs:
      welcome.options.logLevel === 'none'
        ? undefined
        : createLogs(once(async () => (await import('./boot/logs/openRing.ts')).openRing(core))),
    now: Date.now,
    createId: randomId,
    signal: life.signal,
  }
  restorePreferences(core)
  for (const { on } of features) on?.options?.(core, welcome.options)
  discoverWallets(core)
  listen(window, core)
  startReactions(core)
  if (isEmbedded(store.getState().config)) {
    open(core, {}).catch(reportUnlessGone(life.signal))
  }
  if (restoreConnections(core)) {
    import('#wallet/connect/reconnect.ts')
      .then(({ reconnectAll }) => reconnectAll(core))
      .catch(reportUnlessGone(life.signal))
  }
  for (const { resume } of features) resume?.(core, reportUnlessGone(life.signal))
  // The first paint goes before opening the log.
  const timer = setTimeout(() => core.logs?.open().catch(() => undefined), LOG_BEGINS_AFTER_MS)
  life.signal.addEventListener('abort', () => clearTimeout(timer))
  return core
}

/** Outside events enter here and nowhere else. */
function listen(window: Window, core: Core): void {
  const { signal } = core
  window.addEventListener('online', () => core.store.setState({ online: true }), { signal })
  window.addEventListener('offline', () => core.store.setState({ online: false }), { signal })
  const uncaught = (detail: unknown) =>
    core.logs?.keep({ level: 'error', message: 'uncaught', detail, at: core.now() })
  window.addEventListener('error', ({ error }) => uncaught(error), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason), { signal })
  window.addEventListener(
    'storage',
    ({ key }) => {
      for (const { on } of core.features) on?.storage?.(core, key, reportUnlessGone(signal))
    },
    { signal },
  )
}

/** Tells the page why the widget refused; penpal delivers it only to the origin that was claimed. */
async function sendRefusal(
  window: Window,
  claimed: Embedding | undefined,
  refusal: BaseError,
): Promise<void> {
  if (claimed === undefined) return
  const core = () => Promise.reject(refusal)
  const connection = await connectToPage({
    parent: window.parent,
    origin: claimed.origin,
    instance: claimed.instance,
    handlers: createHandlers({ core, capabilities: () => [], session: 'refused' }),
    hearsClicks: () => false,
    onLost: () => undefined,
  })
  const { code, message } = toWireError(refusal)
  await connection.page.refused({ code, message })
}

function readDeployment(document: Document): Deployment {
  const text = document.getElementById('causeway-deployment')?.textContent ?? '{}'
  const parsed = deploymentSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new BaseError('This widget is not set up correctly', {
    code: 'INVALID_DEPLOYMENT',
    details: issuePath(parsed.error),
  })
}

function surroundings({ location, parent, self }: Window): Surroundings {
  const { ancestorOrigins } = location
  return {
    search: location.search,
    ownOrigin: location.origin,
    isTop: parent === self,
    ancestorOrigins: ancestorOrigins === undefined ? undefined : Array.from(ancestorOrigins),
  }
}

function randomId(): string {
  return crypto.randomUUID()
}
