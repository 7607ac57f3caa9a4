import {
  BaseError,
  type LiveOptions,
  type OpenOptions,
  type OpenView,
  type PublicState,
  type WidgetOptions,
} from '#protocol'
import { createWidget } from '../../index.ts'
import type { Provider } from '../../stage0/provider.ts'
import type { NamespaceProvider } from '../../stage0/widget.ts'
import { hearEvents, type AppKitEvent } from './events.ts'
import {
  type AppKitNetwork,
  type AppKitOptions,
  caipOf,
  caipOfOption,
  ignoredOptions,
  translateFeatures,
  translateOptions,
  translateTheme,
} from './options.ts'

export type { AppKitEvent, AppKitNetwork, AppKitOptions }

type Listener<T> = (value: T) => void
type Stop = () => void

export type AppKitAccount = {
  readonly allAccounts: readonly { readonly namespace: string; readonly address: string }[]
  readonly caipAddress: string | undefined
  readonly address: string | undefined
  readonly isConnected: boolean
  readonly status: PublicState['status']
  /** Present while the embedded wallet is connected. */
  readonly embeddedWalletInfo?: {
    readonly user: { readonly email?: string | undefined; readonly username?: string | undefined }
    readonly authProvider: string
    readonly accountType: string | undefined
    readonly isSmartAccountDeployed: boolean
  }
}
export type AppKitState = {
  readonly open: boolean
  readonly loading: boolean
  readonly initialized: boolean
  readonly activeChain: string | undefined
  readonly selectedNetworkId: string | undefined
}
export type AppKitTheme = {
  readonly themeMode: 'light' | 'dark' | 'auto'
  readonly themeVariables: Readonly<Record<string, string | undefined>>
}

/** AppKit's instance, as far as pages use it. Move to `widget`, Causeway's own handle. */
export type AppKit = ReturnType<typeof createAppKit>

/**
 * Makes a widget with the names of AppKit's instance, for pages that move from AppKit. The console names each
 * option without a counterpart once; see `docs/migration.md`.
 *
 * @example
 * const modal = createAppKit({
 *   projectId,
 *   networks: [mainnet, base],
 *   widget: { frameUrl: 'https://widget.example/embed/' },
 * })
 * modal.open({ view: 'Networks' })
 */
