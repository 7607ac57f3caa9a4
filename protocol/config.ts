import * as z from 'zod/mini'
import { addressText, type CaipChainId, caipChainId, namespace } from './caip.ts'
import { CUSTOM_WALLETS_COUNT, LISTED_WALLETS_COUNT, NETWORKS_COUNT } from './limits.ts'
import { fromPage, list, text, within } from './shapes.ts'
import { type SiweConfig, type Siwx, signInOption } from './signIn.ts'
import { themeMode, themePreset, themeVariables } from './theme.ts'

/** The views that a page can open. The widget has more, which belong to its own flows. */
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
const token = z.union([addressText, z.literal('native')])

/** A positive decimal in the token's unit, such as `12.5`. */
const decimalAmount = text(80, /^\d{1,60}(\.\d{1,60})?$/)

const language = fromPage(text(35, /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/))

const side = fromPage(
  z.strictObject({
    /** The network that the form selects first. */
    caipChainId: z.optional(caipChainId),
    /** The token that the form selects first. `native` is the network's currency. */
    token: z.optional(token),
  }),
)

export const bridgeOptions = z.strictObject({
  origin: z.optional(side),
  destination: z.optional(side),
  /** The address that receives the tokens. If it is not the person's own, they have to confirm it. */
  recipient: z.optional(fromPage(addressText)),
  /** The amount in the form, in the token's unit: `12.5`. */
  amount: z.optional(decimalAmount),
  /** The fields that the person cannot change. */
  lock: z.optional(fromPage(list(z.enum(['origin', 'destination', 'amount', 'recipient']), 4))),
  /** Your fee, a share of the amount that arrives. The person sees it before they confirm. @default none */
  fee: z.optional(
    fromPage(
      z.strictObject({
        /** The fee in hundredths of a percent, a whole number: 50 is 0.5 %. The widget rejects more than the deployment allows. */
        bps: within(1, 300),
        /** The address that receives the fee, on every network that people can choose. Not the zero address. */
        recipient: addressText,
      }),
    ),
  ),
  /** The id that Across gave you: two bytes in hex (S5.12). @default '0xdead' */
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
    /** Sends product events to the service of the project id (S7.21). Has no effect without a project id. @default true */
    analytics: z.optional(z.boolean()),
    /** People can bridge tokens between networks. @default true */
    bridge: z.optional(z.boolean()),
    /** People can send tokens. @default true */
    send: z.optional(z.boolean()),
    /** Shows the account's address as a QR code. @default true */
    receive: z.optional(z.boolean()),
    /** People can swap tokens on networks that support it (S9.02). Needs a project id. @default true */
    swaps: z.optional(z.boolean()),
    /**
     * People can buy tokens with a card or from a bank. Needs a project id. To include the seller Meld,
     * pass your public key there. @default true
     */
    onramp: z.optional(
      z.union([z.boolean(), z.strictObject({ meldPublicKey: text(128, /^[-\w:]+$/) })]),
    ),
    /**
     * Shows the account's activity: with a project id all that the service knows, without one what people did
     * with the widget in this browser, and what the gateway's history knows. @default true
     */
    history: z.optional(z.boolean()),
    /** Shows the account's NFTs. Needs a project id. @default true */
    nfts: z.optional(z.boolean()),
    /** Your page can ask for a payment with `open({ view: 'Pay' })`. @default false */
    pay: z.optional(z.boolean()),
    /** People can register a name for their account. Needs a project id. @default true */
    names: z.optional(z.boolean()),
    /** People can choose a network. @default true */
    networks: z.optional(z.boolean()),
    /** Shows the account's tokens. @default true */
    tokens: z.optional(z.boolean()),
    /** Keeps following transactions of your page that are not confirmed after 25 seconds (S9.09). @default false */
    pendingTransactions: z.optional(z.boolean()),
    /** Where people can open the list of all wallets of the registry (S9.11). @default 'show' */
    allWallets: z.optional(z.enum(['show', 'hide', 'only-mobile'])),
    /** People have to agree to `legal` before they can choose a wallet (S9.11). @default false */
    legalCheckbox: z.optional(z.boolean()),
    /** Connect shows one row that opens the list of wallets (S9.11). @default false */
    collapseWallets: z.optional(z.boolean()),
    /**
     * The embedded wallet lists the permissions that sites have been granted for its smart account elsewhere,
     * and ends them (S7.19, S9.11). It grants none itself. Needs a project id. @default false
     */
    smartSessions: z.optional(z.boolean()),
    /** People can log in by e-mail, if the deployment has an embedded wallet (S9.11). @default true */
    email: z.optional(z.boolean()),
    /**
     * Your page gets the e-mail address and the user name of the embedded wallet, if the person agrees on
     * this site. @default false
     */
    profile: z.optional(z.boolean()),
    /** The social logins to offer, in this order, or `false` for none. @default all (S9.11) */
    socials: z.optional(z.union([z.literal(false), list(z.enum(socialLogins), 7)])),
    /** Connect shows wallets below the e-mail field instead of one row that opens their list (S9.11). @default true */
    emailShowWallets: z.optional(z.boolean()),
    /** The order of the ways to connect. Those that you leave out come last (S2.07). */
    connectMethodsOrder: z.optional(list(z.enum(connectMethods), 3)),
    /** The order of the kinds of wallets. Those that you leave out come last (S2.08). */
    connectorTypeOrder: z.optional(list(z.enum(connectorTypes), 7)),
  }),
)
export type Features = z.infer<typeof features>

