import { QueryClient } from '@tanstack/react-query'
import {
  BaseError,
  capabilities,
  type Handlers,
  type Namespace,
  negotiate,
  protocolVersions,
  toWireError,
  type Welcome,
  type WidgetContract,
  type WidgetOptions,
} from '#protocol'
import { connectToPage, type PageConnection } from '#clients/page.ts'
import { createRpc } from '#clients/rpc.ts'
import { createStorage } from '#clients/storage.ts'
import { findTextStore } from '#clients/textStores.ts'
import { isPhone, isUntracked, phoneSystem } from '#lib/browser.ts'
import { later, once } from '#lib/promises.ts'
import { createEmbeddedConnector } from '#connectors/embedded.ts'
import { createPageConnector } from '#connectors/page.ts'
import { createTransactionSender } from '#connectors/sendTransaction.ts'
import { createWalletConnectConnector } from '#connectors/walletConnect.ts'
import {
  type Deployment,
  deployment as deploymentSchema,
  secureUrlOf,
} from '#core/config/deployment.ts'
import {
  checkEmbedding,
  claimedPage,
  type Embedding,
  type Surroundings,
} from '#core/config/embedding.ts'
import type { Connector } from '#core/connections/connector.ts'
import { recall } from '#core/connections/recall.ts'
import { setPairing, WALLET_CONNECT } from '#core/connections/walletConnect.ts'
import type { Core, SecureFrameLoader } from '#core/core.ts'
import { EMBEDDED } from '#core/embeddedWallet/slice.ts'
import { asBaseError } from '#core/asBaseError.ts'
import { prefill } from '#core/bridge/prefill.ts'
import { hasStoredTransfers } from '#core/bridge/items.ts'
import { onStorageChanged } from '#core/bridge/otherTab.ts'
import { watchRecovery } from '#core/bridge/watchRecovery.ts'
import { ANALYTICS_URL, API_URL, BLOCKCHAIN_URL } from '#core/config/serviceUrls.ts'
import { nameOption } from '#core/config/nameOption.ts'
import { isEmbedded, offersWalletConnect } from '#core/config/slice.ts'
import { createLogs, log } from '#core/log.ts'
import { LOG_BEGINS_AFTER_MS } from '#core/logs/limits.ts'
import { showAlert } from '#core/notices/notices.ts'
import { close } from '#core/modal/close.ts'
import { open } from '#core/modal/open.ts'
import { namespacesOf } from '#core/networks/namespacesOf.ts'
import type { Network } from '#core/networks/network.ts'
import { loadNetworks, offerNetworks } from '#core/networks/offer.ts'
import { rpcUrlsOf } from '#core/networks/rpcUrls.ts'
import { findNetwork } from '#core/networks/slice.ts'
import { hasStoredPurchases } from '#core/onramp/stored.ts'
import { createPublisher } from '#core/publish.ts'
import { startReactions } from '#core/reactions.ts'
import { createWidgetStore } from '#core/store.ts'
import { hasStoredTransactions } from '#core/transactions/items.ts'
import type { NamespaceAdapter } from '#namespaces/adapter.ts'
import { eip155 } from '#namespaces/eip155/eip155.ts'

declare const __BUILD__: string

/** What `main` draws: the widget, or why there is none. */
export type Booted =
  | { readonly status: 'ready'; readonly core: Core }
  | { readonly status: 'refused'; readonly error: BaseError }

/**
 * Wires the rooms in order: may we run here, who is the page, what did it ask for, and only then
 * storage and state. The only file that knows every room.
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
    // Whoever is there may not listen: the sentence is drawn all the same.
    tellRefusal(window, claimedPage(around), refusal).catch(() => undefined)
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
  ready.promise.catch(() => undefined) // whoever calls meanwhile hears it from the handler
  const life = new AbortController()
  const session = crypto.randomUUID()
  const loading = loadNetworks(deployment)
  loading.catch(() => undefined) // heard below, after the page
  const connection = await connectToPage({
    parent: window.parent,
    origin: embedding.origin,
    instance: embedding.instance,
    handlers: createHandlers(() => ready.promise, session),
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
    if (negotiate(protocolVersions, [welcome.protocol]) === undefined) {
      throw new BaseError('This website uses an older version of the widget', {
        code: 'PROTOCOL_MISMATCH',
      })
    }
    const known = await loading
    const adapters = { eip155 }
    await addAdapters(adapters, known, welcome)
    const core = createCore({
      ...{ window, deployment, known, embedding, connection, welcome, life, adapters },
    })
    ready.resolve(core)
    return core
  } catch (error) {
    ready.reject(error)
    const { code, message } = toWireError(error)
    // On this connection: once it is destroyed, penpal on the page hears no other.
    connection.page
      .refused({ code, message })
      .catch(() => undefined)
      .finally(connection.destroy)
    throw error
  }
}

type Adapters = { [name in Namespace]?: NamespaceAdapter }

/** Adapters of other namespaces come where their chains are offered, to a page that knows of them. */
async function addAdapters(
  adapters: Adapters,
  known: readonly Network[],
  { options, capabilities: ofPage }: Pick<Welcome, 'options' | 'capabilities'>,
): Promise<void> {
  if (!ofPage.includes('namespaces')) return
  const missing = namespacesOf(known, options).filter((name) => adapters[name] === undefined)
  if (missing.length === 0) return
  const { createAdapter } = await import('#namespaces/others.ts')
  for (const name of missing) adapters[name] = createAdapter(name)
}

