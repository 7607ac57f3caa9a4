import type { LiveOptions, OpenOptions } from '#protocol'
import type { EventProps } from '#clients/analytics.ts'
import type { ErrandTable } from './router/errands.ts'
import type { LazyView } from './router/lazyView.ts'
import type { OpeningStep } from './modal/openingSteps.ts'
import type { View, ViewName } from './router/view.ts'
import type { DescribeToast } from './notices/describeToast.ts'
import type { State } from './store.ts'

/** The view to show, or undefined to ask the next feature. */
export type Opening = (state: State, options: OpenOptions) => View | undefined

/** What the kernel knows of a view beside how it is drawn; all of it is off by default. */
export type ViewTraits<N extends ViewName> = {
  /** It is drawn before it is visible, and sends no request meanwhile. */
  readonly isDrawnEarly?: true
  /** It is left when the account that it shows is disconnected. */
  readonly needsAccount?: true
  /** It belongs to the active namespace: a person without an account there is asked to connect one. */
  readonly isOfNamespace?: true
  /** It waits for a wallet; the widget leaves it when the attempt is given up. */
  readonly isWaiting?: true
  /** Neither a sign-in nor a change of network replaces it while it is shown. */
  readonly isUninterruptible?: true
  /** It handles the network itself: the person is not asked to switch while it is in the stack. */
  readonly switchesNetwork?: true
  /** It resumes after a wallet was connected. */
  readonly isResumed?: true
  /** It resumes after a sign-in, too. */
  readonly isResumedAfterSignIn?: true
  /** It belongs to the sign-in. */
  readonly isSignIn?: true
  /** The person connects here, so a request to connect does not lead away from it. */
  readonly isWayToConnect?: true
  /** It needs the services of a project; a site that asks for it without one gets an error. */
  readonly needsProject?: true
  /** It needs a wallet list, which a project has; the same. */
  readonly needsWalletList?: true
  /** The errand that it is a step of, by that errand's first view: its card keeps its height. */
  readonly stepOf?: ViewName
  /** The name of a visit to it among product events (S7.21). */
  readonly visit?: string
  /** True while a press beside the card was meant for the wallet, so that it must not close (S4.02). */
  readonly isBusy?: (state: State, view: Extract<View, { name: N }>) => boolean
}

export type ViewEntry<N extends ViewName> = LazyView<N> & ViewTraits<N>

/** Every view, by name: a missing one does not compile. */
export type ViewTable = { readonly [N in ViewName]: ViewEntry<N> }

/**
 * What one feature brings, for a widget of this kind. It is loaded with the frame; what is heavy in it is a
 * function that loads.
 */
export type Manifest<Core> = {
  /** Views that `open()` and a fresh connection lead to. */
  readonly opens?: { readonly [step in OpeningStep]?: Opening }
  /** What views of other features may begin with this one. */
  readonly errands?: ErrandTable<Core>
  /** Where something of this feature that goes on is followed, by its id. */
  readonly follow?: (state: State, id: string) => View | undefined
  /** Where a fresh connection leads before anything else; given what was being done before. */
  readonly afterConnect?: (core: Core, paused: View | undefined) => View | undefined
  /** Checks a view's arguments before any of them is applied; throws where they are invalid. */
  readonly checkArguments?: (core: Core, options: OpenOptions) => Promise<void> | void
  /** Applies a view's arguments. Throws where they are invalid, without changing anything. */
  readonly takeArguments?: (core: Core, options: OpenOptions) => Promise<void> | void
  /** True while the widget may not be closed: it shakes (S4.07). */
  readonly isHeld?: (core: Core, state: State) => boolean
  /** Starts background work that runs until the widget is destroyed, and returns a function that stops it. */
  readonly start?: (core: Core) => () => void
  readonly on?: {
    /** Reacts to a change of the state. */
    readonly change?: (core: Core, before: State, after: State) => void
    /** The widget is about to open. */
    readonly open?: (core: Core, options: OpenOptions) => Promise<void> | void
    /** The widget is closing. */
    readonly close?: (core: Core) => void
    /** The page has given options: at the start, and when it changes them. */
    readonly options?: (core: Core, options: Pick<LiveOptions, 'bridge'>) => void
    /** Another document of this origin wrote to this storage key; null where all keys were cleared. */
    readonly storage?: (core: Core, key: string | null, onError: (error: unknown) => void) => void
  }
  /** Resumes what an earlier visit left. */
  readonly resume?: (core: Core, onError: (error: unknown) => void) => void
  /** Notifies the person how something ended while another view is shown. */
  readonly toasts?: () => Promise<{
    readonly showToasts: (core: Core, before: State, after: State) => void
    readonly describeToast: DescribeToast
  }>
  /** What is drawn above every view. */
  readonly notices?: () => Promise<{ readonly Notices: () => unknown }>
  /** The product events that a change stands for (S7.21); their code comes with the first. */
  readonly productEvents?: () => Promise<{
    readonly eventsOf: (before: State, after: State) => readonly EventProps[]
  }>
}
