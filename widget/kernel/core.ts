import type { QueryClient } from '@tanstack/react-query'
import type { Namespace, PageContract, Remote, WidgetEvent } from '#protocol'
import type { Analytics } from '#clients/analytics.ts'
import type { BlockchainApi, HistoryApi, PricesApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { WalletRegistry } from '#clients/walletRegistry/walletRegistry.ts'
import type { Rpc } from '#clients/rpc.ts'
import type { SecureFrame } from '#clients/secureFrame/port.ts'
import type { Storage } from '#clients/storage.ts'
import type { NamespaceAdapter } from '#namespaces/adapter.ts'
import type { Manifest, ViewTable } from './manifest.ts'
import type { Deployment } from './config/deployment.ts'
import type { Connector } from './connector.ts'
import type { ConnectorManifest } from './connectorManifest.ts'
import type { Logs } from './logs/entry.ts'
import type { Store } from './store.ts'

/** Reaches the secure origin; its code and its document load when the person is about to log in. */
export type SecureFrameLoader = {
  readonly url: string
  readonly load: () => Promise<SecureFrame>
  /** The window of a social login, to be opened in the click; undefined where it is blocked. */
  readonly openWindow: () => Window | undefined
}

/**
 * The first parameter of every action. The outside world is passed in as values, so that core depends
 * on no window, fetch or frame, and a test can pass its own.
 */
export type Core = {
  /** In the order in which they are asked. */
  readonly features: readonly Manifest<Core>[]
  readonly views: ViewTable
  readonly store: Store
  readonly deployment: Deployment
  readonly page: Remote<PageContract>
  readonly storage: Storage
  readonly rpc: Rpc
  /** The wallet list; absent without a project id and a list that wants none. Its code loads with the first request. */
  readonly loadWalletRegistry?: (() => Promise<WalletRegistry>) | undefined
  /** Balances, history, names and the like; only with a project id. */
  readonly loadBlockchainApi?: (() => Promise<BlockchainApi>) | undefined
  /** A history that wants no project; only where there is none. */
  readonly loadHistoryApi?: (() => Promise<HistoryApi>) | undefined
  /** Prices that want no project; only where there is none. */
  readonly loadPricesApi?: (() => Promise<PricesApi>) | undefined
  /** The embedded wallet; absent where the deployment has none. */
  readonly secureFrame?: SecureFrameLoader | undefined
  readonly queries: QueryClient
  /** Product events of this project; its code loads when it is first needed. */
  readonly openAnalytics: (projectId: string) => Promise<Analytics>
  /** Those of the offered networks; more may come with other options. */
  readonly adapters: { [name in Namespace]?: NamespaceAdapter }
  /** Ways to reach wallets. */
  readonly connectors: readonly ConnectorManifest<Core>[]
  readonly getConnector: (id: string) => Connector | undefined
  /** Puts an event on its way to the page. */
  readonly emit: (event: WidgetEvent) => void
  /** Logs kept for support; absent where the site does not ask for them. */
  readonly logs?: Logs | undefined
  readonly now: () => number
  readonly createId: () => string
  /** Aborted when the widget is destroyed; background work runs until then. */
  readonly signal: AbortSignal
}
