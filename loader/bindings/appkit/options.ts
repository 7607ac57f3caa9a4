import type { CustomNetwork, WidgetOptions } from '#protocol'

/** A network in the format of AppKit and viem. */
export type AppKitNetwork = {
  readonly id: number | string
  readonly name?: string | undefined
  readonly chainNamespace?: string | undefined
  readonly caipNetworkId?: string | undefined
}

/** The options of AppKit's `createAppKit`. Options without a counterpart are allowed and ignored. */
export type AppKitOptions = {
  /** Causeway's own options, which override the others: `frameUrl`, and networks that the widget does not know. */
  readonly widget: WidgetOptions & { readonly frameUrl: string }
  readonly projectId?: string | undefined
  readonly networks?: readonly AppKitNetwork[] | undefined
  readonly defaultNetwork?: AppKitNetwork | undefined
  readonly metadata?:
    | {
        readonly name?: string | undefined
        readonly description?: string | undefined
        readonly url?: string | undefined
        readonly icons?: readonly string[] | undefined
      }
    | undefined
  readonly features?: Readonly<Record<string, unknown>> | undefined
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: Readonly<Record<string, string | number | undefined>> | undefined
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly AppKitWallet[] | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly siweConfig?: WidgetOptions['siweConfig']
  readonly enableInjected?: boolean | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly enableBaseAccount?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  readonly disableAppend?: boolean | undefined
  readonly defaultAccountTypes?: Readonly<Record<string, string>> | undefined
  readonly [other: string]: unknown
}

type AppKitWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string
  readonly image_url?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
}

/** AppKit's features that Causeway has by the same name; `allWallets` differs in its values. */
const sameFeatures = [
  'swaps',
  'onramp',
  'receive',
  'send',
  'email',
  'socials',
  'emailShowWallets',
  'history',
  'analytics',
  'legalCheckbox',
  'collapseWallets',
  'connectMethodsOrder',
  'connectorTypeOrder',
  'pay',
  'smartSessions',
]

const allWalletsAs = { SHOW: 'show', HIDE: 'hide', ONLY_MOBILE: 'only-mobile' } as const

/** Its own defaults are Causeway's, or nothing is lost without them. */
const harmless = ['adapters', 'debug', 'basic', 'enableWallets', 'enableWalletGuide', 'siwx']

const translated = [
  ...['widget', 'projectId', 'networks', 'defaultNetwork', 'metadata', 'features', 'themeMode'],
  ...['themeVariables', 'allWallets', 'includeWalletIds', 'excludeWalletIds', 'featuredWalletIds'],
  ...['customWallets', 'termsConditionsUrl', 'privacyPolicyUrl', 'siweConfig', 'enableInjected'],
  ...['enableEIP6963', 'enableReconnect', 'enableBaseAccount', 'enableNetworkSwitch'],
  ...['allowUnsupportedChain', 'disableAppend', 'defaultAccountTypes'],
]

/** AppKit's options in Causeway's words; fields that are not given stay away. */
export function translateOptions(given: AppKitOptions): WidgetOptions {
  const { widget, metadata, networks, defaultNetwork } = given
  const legal = defined({
    termsUrl: given.termsConditionsUrl,
    privacyUrl: given.privacyPolicyUrl,
  })
  const wallets = defined({
    page: given.enableInjected === false || given.enableEIP6963 === false ? false : undefined,
    include: given.includeWalletIds,
    exclude: given.excludeWalletIds,
    featured: given.featuredWalletIds,
    custom: given.customWallets?.map(translateWallet),
    baseAccount: given.enableBaseAccount,
  })
  const features = translateFeatures(given)
  const options = {
    projectId: given.projectId,
    networks: networks?.map(caipOf),
    defaultNetwork: defaultNetwork && caipOf(defaultNetwork),
    metadata: metadata && defined({ ...metadata, description: undefined }),
    themeMode: given.themeMode,
    themeVariables: given.themeVariables && translateTheme(given.themeVariables),
    siweConfig: given.siweConfig,
    reconnect: given.enableReconnect,
    allowUnsupportedNetwork: given.allowUnsupportedChain,
    disableAppend: given.disableAppend,
    defaultAccountTypes: translateAccountTypes(given.defaultAccountTypes),
    ...(isEmpty(legal) ? {} : { legal }),
    ...(isEmpty(wallets) ? {} : { wallets }),
    ...(isEmpty(features) ? {} : { features }),
    ...widget,
  }
  // The loader parses every option, and names the one that is wrong.
  return defined(options) as WidgetOptions
}

