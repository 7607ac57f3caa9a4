import type { Address } from 'viem'
import { walletAccounts } from './chains/accounts.ts'
import type { DevChain } from './chains/devChain.ts'
import type { Ledger } from './chains/ledger.ts'
import { type DataWorker, defaultDataWorkerSettings } from './dataWorker.ts'
import type { ChainState, DevnetState, SolanaState, Urls } from './control/state.ts'
import { ID_REGISTRY_ADDRESS } from './farcaster/idRegistry.ts'
import { defaultFarcasterSettings } from './farcaster/settings.ts'
import { createFaults } from './http/faults.ts'
import { createFieldLies } from './http/fieldLies.ts'
import type { Listening } from './http/listen.ts'
import type { ServiceKeys } from './http/serviceKeys.ts'
import { createMails } from './mail/mailbox.ts'
import { defaultMailSettings } from './mail/settings.ts'
import type { Part } from './parts.ts'
import type { RestChains } from './restChains.ts'
import type { SecureService } from './secure.ts'
import type { Solana } from './solana/server.ts'
import type { WalletRelay } from './relay/relay.ts'
import type { Relayer, RelayerSettings } from './relayer.ts'
import { defaultPeople, type Person } from './social/people.ts'
import type { SocialAccess } from './social/social.ts'
import { defaultSocialSettings } from './social/settings.ts'
import { defaultMarketSettings } from './services/blockchainApi/market.ts'
import { defaultAnalyticsSettings, type KeptEvent } from './services/analytics.ts'
import { defaultOnrampSettings } from './services/blockchainApi/purchases.ts'
import { defaultSwapSettings, type SwapSettings } from './services/blockchainApi/convert.ts'
import type { Profile } from './unkind/profile.ts'
import { createUnkindness } from './unkind/unkindness.ts'
import type { NameRegistry } from './services/blockchainApi/names.ts'
import type { Session } from './services/blockchainApi/sessions.ts'
import { defaultIndexerSettings } from './services/indexer.ts'
import type { NodeLimits } from './services/nodeLimits.ts'
import { defaultQuoteSettings } from './services/suggestedFees.ts'

/** How a wallet reaches Farcaster. */
export type FarcasterAccess = { relayUrl: string; rpcUrl: string; idRegistry: Address }

const DEFAULT_EXPLORER_ORIGIN = 'http://localhost:4173'

export type World = ReturnType<typeof createWorld>

/** Who may embed the widget: a list of one's own, or the demo pages and those beside them; and how it answers. */
type Given = {
  readonly profile?: Profile | undefined
  readonly seed?: number | undefined
  readonly allowedOrigins?: readonly string[] | undefined
  readonly allow?: readonly string[] | 'shop' | undefined
  readonly keys?: Partial<ServiceKeys> | undefined
}