/** Wallets of the page for the other namespaces are looked for once somebody could want them. */
function discoverWallets({ adapters, page, signal }: Core): void {
  const namespaces = Object.keys(adapters).filter((name) => name !== eip155.namespace)
  if (namespaces.length === 0) return
  page.discoverWallets({ namespaces }).catch(reportUnlessGone(signal))
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
}): Core {
  const { window, deployment, known, embedding, connection, welcome, life, adapters } = options
  const { page } = connection
  const store = createWidgetStore({
    config: {
      origin: embedding.origin,
      pageTitle: welcome.page.title,
      language: welcome.options.language ?? welcome.page.language,
      options: welcome.options,
      walletConnect: deployment.walletConnect !== undefined,
      directory: servicesProject(deployment, welcome.options) !== undefined,
      embedded: secureUrlOf(deployment) !== undefined,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      phone: isPhone(window),
      untracked: isUntracked(window),
      phoneSystem: phoneSystem(window),
    },
    networks: offerNetworks(known, welcome.options, adapters),
    theme: {
      mode: welcome.options.themeMode ?? 'dark',
      preset: welcome.options.themePreset,
      variables: welcome.options.themeVariables ?? {},
    },
    wallets: { page: welcome.wallets },
    online: window.navigator.onLine,
  })
  const publisher = createPublisher({ store, page, onError: reportUnlessGone(life.signal) })
  const connectors = new Map<string, Connector>()
  const sendTransaction = createTransactionSender()
  const walletConnect = createWalletConnectConnector(() => loadWalletConnect(window, core))

  const embedded = createEmbeddedConnector({
    load: async () => (await import('#connectors/openEmbedded.ts')).openEmbedded(core),
    via() {
      const provider = core.store.getState().embeddedWallet.user?.socialProvider ?? undefined
      if (provider === 'farcaster') return provider
      return provider === undefined ? 'email' : 'social'
    },
  })

  const core: Core = {
    store,
    deployment,
    page,
    storage: createStorage(findTextStore(), { scope: embedding.origin }),
    rpc: createRpc({
      urlsOf(id) {
        const network = findNetwork(store.getState().networks, id)
        return network === undefined ? [] : rpcUrlsOf(core, network)
      },
    }),
    ...serviceLoaders(deployment, welcome.options),
    secureFrame: secureFrameOf(window, deployment, () => core),
    queries: new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } }),
    openAnalytics: (projectId) => loadAnalytics(core, projectId),
    adapters,
    getConnector(id) {
      if (id === EMBEDDED) return core.secureFrame === undefined ? undefined : embedded
      if (id === WALLET_CONNECT) {
        return offersWalletConnect(store.getState().config) ? walletConnect : undefined
      }
      const wallet = store.getState().wallets.page.find((other) => other.id === id)
      if (wallet === undefined) return undefined
      const connector =
        connectors.get(id) ??
        createPageConnector({ wallet, page, createId: randomId, sendTransaction })
      connectors.set(id, connector)
      return connector
    },
    emit: publisher.emit,
    logs:
      welcome.options.logLevel === 'none'
        ? undefined
        : createLogs(once(async () => (await import('#core/logs/openRing.ts')).openRing(core))),
    now: Date.now,
    createId: randomId,
    signal: life.signal,
  }
  prefill(core, welcome.options.bridge)
  discoverWallets(core)
  listen(window, core)
  startReactions(core)
  if (isEmbedded(store.getState().config)) {
    open(core, {}).catch(reportUnlessGone(life.signal))
  }
  if (recall(core)) {
    import('#core/connections/reconnect.ts')
      .then(({ takeUpAll }) => takeUpAll(core))
      .catch(reportUnlessGone(life.signal))
  }
  if (hasStoredTransfers(core.storage)) {
    // The bridge is heavy: its code comes only where a transfer is under way.
    import('#core/bridge/resume.ts')
      .then(({ resumeTransfers }) => resumeTransfers(core, reportUnlessGone(life.signal)))
      .catch(reportUnlessGone(life.signal))
  }
  if (hasStoredTransactions(core.storage)) {
    import('#core/transactions/resume.ts')
      .then(({ resumeTransactions }) => resumeTransactions(core))
      .catch(reportUnlessGone(life.signal))
  }
  if (hasStoredPurchases(core.storage)) {
    import('#core/onramp/watch.ts')
      .then(({ resumePurchases }) => resumePurchases(core))
      .catch(reportUnlessGone(life.signal))
  }
  watchRecovery(core, reportUnlessGone(life.signal))
  // What is drawn first comes first.
  const timer = setTimeout(() => core.logs?.open().catch(() => undefined), LOG_BEGINS_AFTER_MS)
  life.signal.addEventListener('abort', () => clearTimeout(timer))
  return core
}

