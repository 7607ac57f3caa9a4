import type { Address } from 'viem'
import type { Contracts } from '../chains/contracts.ts'
import type { Currency } from '../chains/devChain.ts'
import type { DataWorkerSettings } from '../dataWorker.ts'
import type { FarcasterSettings } from '../farcaster/settings.ts'
import type { Fault } from '../http/faults.ts'
import type { ToldLies } from '../http/fieldLies.ts'
import type { MailSettings } from '../mail/settings.ts'
import type { RelaySettings } from '../relay/relay.ts'
import type { RelayerSettings } from '../relayer.ts'
import type { AnalyticsSettings } from '../services/analytics.ts'
import type { OnrampSettings } from '../services/blockchainApi/purchases.ts'
import type { SwapSettings } from '../services/blockchainApi/convert.ts'
import type { IndexerSettings } from '../services/indexer.ts'
import type { SocialSettings } from '../social/settings.ts'
import type { QuoteSettings } from '../services/suggestedFees.ts'
import type { Profile } from '../unkind/profile.ts'

export type ChainState = {
  chainId: number
  name: string
  nativeCurrency: Currency
  /** The address that products use: faults strike here. */
  rpcUrl: string
  /** The same over a WebSocket. */
  wsUrl: string
  /** The node itself: no fault reaches it. */
  directRpcUrl: string
  explorerUrl: string
  contracts: Contracts
}

export type SolanaState = {
  caipChainId: string
  /** Faults strike here. */
  rpcUrl: string
  /** Of the Devnet Wallet, with SOL and every token. */
  accounts: readonly string[]
  /** Addresses of the tokens by their name here. */
  mints: Readonly<Record<string, string>>
}

export type Urls = {
  control: string
  /** Base of the bridge API, `/api` included; absent without the `api` part. */
  bridgeApi?: string | undefined
  indexer?: string | undefined
  /** What accounts did, as explorers tell it. */
  accountIndexer?: string | undefined
  /** What tokens cost, as a source of prices tells it. */
  priceSource?: string | undefined
  /** Takes product events, and tells them. */
  analytics?: string | undefined
  /** Balances, history, prices, names and swaps. */
  blockchainApi?: string | undefined
  /** Where purchases are paid for. */
  checkout?: string | undefined
  /** WalletConnect's relay, `ws://…`, and the stand-in for its Verify service. */
  relay?: string | undefined
  verify?: string | undefined
  /** Where mails are sent to, `smtp://…`, and the page that shows them. */
  smtp?: string | undefined
  mail?: string | undefined
  /** JSON-RPC of Solana. */
  solana?: string | undefined
  /** REST of Bitcoin, Polkadot and Cosmos. */
  restChains?: string | undefined
  /** Farcaster's relay. */
  farcaster?: string | undefined
  /** The service of bundlers. */
  bundler?: string | undefined
  /** The wallet-list service. */
  directory?: string | undefined
  /** Base of the simulation service; wants the access key. */
  simulation?: string | undefined
  /** The same behind a proxy that adds the key itself. */
  simulationProxy?: string | undefined
  /** Origins of the web part. */
  page?: string | undefined
  widget?: string | undefined
  wallet?: string | undefined
  evil?: string | undefined
  /** The demo pages on another site. */
  shop?: string | undefined
  secure?: string | undefined
}

/** GET /state: where everything is, and how it is set. */
export type DevnetState = {
  urls: Urls
  chains: ChainState[]
  solana: SolanaState | undefined
  /** Accounts of the Devnet Wallet, funded on every chain. */
  accounts: Address[]
  relayer: (RelayerSettings & { lastError?: string | undefined }) | undefined
  dataWorker: (DataWorkerSettings & { lastError?: string | undefined }) | undefined
  walletRelay: (RelaySettings & { sockets: number; mails: number }) | undefined
  quotes: QuoteSettings
  indexer: IndexerSettings
  analytics: AnalyticsSettings
  onramp: OnrampSettings
  swaps: SwapSettings
  mail: MailSettings
  social: SocialSettings
  farcaster: FarcasterSettings
  faults: Record<string, Fault>
  /** What services say otherwise, field by field. */
  lies: Record<string, ToldLies>
  /** In which shapes services and nodes answer, and what those are drawn from. */
  profile: Profile
  seed: number
}
