import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Receive: NoParams
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    receive: NoParams
  }
}

/** Where others send to. */
export const receive = feature({
  views: { Receive: { load: () => import('./views/Receive/ReceiveView.tsx'), words: ['account'] } },
  errands: { receive: () => ({ name: 'Receive' }) },
  opens: {
    connected: ({ config }, { view }) =>
      view === 'Receive' && config.options.features?.receive !== false ? { name: view } : undefined,
  },
})
