import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    RegisterAccountName: NoParams
    RegisterAccountNameSuccess: { readonly accountName: string }
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    chooseName: NoParams
  }
}

/** A name for the account (S3.08). */
export const names = feature({
  views: {
    RegisterAccountName: {
      load: () => import('./views/RegisterAccountName/RegisterAccountNameView.tsx'),
      words: ['account'],
      needsAccount: true,
      visit: 'OPEN_ENS_FLOW',
    },
    RegisterAccountNameSuccess: {
      load: () => import('./views/RegisterAccountNameSuccess/RegisterAccountNameSuccessView.tsx'),
      words: ['account'],
      needsAccount: true,
    },
  },
  errands: { chooseName: () => ({ name: 'RegisterAccountName' }) },
})
