import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    /** What is kept here, and the log for support. */
    Settings: NoParams
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    settings: NoParams
  }
}

/** What a person chooses for themselves, and the log for support. */
export const settings = feature({
  views: {
    Settings: { load: () => import('./views/Settings/SettingsView.tsx'), words: ['account'] },
  },
  errands: { settings: () => ({ name: 'Settings' }) },
  opens: { first: (_, { view }) => (view === 'Settings' ? { name: view } : undefined) },
})