/** WalletConnect's code is heavy: it comes for a stored session, or when somebody asks for it. */
async function loadWalletConnect({ document }: Window, core: Core) {
  const [{ openWalletConnect }, { followSession }] = await Promise.all([
    import('#connectors/openWalletConnect.ts'),
    import('#core/connections/followSession.ts'),
  ])
  const { store, deployment, page, signal } = core
  const { origin, pageTitle, options } = store.getState().config
  return openWalletConnect({
    projectId: deployment.walletConnect?.projectId ?? options.projectId ?? '',
    relayUrls: deployment.walletConnect?.relayUrls,
    verifyUrl: deployment.walletConnect?.verifyUrl,
    site: { origin, name: options.metadata?.name ?? (pageTitle || new URL(origin).host) },
    networks: () => store.getState().networks.offered,
    preferredChain: () => store.getState().networks.active,
    isSeen: () => store.getState().modal.open && !document.hidden,
    onPairing: (pairing) => setPairing(core, pairing),
    authentication: async () => (await import('#core/signIn/oneClick.ts')).oneClick(core),
    async onSigned(signed, asked) {
      const { offerSigned } = await import('#core/signIn/oneClick.ts')
      offerSigned(core, signed, asked)
    },
    asksOf: (namespace) => core.adapters[namespace]?.session,
    ...followSession(core, WALLET_CONNECT, reportUnlessGone(signal)),
    ...{ page, signal },
  })
}

/** The embedded wallet's frame: nothing of it is here before somebody means to log in. */
function secureFrameOf(
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
        import('#core/embeddedWallet/followFrame.ts'),
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

async function loadAnalytics(core: Core, projectId: string) {
  const { createAnalytics } = await import('#clients/analytics.ts')
  const { store, deployment, signal } = core
  const { apiUrl = API_URL, analyticsUrl = ANALYTICS_URL } = deployment.services ?? {}
  return createAnalytics({
    ...{ projectId, apiUrl, analyticsUrl, signal },
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
function servicesProject({ services }: Deployment, options: WidgetOptions): string | undefined {
  return services?.projectId ?? options.projectId
}

/** Their code comes with the first question: Connect is drawn without it. */
function serviceLoaders(
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
    ({ key }) => onStorageChanged(core, key, reportUnlessGone(signal)),
    { signal },
  )
}

function createHandlers(core: () => Promise<Core>, session: string): Handlers<WidgetContract> {
  return {
    open: async (options) => open(await core(), options),
    close: async ({ reason }) => close(await core(), reason),
    // What a page asks as EIP-1193 comes after Connect was seen, or never.
    async request(sent) {
      const { request } = await import('#core/requests/request.ts')
      return request(await core(), sent)
    },
    async cancel({ id }) {
      const { cancelRequest } = await import('#core/requests/line.ts')
      return cancelRequest(await core(), id)
    },
    async setOptions(options) {
      const current = await core()
      const { known } = current.store.getState().networks
      await addAdapters(current.adapters, known, { options, capabilities: [...capabilities] })
      const { setOptions } = await import('#core/config/setOptions.ts')
      setOptions(current, options)
      discoverWallets(current)
    },
    async disconnect({ namespace }) {
      const { disconnectForPage } = await import('#core/connections/disconnect.ts')
      disconnectForPage(await core(), namespace)
    },
    async switchNetwork({ caipChainId }) {
      const { switchNetworkOfPage } = await import('#core/networks/switchNetwork.ts')
      return switchNetworkOfPage(await core(), caipChainId)
    },
    async walletEvent({ walletId, event }) {
      const { onWalletEvent } = await import('#core/connections/walletEvent.ts')
      onWalletEvent(await core(), walletId, event)
    },
    walletsChanged: async ({ wallets }) => {
      const { store } = await core()
      store.setState({ wallets: { page: wallets } })
    },
    pageChanged: async ({ restored }) => {
      const { queries } = await core()
      if (restored === true) await queries.invalidateQueries()
    },
    async getLogs({ after = 0 }) {
      const { logs } = await core()
      const ring = await logs?.open()
      return ring?.part(after) ?? { text: '', last: 0, more: false }
    },
    ping: () => ({ session }),
  }
}

/** The page hears why; penpal sends it to nobody but the origin that was claimed. */
async function tellRefusal(
  window: Window,
  claimed: Embedding | undefined,
  refusal: BaseError,
): Promise<void> {
  if (claimed === undefined) return
  const gone = () => Promise.reject(refusal)
  const connection = await connectToPage({
    parent: window.parent,
    origin: claimed.origin,
    instance: claimed.instance,
    handlers: createHandlers(gone, 'refused'),
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
    details: parsed.error.issues[0]?.path.join('.'),
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

/** After the page left, a failed call is the expected end of it. */
function reportUnlessGone(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) reportError(error)
  }
}