export function createAppKit(options: AppKitOptions) {
  if (options.siwx !== undefined) {
    // Dropped in silence, a page would take people for signed in who are not.
    throw new BaseError("AppKit's `siwx` has another shape than `widget.siwx`", {
      code: 'INVALID_OPTIONS',
      details: 'siwx',
    })
  }
  const translated = translateOptions(options)
  const ignored = ignoredOptions(options)
  if (ignored.length > 0) console.warn(`Causeway has no ${ignored.join(', ')} of AppKit`)
  const widget = createWidget(translated)

  let theme: AppKitTheme = {
    themeMode: translated.themeMode ?? 'dark',
    themeVariables: translated.themeVariables ?? {},
  }
  const themeListeners = new Set<Listener<AppKitTheme>>()
  const setTheme = (change: Partial<AppKitTheme>) => {
    theme = { ...theme, ...change }
    for (const listener of themeListeners) listener(theme)
    return widget.updateOptions(change)
  }

  let features = translated.features ?? {}
  /** AppKit adds to what was said before; Causeway takes the features whole. */
  const setFeatures = (change: typeof features) => {
    features = { ...features, ...change }
    return widget.updateOptions({ features })
  }
  let lastEvent: AppKitEvent | undefined
  hearEvents(widget, (event) => {
    lastEvent = event
  })

  const networkId = () => widget.getNetwork()?.caipChainId
  const getCaipNetwork = () => describeNetwork(options, networkId())
  const getAccount = (namespace?: string) => accountOf(widget.getState(), namespace)
  const getState = () => stateOf(widget.getState())
  const open = async (given: AppKitOpen = {}) => {
    await widget.open(openOptions(given))
  }
  const provider = (): Provider | undefined =>
    getAccount('eip155').isConnected ? widget.getProvider() : undefined
  function getProvider(namespace?: 'eip155'): Provider | undefined
  function getProvider(namespace: string): NamespaceProvider | undefined
  function getProvider(namespace = 'eip155') {
    return getAccount(namespace).isConnected ? widget.getProvider(namespace) : undefined
  }

  /** Calls back when what `select` gives has changed. */
  function follow<T>(select: () => T, listener: Listener<T>): Stop {
    let before = JSON.stringify(select())
    return widget.subscribe(() => {
      const value = select()
      const now = JSON.stringify(value)
      if (now === before) return
      before = now
      listener(value)
    })
  }
  const networkState = () => ({
    caipNetwork: getCaipNetwork(),
    caipNetworkId: networkId(),
    chainId: chainIdOf(networkId()),
  })

  return {
    /** Causeway's own handle. */
    widget,
    ready: () => widget.ready().then(() => undefined),
    open,
    /** Replaces the current view. */
    redirect: (view: string) => open({ view }),
    replace: (view: string) => open({ view }),
    close: widget.close,
    isOpen: widget.isOpen,
    disconnect: widget.disconnect,
    /** Rejects if the person or the wallet does not switch. */
    switchNetwork: (network: AppKitNetwork) => widget.switchNetwork(caipOf(network)),
    getState,
    subscribeState: (listener: Listener<AppKitState>) => follow(getState, listener),
    getAccount,
    subscribeAccount: (listener: Listener<AppKitAccount>, namespace?: string) =>
      follow(() => getAccount(namespace), listener),
    getAddress: (namespace?: string) => getAccount(namespace).address,
    getCaipAddress: (namespace?: string) => getAccount(namespace).caipAddress,
    getIsConnectedState: () => getAccount().isConnected,
    getCaipNetwork,
    getCaipNetworkId: networkId,
    getCaipNetworks: () =>
      (translated.networks ?? []).map((one) => describeNetwork(options, caipOfOption(one))),
    getChainId: () => chainIdOf(networkId()),
    subscribeNetwork: (listener: Listener<ReturnType<typeof networkState>>) =>
      follow(networkState, listener),
    subscribeCaipNetworkChange: (listener: Listener<AppKitNetwork | undefined>) =>
      follow(getCaipNetwork, listener),
    getWalletInfo: widget.getWalletInfo,
    subscribeWalletInfo: (listener: Listener<PublicState['wallet']>) =>
      follow(widget.getWalletInfo, listener),
    /** Returns the EIP-1193 provider while a wallet is connected. */
    getWalletProvider: provider,
    /** Returns the same, or the provider of another namespace. */
    getProvider,
    subscribeProviders: (listener: Listener<{ eip155: Provider | undefined }>) =>
      follow(
        () => provider() !== undefined,
        () => listener({ eip155: provider() }),
      ),
    subscribeEvents: (listener: Listener<AppKitEvent>) => hearEvents(widget, listener),
    /** Returns the latest event of `subscribeEvents`. */
    getEvent: () => lastEvent,
    /** Always empty, as in AppKit. Methods reject, and `widget.on('error')` reports other errors. */
    getError: () => '',
    getThemeMode: () => theme.themeMode,
    getThemeVariables: () => theme.themeVariables,
    setThemeMode: (themeMode: AppKitTheme['themeMode']) => setTheme({ themeMode }),
    setThemeVariables: (variables: Readonly<Record<string, string | number | undefined>>) =>
      setTheme({ themeVariables: { ...theme.themeVariables, ...translateTheme(variables) } }),
    subscribeTheme: (listener: Listener<AppKitTheme>): Stop => {
      themeListeners.add(listener)
      return () => themeListeners.delete(listener)
    },
    updateFeatures: (change: Readonly<Record<string, unknown>>) =>
      setFeatures(translateFeatures({ features: change })),
    /** Rejects if one of the options cannot change while the widget runs. */
    updateOptions: (change: Partial<Omit<AppKitOptions, 'widget'>>) => {
      const { frameUrl } = options.widget
      const { frameUrl: _, ...next } = translateOptions({ ...change, widget: { frameUrl } })
      features = { ...features, ...next.features }
      // Parsed by the loader, which names the option that may not change.
      return widget.updateOptions({ ...next, features } as LiveOptions)
    },
    setConnectMethodsOrder: (connectMethodsOrder: readonly string[]) =>
      setFeatures(translateFeatures({ features: { connectMethodsOrder } })),
    setSocialsOrder: (socials: readonly string[]) =>
      setFeatures(translateFeatures({ features: { socials } })),
    setCollapseWallets: (collapseWallets: boolean) => setFeatures({ collapseWallets }),
  }
}

