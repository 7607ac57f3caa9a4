import type { WidgetOptions } from '#protocol'
import type { PhoneSystem } from '#lib/browser.ts'

/** What the page asked for, parsed, and who the page is. */
export type ConfigSlice = {
  readonly origin: string
  readonly pageTitle: string
  readonly language: string
  readonly options: WidgetOptions
  /** The deployment offers WalletConnect; without it, a project id of the page does. */
  readonly walletConnect?: boolean | undefined
  /** There is a wallet list: that of a project, or one of the deployment that wants none. */
  readonly walletRegistry?: boolean | undefined
  /** There is a project id to ask the services with. */
  readonly project?: boolean | undefined
  /** The deployment has an embedded wallet for this page. */
  readonly embedded?: boolean | undefined
  /** The browser's time zone, by IANA name. Only a site with zones of its own asks: the answer costs milliseconds. */
  readonly timezone?: (() => string) | undefined
  /** A wallet would be an app on this very device (S2.02). */
  readonly phone?: boolean | undefined
  /** The browser asks not to track the person: Global Privacy Control, Do Not Track. */
  readonly untracked?: boolean | undefined
  /** What that phone runs, where it is known. */
  readonly phoneSystem?: PhoneSystem | undefined
}

export const config: ConfigSlice = { origin: '', pageTitle: '', language: 'en', options: {} }

/** True when the widget fills a container of the page instead of lying over it. */
export function isEmbedded({ options }: ConfigSlice): boolean {
  return options.mode === 'inline' || options.target !== undefined
}

/** True when wallets on other devices can be reached: over the deployment's relay, or by a project id. */
export function offersWalletConnect({ walletConnect, options }: ConfigSlice): boolean {
  return walletConnect === true || options.projectId !== undefined
}

/** True when every wallet of the registry can be looked through here. */
export function offersAllWallets({ walletRegistry, options, phone }: ConfigSlice): boolean {
  const { allWallets = 'show' } = options.features ?? {}
  return (
    walletRegistry === true && allWallets !== 'hide' && (allWallets === 'show' || phone === true)
  )
}

/** True when tokens can be bought here: by the service of the project (S2.05). */
export function offersBuying({ project, options }: ConfigSlice): boolean {
  return project === true && options.features?.onramp !== false
}

/** False when the site keeps people from choosing among its networks. */
export function offersNetworks({ options }: ConfigSlice): boolean {
  return options.features?.networks !== false
}

/** True when there is a service for swaps, and the site did not refuse them (S9.11). */
export function offersSwaps({ project, options }: ConfigSlice): boolean {
  return project === true && options.features?.swaps !== false
}

/** True when only the views of the bridge are shown (partner mode). */
export function isBridgeOnly({ options }: ConfigSlice): boolean {
  return options.mode === 'bridge'
}