/** Options that change nothing here, by their name in AppKit. */
export function ignoredOptions(given: AppKitOptions): readonly string[] {
  const known = [...translated, ...harmless]
  const features = Object.keys(given.features ?? {}).filter(
    (name) => name !== 'allWallets' && !sameFeatures.includes(name),
  )
  const accountTypes = translateAccountTypes(given.defaultAccountTypes) ?? {}
  const kinds = Object.keys(given.defaultAccountTypes ?? {}).filter(
    (name) => !Object.hasOwn(accountTypes, name),
  )
  return [
    ...Object.keys(given).filter((name) => given[name] !== undefined && !known.includes(name)),
    ...features.map((name) => `features.${name}`),
    ...kinds.map((name) => `defaultAccountTypes.${name}`),
  ]
}

/** Kinds of account that there are here; a wish for another one must not cost the page its widget. */
const accountKinds: Readonly<Record<string, readonly string[]>> = {
  eip155: ['eoa', 'smartAccount'],
  solana: ['eoa'],
  polkadot: ['eoa'],
  bip122: ['payment'],
}

function translateAccountTypes(
  given: AppKitOptions['defaultAccountTypes'] = {},
): WidgetOptions['defaultAccountTypes'] {
  const supported = Object.entries(given).filter(
    ([name, kind]) => Object.hasOwn(accountKinds, name) && accountKinds[name]?.includes(kind),
  )
  return supported.length === 0 ? undefined : Object.fromEntries(supported)
}

export function translateFeatures({
  features = {},
  allWallets,
  enableNetworkSwitch,
}: Pick<AppKitOptions, 'features' | 'allWallets' | 'enableNetworkSwitch'>): NonNullable<
  WidgetOptions['features']
> {
  const shown = features.allWallets === false ? 'HIDE' : allWallets
  const same = sameFeatures.map((name) => [name, features[name]] as const)
  return defined({
    ...Object.fromEntries(same),
    allWallets: shown && allWalletsAs[shown],
    networks: enableNetworkSwitch === false ? false : undefined,
  })
}

/** `--apkt-accent` and the older `--w3m-accent` are `--causeway-accent`. */
export function translateTheme(
  variables: Readonly<Record<string, string | number | undefined>>,
): NonNullable<WidgetOptions['themeVariables']> {
  const entries = Object.entries(variables).map(([name, value]) => {
    const own = name
      .replace(/^--(apkt|w3m)-/, '--causeway-')
      .replace('border-radius-master', 'radius-master')
    const isPercent = own.endsWith('color-mix-strength') && typeof value === 'number'
    return [own, value === undefined ? undefined : `${value}${isPercent ? '%' : ''}`]
  })
  return defined(Object.fromEntries(entries))
}

/** CAIP-2 of a network. */
export function caipOf(network: AppKitNetwork): string {
  return network.caipNetworkId ?? `${network.chainNamespace ?? 'eip155'}:${network.id}`
}

/** The same of an option of Causeway's. */
export function caipOfOption(network: string | CustomNetwork): string {
  return typeof network === 'string'
    ? network
    : (network.caipChainId ?? `eip155:${network.chainId}`)
}

function translateWallet(wallet: AppKitWallet) {
  return defined({
    id: wallet.id,
    name: wallet.name,
    homepage: wallet.homepage,
    imageUrl: wallet.image_url,
    mobileLink: wallet.mobile_link,
    desktopLink: wallet.desktop_link,
    webappLink: wallet.webapp_link,
    appStore: wallet.app_store,
    playStore: wallet.play_store,
  })
}

function defined<T extends object>(value: T): T {
  const given = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(given) as T // the same fields, without those that say nothing
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}