/** What the parts of one devnet share: settings, addresses, what runs and how it ends. */
export function createWorld(
  relayer: Partial<RelayerSettings> = {},
  { allowedOrigins, allow = [], keys, ...answers }: Given = {},
) {
  const unkind = createUnkindness(answers)
  const stops: (() => Promise<unknown>)[] = []
  const world = {
    faults: createFaults(),
    fieldLies: createFieldLies(),
    unkind,
    keys,
    nodeLimits: new Map<number, NodeLimits>(),
    quotes: { ...defaultQuoteSettings },
    indexer: { ...defaultIndexerSettings },
    analytics: { ...defaultAnalyticsSettings },
    market: { ...defaultMarketSettings },
    productEvents: [] as KeptEvent[],
    onramp: { ...defaultOnrampSettings },
    swaps: { ...defaultSwapSettings } as SwapSettings,
    names: new Map() as NameRegistry,
    sessions: [] as Session[],
    mails: createMails(),
    mail: { ...defaultMailSettings },
    people: [...defaultPeople] as Person[],
    social: { ...defaultSocialSettings },
    farcasterSettings: { ...defaultFarcasterSettings },
    farcaster: { relayUrl: '', rpcUrl: '', idRegistry: ID_REGISTRY_ADDRESS } as FarcasterAccess,
    bundlerUrls: new Map<number, string>(),
    secure: undefined as SecureService | undefined,
    solana: undefined as Solana | undefined,
    restChains: undefined as RestChains | undefined,
    // Every provider is there once the part is.
    socialAccess: {} as SocialAccess,
    dataWorkerSettings: { ...defaultDataWorkerSettings },
    relayerStart: {
      delayMs: 2_000,
      paused: false,
      slow: false,
      ...relayer,
    } satisfies RelayerSettings,
    // Parts start one after the other, so these are filled in as they come.
    urls: { control: '' } as Urls,
    rpcUrls: new Map<number, string>(),
    chains: [] as readonly DevChain[],
    ledger: undefined as Ledger | undefined,
    relayer: undefined as Relayer | undefined,
    walletRelay: undefined as WalletRelay | undefined,
    dataWorker: undefined as DataWorker | undefined,
    ready: new Set<Part>(),

    /** The one list that the widget and the embedded wallet go by. */
    allowedOrigins: (): string[] => [
      ...(allowedOrigins ?? [
        ...(world.urls.page === undefined ? [] : [world.urls.page]),
        ...(allow === 'shop' ? [world.urls.shop ?? ''] : allow),
      ]),
    ],
    /** Pages that may ask in the project's name; undefined where it names none. */
    origins: (): readonly string[] | undefined => {
      if (!unkind.isOn) return undefined
      const { page, widget } = world.urls
      return [page, widget, ...world.allowedOrigins()].filter((origin) => origin !== undefined)
    },
    /** Remembers how a part ends. */
    ends(stop: () => Promise<unknown>): void {
      stops.push(stop)
    },
    /** Starts a server that ends with the devnet. */
    async serve(starting: Promise<Listening>): Promise<Listening> {
      const server = await starting
      stops.push(server.close)
      return server
    },
    /** Ends everything, newest first: who reads a chain stops before the chain does. */
    async stop(): Promise<void> {
      for (const end of stops.splice(0).reverse()) await end()
      unkind.write()
    },
    explorerUrl: (chainId: number) =>
      `${world.urls.page ?? DEFAULT_EXPLORER_ORIGIN}/explorer/${chainId}`,
    chainStates: (): ChainState[] =>
      world.chains.map(({ chainId, name, nativeCurrency, directUrl, contracts }) => ({
        chainId,
        name,
        nativeCurrency,
        rpcUrl: world.rpcUrls.get(chainId) ?? directUrl,
        wsUrl: (world.rpcUrls.get(chainId) ?? directUrl).replace(/^http/, 'ws'),
        directRpcUrl: directUrl,
        explorerUrl: world.explorerUrl(chainId),
        contracts,
      })),
    state: (): DevnetState => ({
      urls: world.urls,
      chains: world.chainStates(),
      solana: world.solana && solanaState(world.solana),
      accounts: walletAccounts.map(({ address }) => address),
      relayer: world.relayer && {
        ...world.relayer.settings,
        lastError: world.relayer.lastError(),
      },
      dataWorker: world.dataWorker && {
        ...world.dataWorkerSettings,
        lastError: world.dataWorker.lastError(),
      },
      walletRelay: world.walletRelay && {
        ...world.walletRelay.settings,
        ...world.walletRelay.state(),
      },
      quotes: world.quotes,
      indexer: world.indexer,
      analytics: world.analytics,
      onramp: world.onramp,
      swaps: world.swaps,
      mail: world.mail,
      social: world.social,
      farcaster: world.farcasterSettings,
      faults: world.faults.state(),
      lies: world.fieldLies.state(),
      profile: unkind.profile,
      seed: unkind.seed,
    }),
  }
  return world
}

function solanaState({ caipChainId, url, accounts, mints }: Solana): SolanaState {
  const tokens = Object.entries(mints).map(([name, { address }]) => [name, address])
  return { caipChainId, rpcUrl: url, accounts, mints: Object.fromEntries(tokens) }
}
