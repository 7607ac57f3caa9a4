import { QueryClient } from '@tanstack/react-query'
import type { PageContract, Remote, WidgetEvent, WidgetOptions } from '#protocol'
import type { EventProps } from '#clients/analytics.ts'
import { createStorage, type TextStore } from '#clients/storage.ts'
import type { RpcRequest } from '#clients/rpc.ts'
import type { WalletRegistry } from '#clients/walletRegistry/walletRegistry.ts'
import { eip155 } from '#namespaces/eip155/eip155.ts'
import type { Connector } from '../connector.ts'
import { connectors } from '#connectors/index.ts'
import { createStore, features, views } from '#features/index.ts'
import { loadToasts } from '#features/notices/loadToasts.ts'
import { publicState } from '#features/publicState.ts'
import type { Core } from '../core.ts'
import { readCustomNetwork } from '../networks/customNetwork.ts'
import { knownNetworks, offerNetworks } from '../networks/offer.ts'
import { createPublisher } from '../publish.ts'
import { startReactions } from '../reactions.ts'

export type TestCore = Core & {
  /** The events that the page received, in order. */
  readonly published: WidgetEvent[]
  readonly calls: string[]
  /** The events that the project received. */
  readonly productEvents: EventProps[]
  readonly rpcRequests: RpcRequest[]
  readonly places: Map<string, string>
}

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
export const one = 'eip155:31337'
export const two = 'eip155:31338'

// Here before any test: what a file leaves on its way when it ends, the next files would find broken.
await loadToasts({ features })

/** A core with real rooms and a page, a storage and an RPC that live in this process. */
export function createTestCore(
  options: {
    wallets?: readonly Connector[] | undefined
    widgetOptions?: WidgetOptions | undefined
    places?: Map<string, string> | undefined
    rpc?: ((request: RpcRequest) => unknown) | undefined
    /** With one, the page has a project id. */
    walletRegistry?: WalletRegistry | undefined
    /** False: the list wants no project, and there is no relay. @default true */
    hasProject?: boolean | undefined
    /** The callbacks of the page. */
    signIn?: Remote<PageContract>['signIn'] | undefined
    /** False: every view is still on its way. @default true */
    draws?: boolean | undefined
  } = {},
): TestCore {
  const { wallets = [], widgetOptions = {}, places = new Map(), rpc = () => '0x0' } = options
  const { walletRegistry, hasProject = true, signIn, draws = true } = options
  const published: WidgetEvent[] = []
  const calls: string[] = []
  const productEvents: EventProps[] = []
  const rpcRequests: RpcRequest[] = []
  const deployment = {
    allowedOrigins: ['https://shop.example'],
    allowedParents: [],
    projectIds: [],
    // No service: a port that browsers and Node refuse to ask.
    bridge: { apiUrl: 'http://127.0.0.1:9', indexerUrl: 'http://127.0.0.1:9' },
    networks: [31337, 31338].map((chainId) => ({
      chainId,
      name: `Chain ${chainId}`,
      nativeCurrency: currency,
      rpcUrls: [`https://rpc.example/${chainId}`],
      testnet: true,
    })),
  }
  const store = createStore({
    config: {
      origin: 'https://shop.example',
      pageTitle: 'Shop',
      language: 'en',
      options: widgetOptions,
      walletRegistry: walletRegistry !== undefined,
      project: hasProject && walletRegistry !== undefined,
      walletConnect: hasProject && walletRegistry !== undefined,
    },
    networks: offerNetworks(
      knownNetworks(deployment),
      widgetOptions,
      { eip155 },
      readCustomNetwork,
    ),
    wallets: {
      page: wallets.map(({ wallet }) => ({ ...wallet, kind: 'announced' as const })),
    },
  })
  const page = createPage(calls, published, signIn)
  const publisher = createPublisher({
    store,
    publicState,
    page,
    onError: (error) => {
      throw error
    },
  })
  let ids = 0
  const core: TestCore = {
    published,
    calls,
    productEvents,
    rpcRequests,
    places,
    features,
    views,
    store,
    deployment,
    page,
    storage: createStorage(mapStore(places), { scope: 'https://shop.example' }),
    rpc: {
      async request(request) {
        rpcRequests.push(request)
        return rpc(request)
      },
    },
    loadWalletRegistry: walletRegistry && (async () => walletRegistry),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    openAnalytics: async () => ({ send: (props) => productEvents.push(props) }),
    adapters: { eip155 },
    connectors,
    getConnector: (id) => wallets.find((wallet) => wallet.id === id),
    emit: publisher.emit,
    now: Date.now,
    createId: () => {
      ids += 1
      return `request-${ids}`
    },
    signal: new AbortController().signal,
  }
  if (draws) draw(store)
  startReactions(core)
  return core
}

/** Says of every view that it is drawn, as the interface does. */
function draw(store: Core['store']): void {
  store.subscribe((state) => {
    const { name } = state.router.stack[state.router.stack.length - 1] ?? { name: 'Connect' }
    if (!state.modal.open || state.modal.shownView === name) return
    store.setState({ modal: { ...state.modal, shownView: name } })
  })
}

/** The page's side of the wire: remembers what it heard. */
function createPage(
  calls: string[],
  published: WidgetEvent[],
  signIn?: Remote<PageContract>['signIn'],
): Remote<PageContract> {
  const heard = (name: string) => async () => {
    calls.push(name)
  }
  return {
    hello: () => Promise.reject(new Error('The handshake is over')),
    refused: heard('refused'),
    publish: async ({ events }) => {
      published.push(...(events as WidgetEvent[])) // sent by our own publisher
    },
    show: heard('show'),
    hide: heard('hide'),
    resize: heard('resize'),
    discoverWallets: heard('discoverWallets'),
    walletRequest: () => Promise.reject(new Error('Connectors are given')),
    signIn: signIn ?? (() => Promise.reject(new Error('This page has no sign-in'))),
    openUrl: async () => ({ opened: true }),
    lock: async () => ({ granted: true }),
    unlock: heard('unlock'),
  }
}

function mapStore(places: Map<string, string>): TextStore {
  return {
    level: 'local',
    onlyCompact: false,
    read: (key) => places.get(key),
    write(key, text) {
      if (text === undefined) places.delete(key)
      else places.set(key, text)
    },
  }
}