export type AppKitOpen = {
  /** AppKit's name of a view, or Causeway's. */
  readonly view?: string | undefined
  readonly uri?: string | undefined
  readonly namespace?: string | undefined
  readonly arguments?: OpenOptions['arguments']
}

const views: Readonly<Record<string, OpenView>> = {
  OnRampProviders: 'Buy',
  WalletSend: 'Send',
  WalletReceive: 'Receive',
  Transactions: 'Account',
  ConnectingWalletConnectBasic: 'Connect',
}

function openOptions({ view, ...rest }: AppKitOpen): OpenOptions {
  const own = view === undefined ? {} : { view: views[view] ?? view }
  return { ...own, ...rest } as OpenOptions // parsed by `open`, which names what is wrong
}

function accountOf({ accounts, status, embedded }: PublicState, namespace?: string): AppKitAccount {
  const mine = accounts.filter(
    (account) => namespace === undefined || account.startsWith(`${namespace}:`),
  )
  const parts = mine.map((account) => account.split(':'))
  const [first] = parts
  return {
    allAccounts: parts.map(([own = '', , address = '']) => ({ namespace: own, address })),
    caipAddress: mine[0],
    address: first?.[2],
    isConnected: first !== undefined,
    status: first === undefined && status === 'connected' ? 'disconnected' : status,
    ...(embedded === undefined || first === undefined
      ? {}
      : { embeddedWalletInfo: embeddedInfo(embedded, first[0]) }),
  }
}

function embeddedInfo(
  {
    email,
    username,
    socialProvider,
    preferredAccountTypes,
    smartAccountDeployed,
  }: NonNullable<PublicState['embedded']>,
  namespace: string | undefined,
): NonNullable<AppKitAccount['embeddedWalletInfo']> {
  return {
    user: { email, username },
    authProvider: socialProvider ?? 'email',
    accountType: namespace === 'eip155' ? preferredAccountTypes.eip155 : 'eoa',
    isSmartAccountDeployed: smartAccountDeployed,
  }
}

function stateOf({ open, loading, namespace, caipChainId }: PublicState): AppKitState {
  return {
    open,
    loading,
    initialized: true,
    activeChain: namespace,
    selectedNetworkId: caipChainId,
  }
}

/** The network as the page gave it, else its ids alone. */
function describeNetwork(
  { networks = [] }: AppKitOptions,
  caipNetworkId: string | undefined,
): AppKitNetwork | undefined {
  if (caipNetworkId === undefined) return undefined
  const given = networks.find((network) => caipOf(network) === caipNetworkId)
  const [chainNamespace = '', reference = ''] = caipNetworkId.split(':')
  const id = chainIdOf(caipNetworkId) ?? reference
  return { ...given, id, chainNamespace, caipNetworkId }
}

function chainIdOf(caipChainId: WidgetOptions['defaultNetwork']): number | string | undefined {
  const [namespace, reference] = caipChainId?.split(':') ?? []
  return namespace === 'eip155' ? Number(reference) : reference
}
