import { offersBuying } from '#kernel/config/slice.ts'
import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'
import { hasStoredPurchases } from './model/stored.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Buy: NoParams
    BuyToken: NoParams
    BuyProgress: { readonly purchaseId: string }
    WhatIsABuy: NoParams
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    buy: NoParams
  }
}

/** A token for money, from a seller of the on-ramp service. */
export const buy = feature({
  views: {
    Buy: {
      load: () => import('./views/Buy/BuyView.tsx'),
      words: ['account', 'bridge'],
      needsProject: true,
      visit: 'SELECT_BUY_CRYPTO',
    },
    BuyToken: { load: () => import('./views/Buy/BuyTokenView.tsx'), words: ['account'] },
    BuyProgress: {
      load: () => import('./views/BuyProgress/BuyProgressView.tsx'),
      words: ['account'],
    },
    WhatIsABuy: {
      load: () => import('./views/WhatIsABuy/WhatIsABuyView.tsx'),
      words: ['account'],
      visit: 'SELECT_WHAT_IS_A_BUY',
    },
  },
  errands: { buy: () => ({ name: 'Buy' }) },
  follow: ({ onramp }, id) =>
    onramp.purchases.some((purchase) => purchase.id === id)
      ? { name: 'BuyProgress', purchaseId: id }
      : undefined,
  toasts: () => import('./toasts.ts'),
  opens: {
    connected: ({ config }, { view }) =>
      view === 'Buy' && offersBuying(config) ? { name: view } : undefined,
  },
  resume(core, onError) {
    if (!hasStoredPurchases(core.storage)) return
    import('./model/watch.ts').then(({ resumePurchases }) => resumePurchases(core)).catch(onError)
  },
})
