import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Receive: NoParams
  }
}

/** Where others send to. */
export const receive = feature({
  views: { Receive: { load: () => import('./views/Receive/ReceiveView.tsx'), words: ['account'] } },
  opens: {
    connected: ({ config }, { view }) =>
      view === 'Receive' && config.options.features?.receive !== false ? { name: view } : undefined,
  },
})
