import { offersSwaps } from '#kernel/config/slice.ts'
import { feature } from '#kernel/feature.ts'
import { isPending, swapIdOf } from '#transactions/slice.ts'
import type { NoParams } from '#kernel/router/view.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Swap: NoParams
    SwapToken: { readonly side: 'from' | 'to' }
    SwapReview: NoParams
    SwapProgress: { readonly swapId: string }
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    swap: NoParams
  }
}

/** One token for another, on one network. */
export const swap = feature({
  views: {
    Swap: {
      load: () => import('./views/Swap/SwapView.tsx'),
      words: ['bridge', 'account'],
      needsProject: true,
      visit: 'OPEN_SWAP',
    },
    SwapToken: {
      load: () => import('./views/SwapToken/SwapTokenView.tsx'),
      words: ['bridge', 'account'],
      visit: 'CLICK_SELECT_TOKEN_TO_SWAP',
    },
    SwapReview: {
      load: () => import('./views/SwapReview/SwapReviewView.tsx'),
      words: ['bridge', 'account'],
    },
    SwapProgress: {
      load: () => import('./views/SwapProgress/SwapProgressView.tsx'),
      words: ['bridge', 'account'],
      isBusy: ({ transactions }) => transactions.asking.length > 0,
    },
  },
  errands: { swap: () => ({ name: 'Swap' }) },
  follow({ transactions }, id) {
    const own = transactions.own.find((one) => one.id === id)
    const swapId = own && isPending(own) ? swapIdOf(own) : undefined
    return swapId === undefined ? undefined : { name: 'SwapProgress', swapId }
  },
  toasts: () => import('./toasts.ts'),
  opens: {
    connected: ({ config }, { view }) =>
      view === 'Swap' && offersSwaps(config) ? { name: view } : undefined,
  },
  async takeArguments(core, { view, arguments: given }) {
    if (view !== 'Swap' || given === undefined) return
    const { prefillSwap } = await import('./model/prefill.ts')
    prefillSwap(core, given)
  },
})
