import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    /** What sites may do with the smart account. */
    SmartSessions: NoParams
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    sessions: NoParams
  }
}

/** What sites may do with the smart account without asking again. */
export const sessions = feature({
  views: {
    SmartSessions: {
      load: () => import('./views/SmartSessions/SmartSessionsView.tsx'),
      words: ['login'],
      needsAccount: true,
    },
  },
  errands: { sessions: () => ({ name: 'SmartSessions' }) },
})