/** A chain that the widget does not know (S3.04). The widget validates it when it gets it. */
export type CustomNetwork = {
  /** The EIP-155 id. It cannot be the id of a network that the widget knows. */
  readonly chainId?: number | undefined
  /** The CAIP-2 id of a chain of another namespace, instead of `chainId`. */
  readonly caipChainId?: CaipChainId | undefined
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  /**
   * At most 8 nodes, in the order to try them. They need HTTPS, except on localhost. Chains of `eip155` and
   * `solana` need at least one. @default none
   */
  readonly rpcUrls?: readonly string[] | undefined
  /**
   * The service for native balances on chains without JSON-RPC: an Esplora for bip122, the REST address of
   * a node for cosmos, a Sidecar for polkadot. @default none, and no balance is shown
   */
  readonly restUrl?: string | undefined
  readonly explorerUrl?: string | undefined
  /** @default false */
  readonly testnet?: boolean | undefined
}

/** Its fields are checked where they are used: every embedding page would pay for their shape. */
const customNetwork = z.custom<CustomNetwork>((value) => typeof value === 'object')
const networks = list(z.union([caipChainId, customNetwork]), NETWORKS_COUNT, 1)

/** A wallet as EIP-6963 announces it. The loader validates it like every other wallet. */
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
const registryIds = list(text(128, /^[-\w]+$/), LISTED_WALLETS_COUNT)
const webLink = text(1_024, /^https:\/\/[^\s]+$/)
/** A page, or a wallet's own scheme: `pebble://`. */
const appLink = text(
  1_024,
  /^(?!(?:javascript|data|vbscript|blob|file|about|http|intent):)[a-z][-+.a-z0-9]{0,62}:\/\/[^\s]*$/i,
)

