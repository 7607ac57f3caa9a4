import * as z from 'zod/mini'
import { type CaipChainId, caipChainId, evmAddress, namespace } from './caip.ts'
import { CUSTOM_WALLETS_COUNT, LISTED_WALLETS_COUNT, NETWORKS_COUNT } from './limits.ts'
import { fromPage, list, text, within } from './shapes.ts'
import { type SiweConfig, type Siwx, signInOption } from './signIn.ts'
import { themeMode, themePreset, themeVariables } from './theme.ts'

/** Views a page may ask for; the others belong to the widget's own flows. */
export const openViews = [
  'Connect',
  'AllWallets',
  'Account',
  'Send',
  'Receive',
  'Swap',
  'Buy',
  'Pay',
  'Networks',
  'Bridge',
  'Transfers',
  'Settings',
] as const
export const openView = z.enum(openViews)
export type OpenView = z.infer<typeof openView>

const url = text(2_048, /^https?:\/\/\S+$/)
const shortText = text(120)
const token = z.union([evmAddress, z.literal('native')])

/** A positive decimal in the token's unit, as a person writes it: `12.5`. */
const decimalAmount = text(80, /^\d{1,60}(\.\d{1,60})?$/)

const language = fromPage(text(35, /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/))

const side = fromPage(
  z.strictObject({
    /** The network that the form starts with. */
    caipChainId: z.optional(caipChainId),
    /** The token that the form starts with; `native` is the network's currency. */
    token: z.optional(token),
  }),
)

export const bridgeOptions = z.strictObject({
  origin: z.optional(side),
  destination: z.optional(side),
  /** Who receives; shown as set by the page, and acknowledged when it is not the user. */
  recipient: z.optional(fromPage(evmAddress)),
  /** What the form starts with, in the token's unit: `12.5`. */
  amount: z.optional(decimalAmount),
  /** Fields the user may not change. */
  lock: z.optional(fromPage(list(z.enum(['origin', 'destination', 'amount', 'recipient']), 4))),
  /** A fee of the site's own, of what arrives. The person sees it before anything is sent. @default none */
  fee: z.optional(
    fromPage(
      z.strictObject({
        /** Hundredths of a percent, a whole number: 50 is 0.5 %. More than the deployment allows is refused. */
        bps: within(1, 300),
        /** Who gets it, on each network that can be chosen; not the zero address. */
        recipient: evmAddress,
      }),
    ),
  ),
  /** Two bytes hex, `0xdead` (S5.12). @default '0xdead' */
  integratorId: z.optional(fromPage(text(6, /^0x[0-9a-fA-F]{4}$/, 'Invalid integrator ID'))),
})
export type BridgeOptions = z.infer<typeof bridgeOptions>

