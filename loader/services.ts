import type { Outcome, WalletEvent, WidgetOptions } from '#protocol'
import { chunkFailed } from './cards/failures.ts'
import { openUrl } from './wallets/links.ts'
import { createLocks, type Locks } from './wallets/locks.ts'
import { untilVisible } from './frame/untilVisible.ts'
import { followViewport, type Viewport } from './frame/viewport.ts'
import { createWalletRequests, type WalletRequests } from './wallets/walletRequests.ts'
import type { Wallets } from './wallets/wallets.ts'

/**
 * What the frame asks of the page once the person acts in it, and what waits for the page. It is a chunk of
 * its own that starts to load as soon as the widget is visible, so that a click in the frame does not wait.
 */
export type Services = {
  readonly wallets: WalletRequests
  readonly locks: Locks
  /** Adds the page's wallets of other namespaces to the list that the frame gets. */
  readonly discover: (namespaces: readonly string[]) => Promise<void>
  readonly openUrl: (url: string) => { opened: boolean }
  /** The sign-in options as the frame gets them, without functions. */
  readonly readSignIn: (options: WidgetOptions) => Promise<Pick<WidgetOptions, 'signIn'>>
  /** Passes one request of the frame to the site's callbacks. */
  readonly signIn: (call: { method: string; params: unknown }) => Promise<Outcome>
  /** Resolves once a button that opens the widget comes into view. */
  readonly untilVisible: () => Promise<void>
}

export function createServices(options: {
  readonly viewport: Viewport
  readonly wallets: () => Wallets | undefined
  readonly hideWhile: <T>(work: () => Promise<T>) => Promise<T>
  readonly onEvent: (walletId: string, event: WalletEvent) => void
  readonly options: () => WidgetOptions
  readonly signal: AbortSignal
}): Services {
  // A chunk of its own, since a site without sign-in does not need it.
  const loadSignIn = () =>
    import('./options/signIn.ts').catch((cause) => {
      throw chunkFailed(cause)
    })
  followViewport(options.viewport, options.signal)
  return {
    wallets: createWalletRequests({ ...options, find: (id) => options.wallets()?.find(id) }),
    async discover(namespaces) {
      const wallets = options.wallets()
      if (wallets?.looked !== true) return
      const { discover } = await import('./wallets/namespaces/discover.ts').catch((cause) => {
        throw chunkFailed(cause)
      })
      discover({ namespaces, window, add: wallets.add, signal: options.signal })
    },
    locks: createLocks(),
    openUrl,
    readSignIn: async (given) => (await loadSignIn()).readSignIn(given),
    signIn: async (call) => (await loadSignIn()).answerSignIn(options.options(), call),
    untilVisible: () => untilVisible(options.signal),
  }
}
