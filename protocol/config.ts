import * as z from 'zod/mini'
import { caipChainId, evmAddress, namespace } from './caip.ts'
import { NETWORKS_COUNT } from './limits.ts'
import { fromPage, list, text, within } from './shapes.ts'
import { type SiweConfig, type Siwx, signInOption } from './signIn.ts'
import { themeMode, themeVariables } from './theme.ts'

/** Views a page may ask for; the others belong to the widget's own flows. */
export const openViews = [
  'Connect',
  'Account',
  'Receive',
  'Networks',
  'Bridge',
  'Transfers',
] as const
export const openView = z.enum(openViews)
export type OpenView = z.infer<typeof openView>

const url = text(2_048, /^https?:\/\/[^\s]+$/)
const shortText = text(120)
const token = z.union([evmAddress, z.literal('native')])

/** A positive decimal in the token's unit, as a person writes it: `12.5`. */
const decimalAmount = text(80, /^\d{1,60}(\.\d{1,60})?$/)

const networks = list(caipChainId, NETWORKS_COUNT, 1)
const language = text(35, /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)

const side = z.strictObject({
  caipChainId: z.optional(caipChainId),
  token: z.optional(token),
})

export const bridgeOptions = z.strictObject({
  origin: z.optional(side),
  destination: z.optional(side),
  /** Who receives; shown as set by the page, and acknowledged when it is not the user. */
  recipient: z.optional(evmAddress),
  amount: z.optional(decimalAmount),
  /** Fields the user may not change. */
  lock: z.optional(list(z.enum(['origin', 'destination', 'amount', 'recipient']), 4)),
  /** Two bytes hex, `0xdead` (S5.12). @default '0xdead' */
  integratorId: z.optional(text(6, /^0x[0-9a-fA-F]{4}$/, 'Invalid integrator ID')),
})
export type BridgeOptions = z.infer<typeof bridgeOptions>

/** Looked at closely by the chunk of the loader that calls them. */
function isCallbacks(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

export const features = z.strictObject({
  /** @default true */
  bridge: z.optional(z.boolean()),
  /** @default true */
  receive: z.optional(z.boolean()),
  /** @default true */
  networks: z.optional(z.boolean()),
  /** @default true */
  tokens: z.optional(z.boolean()),
})
export type Features = z.infer<typeof features>

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
  projectId: z.optional(text(64, /^[-\w]+$/)),
  metadata: z.optional(
    z.strictObject({
      name: z.optional(shortText),
      url: z.optional(url),
      icons: z.optional(list(url, 4)),
    }),
  ),
  /** Networks to offer, in order. @default all the deployment has */
  networks: z.optional(networks),
  /** @default the first of `networks` */
  defaultNetwork: z.optional(caipChainId),
  /** Keep a connection on a network that is not offered, instead of asking to switch (S4.05). @default false */
  allowUnsupportedNetwork: z.optional(z.boolean()),
  features: z.optional(features),
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
      /** rdns of wallets to leave out. */
      exclude: z.optional(list(text(128), 50)),
    }),
  ),
  /** Announce the widget's provider to the page by EIP-6963. @default true */
  announce: z.optional(z.boolean()),
  /** Re-sync a remembered connection when the page is idle. @default true */
  reconnect: z.optional(z.boolean()),
  /** When to load the frame. @default 'intent' */
  preload: z.optional(z.enum(['none', 'intent', 'idle'])),
  /** Do not insert the modal into the body: the page places `Widget.element` itself (S2.06). @default false */
  disableAppend: z.optional(z.boolean()),
  /** Of the inline or non-modal container (S2.06). @default 999 */
  zIndex: z.optional(within(0, 2_147_483_647)),
  /** @default 'dark' (S4.04) */
  themeMode: z.optional(themeMode),
  themeVariables: z.optional(themeVariables),
  /** BCP 47. @default the page's language, else English */
  language: z.optional(language),
  /** Where the widget lives. @default beside the loader's own address */
  frameUrl: z.optional(url),
  /** Nonce for the elements that the loader inserts. */
  nonce: z.optional(text(256)),
  /** @default 'error' (S9.08) */
  logLevel: z.optional(z.enum(['none', 'error', 'warn', 'info', 'debug'])),
})
export type WidgetOptions = z.infer<typeof widgetOptions>

/** Options that may change while the widget lives. */
export const liveOptions = z.strictObject({
  themeMode: z.optional(themeMode),
  themeVariables: z.optional(themeVariables),
  language: z.optional(language),
  bridge: z.optional(bridgeOptions),
  networks: z.optional(networks),
  defaultNetwork: z.optional(caipChainId),
  features: z.optional(features),
})
export type LiveOptions = z.infer<typeof liveOptions>

/** What `open()` takes. */
export const openOptions = z.strictObject({
  view: z.optional(openView),
  /** Prefill of the Bridge view. */
  bridge: z.optional(bridgeOptions),
  /** A WalletConnect pairing URI to show (S2.02). */
  uri: z.optional(text(2_048, /^wc:[^\s]+$/)),
  namespace: z.optional(namespace),
})
export type OpenOptions = z.infer<typeof openOptions>