/** Looked at closely by the chunk of the loader that calls them. */
function isCallbacks(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Ways to connect, in the order they come in without a wallet in the page (S2.07). */
export const connectMethods = ['email', 'social', 'wallet'] as const
export type ConnectMethod = (typeof connectMethods)[number]

/** Kinds of wallets in Connect, in the order they come in (S2.08). */
export const connectorTypes = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
export type ConnectorType = (typeof connectorTypes)[number]

/** Social logins, in the order Connect shows them (S5.10, S9.11). */
export const socialLogins = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const
export type SocialLogin = (typeof socialLogins)[number]

const accountType = z.enum(['eoa', 'smartAccount'])
/** Kinds of account that are chosen among, by namespace (S6.02). */
export const accountTypes = z.strictObject({ eip155: z.optional(accountType) })
export type AccountTypes = z.infer<typeof accountTypes>

/** What a site may wish for: only on eip155 is there a choice, elsewhere one kind alone (S6.02). */
const wishedAccountTypes = z.strictObject({
  eip155: z.optional(accountType),
  solana: z.optional(z.literal('eoa')),
  polkadot: z.optional(z.literal('eoa')),
  bip122: z.optional(z.literal('payment')),
})

export const features = fromPage(
  z.strictObject({
    /** Tell the service of the project id what is used (S7.21); takes no effect without one. @default true */
    analytics: z.optional(z.boolean()),
    /** Moving tokens between networks. @default true */
    bridge: z.optional(z.boolean()),
    /** Sending tokens from the account. @default true */
    send: z.optional(z.boolean()),
    /** The account's address as a QR code. @default true */
    receive: z.optional(z.boolean()),
    /** Where a network has them (S9.02); with a project id. @default true */
    swaps: z.optional(z.boolean()),
    /**
     * Buying with a card or from a bank; with a project id. Meld is one of the sellers where the site
     * names its public key there. @default true
     */
    onramp: z.optional(
      z.union([z.boolean(), z.strictObject({ meldPublicKey: text(128, /^[-\w:]+$/) })]),
    ),
    /** What the account did; with a project id. @default true */
    history: z.optional(z.boolean()),
    /** NFTs of the account; with a project id. @default true */
    nfts: z.optional(z.boolean()),
    /** Asking for a payment by `open({ view: 'Pay' })`. @default false */
    pay: z.optional(z.boolean()),
    /** Names for an account; with a project id. @default true */
    names: z.optional(z.boolean()),
    /** Choosing among the networks. @default true */
    networks: z.optional(z.boolean()),
    /** Tokens of the account. @default true */
    tokens: z.optional(z.boolean()),
    /** Go on asking for transactions of the page that are not confirmed after 25 s (S9.09). @default false */
    pendingTransactions: z.optional(z.boolean()),
    /** Where the way to every wallet of the directory is offered (S9.11). @default 'show' */
    allWallets: z.optional(z.enum(['show', 'hide', 'only-mobile'])),
    /** Wallets can be picked once the person agrees to `legal` (S9.11). @default false */
    legalCheckbox: z.optional(z.boolean()),
    /** The wallets stand behind one row of Connect (S9.11). @default false */
    collapseWallets: z.optional(z.boolean()),
    /**
     * What sites may do with a smart account without asking each time: seen and ended in the embedded
     * wallet's own page (S7.19, S9.11); with a project id. @default false
     */
    smartSessions: z.optional(z.boolean()),
    /** A wallet by e-mail, where the deployment has an embedded one (S9.11). @default true */
    email: z.optional(z.boolean()),
    /**
     * The page is told e-mail address and user name of the embedded wallet, once the person has agreed
     * to it on this site. @default false
     */
    profile: z.optional(z.boolean()),
    /** A wallet by social login: which ones and in what order, or none. @default all (S9.11) */
    socials: z.optional(z.union([z.literal(false), list(z.enum(socialLogins), 7)])),
    /** Wallets beside the e-mail field, not behind one row (S9.11). @default true */
    emailShowWallets: z.optional(z.boolean()),
    /** Ways to connect, first to last; those that are not named follow (S2.07). */
    connectMethodsOrder: z.optional(list(z.enum(connectMethods), 3)),
    /** Kinds of wallets, first to last; those that are not named follow (S2.08). */
    connectorTypeOrder: z.optional(list(z.enum(connectorTypes), 7)),
  }),
)
export type Features = z.infer<typeof features>

/** A chain that the widget does not know (S3.04). The widget checks it whole when it is given. */
export type CustomNetwork = {
  /** EIP-155 id; not that of a network which the widget knows. */
  readonly chainId?: number | undefined
  /** In the place of `chainId`, for chains of other namespaces. */
  readonly caipChainId?: CaipChainId | undefined
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  /**
   * In the order to ask them, over HTTPS; HTTP on this machine alone. At most 8. Chains of `eip155` and
   * `solana` need one. @default none
   */
  readonly rpcUrls?: readonly string[] | undefined
  /**
   * Where native balances are read on chains without JSON-RPC for it: an Esplora for bip122, a node's
   * REST for cosmos, a Sidecar for polkadot. @default nowhere: no balance is shown
   */
  readonly restUrl?: string | undefined
  readonly explorerUrl?: string | undefined
  /** @default false */
  readonly testnet?: boolean | undefined
}

/** Its fields are checked where they are used: every embedding page would pay for their shape. */
const customNetwork = z.custom<CustomNetwork>((value) => typeof value === 'object')
const networks = list(z.union([caipChainId, customNetwork]), NETWORKS_COUNT, 1)

/** A wallet as EIP-6963 announces it; the loader checks both parts like every other one's. */
export type WalletDetail = {
  readonly info: {
    readonly uuid: string
    readonly rdns: string
    readonly name: string
    readonly icon?: string | undefined
  }
  readonly provider: {
    readonly request: (request: { method: string; params?: unknown }) => Promise<unknown>
  }
}

/** Ids of the wallet-list service. */
const directoryIds = list(text(128, /^[-\w]+$/), LISTED_WALLETS_COUNT)
const webLink = text(1_024, /^https:\/\/[^\s]+$/)
/** A page, or a wallet's own scheme: `pebble://`. */
const appLink = text(
  1_024,
  /^(?!(?:javascript|data|vbscript|blob|file|about|http|intent):)[a-z][-+.a-z0-9]{0,62}:\/\/[^\s]*$/i,
)

/** A wallet that the site adds by itself, beside those of the directory. */
const customWallet = z.strictObject({
  id: text(128, /^[-\w]+$/),
  name: text(40, /\S/),
  /** The page's own wallet with this rdns is taken in its place. */
  rdns: z.optional(text(128, /^[-\w.]+$/)),
  /** `https:` or `data:image/…`. */
  imageUrl: z.optional(text(200_000, /^(https:\/\/[^\s]+|data:image\/[^\s]+)$/)),
  homepage: z.optional(webLink),
  mobileLink: z.optional(appLink),
  desktopLink: z.optional(appLink),
  webappLink: z.optional(webLink),
  appStore: z.optional(webLink),
  playStore: z.optional(webLink),
  chromeStore: z.optional(webLink),
})

/**
 * What an integrator may pass. Every field is optional, and there is none for a secret: services
 * that want a key are reached through a proxy.
 */
export const widgetOptions = z.strictObject({
  /** `modal` opens over the page, `inline` fills `target`, `bridge` shows bridge views only. @default 'modal' */
  mode: z.optional(z.enum(['modal', 'inline', 'bridge'])),
  /** CSS selector of the container of an inline widget. */
  target: z.optional(text(256, /./)),
  /** The site's project id at the public services; without one, what needs it is absent. */
  projectId: z.optional(fromPage(text(64, /^[-\w]+$/))),
  metadata: z.optional(
    fromPage(
      z.strictObject({
        /** What people and wallets read of the site. @default the page's title, or its host */
        name: z.optional(shortText),
        /** Its address. @default the page's origin */
        url: z.optional(url),
        /** Its pictures, for the embedded wallet. */
        icons: z.optional(list(url, 4)),
      }),
    ),
  ),
  /** Networks to offer, in order: ids of known ones, and others whole. @default all the deployment has */
  networks: z.optional(networks),
  /** The network before anybody is connected. @default the first of `networks` */
  defaultNetwork: z.optional(caipChainId),
  /** Keep a connection on a network that is not offered, instead of asking to switch (S4.05). @default false */
  allowUnsupportedNetwork: z.optional(z.boolean()),
  features: z.optional(features),
  /** What a person agrees to by connecting a wallet. */
  legal: z.optional(
    fromPage(
      z.strictObject({
        /** The site's terms, linked under the wallets. */
        termsUrl: z.optional(url),
        /** The site's privacy policy, linked there too. */
        privacyUrl: z.optional(url),
      }),
    ),
  ),
  bridge: z.optional(bridgeOptions),
  /** Sign-in that the widget checks itself, without a server. @default none */
  signIn: z.optional(fromPage(signInOption)),
  /** Sign-in with the site's own server; functions stay on the page. @default none */
  siwx: z.optional(fromPage(z.custom<Siwx>(isCallbacks))),
  /** The same with the callbacks of a SIWE server (S5.08: not both). @default none */
  siweConfig: z.optional(fromPage(z.custom<SiweConfig>(isCallbacks))),
  wallets: z.optional(
    z.strictObject({
      /** Wallets of the page, by EIP-6963 and `window.ethereum`. @default true */
      page: z.optional(z.boolean()),
      /** Wallets to leave out: rdns, and ids of the directory, which stand for their rdns too. */
      exclude: z.optional(list(text(128), 50)),
      /** A wallet of the site's own, told as EIP-6963 tells of one. It stays on the page. */
      provider: z.optional(z.custom<WalletDetail>(() => true)),
      /** Offer Base Account; `url` is its window's, `https://keys.coinbase.com/connect`. @default false */
      baseAccount: z.optional(fromPage(z.union([z.boolean(), z.strictObject({ url })]))),
      /** Whose frame makes this page an app of a Safe. @default app.safe.global and what is below it */
      safeOrigins: z.optional(fromPage(list(text(256, /^https?:\/\/[^/\s]+$/), 10))),
      /** Ids of the directory: only these are offered of it. */
      include: z.optional(fromPage(directoryIds)),
      /** Ids of the directory that Connect shows, in this order. */
      featured: z.optional(fromPage(directoryIds)),
      /** Wallets that the directory does not know. */
      custom: z.optional(fromPage(list(customWallet, CUSTOM_WALLETS_COUNT))),
    }),
  ),
  /**
   * Account of the embedded wallet until the person chooses, by namespace (S6.02): there is a choice on
   * eip155 alone. Elsewhere the only kind there is may be named: `eoa`, and `payment` on bip122.
   * @default smartAccount on eip155 where the network has it, else eoa
   */
  defaultAccountTypes: z.optional(fromPage(wishedAccountTypes)),
  /** Time zones without embedded login: `true` for those of mainland China, Hong Kong and Macau (S6.03), or others by IANA name. @default none */
  restrictedTimezones: z.optional(
    fromPage(z.union([z.boolean(), list(text(64, /^[-+\w/]+$/), 100)])),
  ),
  /** Announce the widget's provider to the page by EIP-6963. @default true */
  announce: z.optional(z.boolean()),
  /** Re-sync a remembered connection when the page is idle. @default true */
  reconnect: z.optional(z.boolean()),
  /** When to load the frame: `intent` is a pointer over an opener, `idle` a quiet moment. @default 'intent' */
  preload: z.optional(z.enum(['none', 'intent', 'idle'])),
  /** Do not insert the modal into the body: the page places `Widget.element` itself (S2.06). @default false */
  disableAppend: z.optional(z.boolean()),
  /** Of the inline or non-modal container (S2.06). @default 999 */
  zIndex: z.optional(within(0, 2_147_483_647)),
  /** `auto` follows the device. @default 'dark' (S4.04) */
  themeMode: z.optional(themeMode),
  /** A whole look to start from; `themeVariables` win over it. @default none */
  themePreset: z.optional(fromPage(themePreset)),
  /** Colours, type and corners; contrast is kept whatever they are. @default none */
  themeVariables: z.optional(fromPage(themeVariables)),
  /** Language of the widget's words, by its BCP 47 tag. @default the page's language, else English */
  language: z.optional(language),
  /** Where the widget lives. @default beside the loader's own address */
  frameUrl: z.optional(url),
  /** Nonce for the elements that the loader inserts. */
  nonce: z.optional(fromPage(text(256))),
  /** What reaches the console; `none` keeps no log at all. @default 'error' (S9.08) */
  logLevel: z.optional(fromPage(z.enum(['none', 'error', 'warn', 'info', 'debug']))),
})
export type WidgetOptions = z.infer<typeof widgetOptions>

/** Options that may change while the widget lives. */
export const liveOptions = z.strictObject({
  themeMode: z.optional(themeMode),
  themePreset: z.optional(fromPage(themePreset)),
  themeVariables: z.optional(fromPage(themeVariables)),
  language: z.optional(language),
  bridge: z.optional(bridgeOptions),
  networks: z.optional(networks),
  defaultNetwork: z.optional(caipChainId),
  features: z.optional(features),
})
export type LiveOptions = z.infer<typeof liveOptions>

/** What a view starts with; each takes those that it knows. */
const viewArguments = z.strictObject({
  /** Send, Swap and Pay: in the token's unit. */
  amount: z.optional(decimalAmount),
  /** Send and Pay; `native` is the network's currency. */
  token: z.optional(token),
  /** Swap: what is given. */
  fromToken: z.optional(token),
  /** Swap: what is wanted. */
  toToken: z.optional(token),
  /** Send and Pay: who receives. */
  recipient: z.optional(evmAddress),
  /** The network of token and recipient. @default the active one */
  caipChainId: z.optional(caipChainId),
})
export type ViewArguments = z.infer<typeof viewArguments>

/** What `open()` takes. */
export const openOptions = z.strictObject({
  view: z.optional(fromPage(openView)),
  arguments: z.optional(fromPage(viewArguments)),
  /** Prefill of the Bridge view. */
  bridge: z.optional(bridgeOptions),
  /** A WalletConnect pairing URI to show (S2.02). */
  uri: z.optional(fromPage(text(2_048, /^wc:\S+$/))),
  namespace: z.optional(namespace),
})
export type OpenOptions = z.infer<typeof openOptions>