/** A wallet that the site adds to those of the registry. */
const customWallet = z.strictObject({
  id: text(128, /^[-\w]+$/),
  name: text(40, /\S/),
  /** If the browser has a wallet with this rdns, the widget uses that one instead. */
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
 * The options of the widget. Every field is optional. No option takes a secret: if a service needs a key,
 * the deployment reaches it through its own proxy.
 */
export const widgetOptions = z.strictObject({
  /** `modal` opens over the page, `inline` fills `target`, and `bridge` shows only the bridge, in `target` or over the page. @default 'modal' */
  mode: z.optional(z.enum(['modal', 'inline', 'bridge'])),
  /** A CSS selector for the container of an inline widget. */
  target: z.optional(text(256, /./)),
  /** Your project id at Reown. Without one, the features that need it are off. */
  projectId: z.optional(fromPage(text(64, /^[-\w]+$/))),
  metadata: z.optional(
    fromPage(
      z.strictObject({
        /** The name of your site that people and wallets see. @default the page's title, or its host */
        name: z.optional(shortText),
        /** The address of your site. @default the page's origin */
        url: z.optional(url),
        /** Addresses of your site's icons, for the embedded wallet. */
        icons: z.optional(list(url, 4)),
      }),
    ),
  ),
  /** The networks to offer, in this order: ids of known networks, and descriptions of others. @default all networks of the deployment */
  networks: z.optional(networks),
  /** The network before a wallet is connected. @default the first of `networks` */
  defaultNetwork: z.optional(caipChainId),
  /** Keeps a connection on a network that you do not offer, instead of asking the person to switch (S4.05). @default false */
  allowUnsupportedNetwork: z.optional(z.boolean()),
  features: z.optional(features),
  /** What a person agrees to when they connect a wallet. */
  legal: z.optional(
    fromPage(
      z.strictObject({
        /** The address of your terms, which Connect links to. */
        termsUrl: z.optional(url),
        /** The address of your privacy policy, which Connect links to. */
        privacyUrl: z.optional(url),
      }),
    ),
  ),
  bridge: z.optional(bridgeOptions),
  /** Sign-in that the widget checks itself, without your server. @default none */
  signIn: z.optional(fromPage(signInOption)),
  /** Sign-in with your server. The functions stay on your page. @default none */
  siwx: z.optional(fromPage(z.custom<Siwx>(isCallbacks))),
  /** Sign-in with the callbacks of a SIWE server, instead of `siwx` (S5.08). @default none */
  siweConfig: z.optional(fromPage(z.custom<SiweConfig>(isCallbacks))),
  wallets: z.optional(
    z.strictObject({
      /** Offers browser wallets, found by EIP-6963 and `window.ethereum`. @default true */
      page: z.optional(z.boolean()),
      /** Wallets to leave out, by their rdns or registry id. An id also excludes the wallet's rdns. */
      exclude: z.optional(list(text(128), 50)),
      /** Your own wallet, described as in EIP-6963. The provider object stays on your page. */
      provider: z.optional(z.custom<WalletDetail>(() => true)),
      /** Offers Base Account. `url` is the address of its window; `true` means `https://keys.coinbase.com/connect`. @default false */
      baseAccount: z.optional(fromPage(z.union([z.boolean(), z.strictObject({ url })]))),
      /** The origins that can embed your page as an app of a Safe. @default app.safe.global and its subdomains */
      safeOrigins: z.optional(fromPage(list(text(256, /^https?:\/\/[^/\s]+$/), 10))),
      /** Ids of the registry. The widget offers only these wallets of the registry. */
      include: z.optional(fromPage(registryIds)),
      /** Ids of the registry of the wallets that Connect shows first, in this order. */
      featured: z.optional(fromPage(registryIds)),
      /** Wallets that the registry does not list. */
      custom: z.optional(fromPage(list(customWallet, CUSTOM_WALLETS_COUNT))),
    }),
  ),
  /**
   * The kind of account of the embedded wallet until the person chooses, by namespace (S6.02). Only eip155
   * has a choice. Others have one kind each: `eoa`, and `payment` on bip122.
   * @default smartAccount on eip155 networks that support it, else eoa
   */
  defaultAccountTypes: z.optional(fromPage(wishedAccountTypes)),
  /** Time zones in which the embedded wallet is off: `true` for mainland China, Hong Kong and Macau (S6.03), or a list of IANA names. @default none */
  restrictedTimezones: z.optional(
    fromPage(z.union([z.boolean(), list(text(64, /^[-+\w/]+$/), 100)])),
  ),
  /** Announces the widget's provider to your page by EIP-6963. @default true */
  announce: z.optional(z.boolean()),
  /** Restores the last connection when your page is idle. @default true */
  reconnect: z.optional(z.boolean()),
  /**
   * When to load the frame ahead of time: `intent` when the pointer or the focus reaches a button that opens the
   * widget, `visible` when such a button is in view, `idle` when the page is idle. The last two wait until the page
   * has loaded, and load nothing where the visitor saves data or has a line as slow as 2G. @default 'intent'
   */
  preload: z.optional(z.enum(['none', 'intent', 'visible', 'idle'])),
  /** Does not insert the modal into the body. Your page places `Widget.element` itself (S2.06). @default false */
  disableAppend: z.optional(z.boolean()),
  /** The z-index of the inline or non-modal container (S2.06). @default 999 */
  zIndex: z.optional(within(0, 2_147_483_647)),
  /** The colour scheme. `auto` follows the device. @default 'dark' (S4.04) */
  themeMode: z.optional(themeMode),
  /** A complete look. `themeVariables` override it. @default none */
  themePreset: z.optional(fromPage(themePreset)),
  /** Colours, type and corners. Text stays readable with any values. @default none */
  themeVariables: z.optional(fromPage(themeVariables)),
  /** The language of the widget, as a BCP 47 tag. @default the page's language, else the browser's, else English */
  language: z.optional(language),
  /** The address of the frame. @default `embed/` next to the loader */
  frameUrl: z.optional(url),
  /** The CSP nonce for elements that the loader inserts. */
  nonce: z.optional(fromPage(text(256))),
  /** The lowest level of messages on the console. `none` also turns the log for support off. @default 'error' (S9.08) */
  logLevel: z.optional(fromPage(z.enum(['none', 'error', 'warn', 'info', 'debug']))),
})
export type WidgetOptions = z.infer<typeof widgetOptions>

/** The options that `updateOptions()` can change. */
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

/** The initial values of a view. Each view uses those that it knows. */
const viewArguments = z.strictObject({
  /** For Send, Swap and Pay: the amount in the token's unit. */
  amount: z.optional(decimalAmount),
  /** For Send and Pay: the token. `native` is the network's currency. */
  token: z.optional(token),
  /** For Swap: the token to swap. */
  fromToken: z.optional(token),
  /** For Swap: the token to get. */
  toToken: z.optional(token),
  /** For Send and Pay: the address that receives the tokens. */
  recipient: z.optional(addressText),
  /** The network of token and recipient. @default the active one */
  caipChainId: z.optional(caipChainId),
})
export type ViewArguments = z.infer<typeof viewArguments>

/** The options of `open()`. */
export const openOptions = z.strictObject({
  view: z.optional(fromPage(openView)),
  arguments: z.optional(fromPage(viewArguments)),
  /** The initial values of the Bridge view. */
  bridge: z.optional(bridgeOptions),
  /** A WalletConnect pairing URI to show (S2.02). */
  uri: z.optional(fromPage(text(2_048, /^wc:\S+$/))),
  namespace: z.optional(namespace),
})
export type OpenOptions = z.infer<typeof openOptions>
