import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'
import { isPending } from '#transactions/slice.ts'
import { send as start } from './model/slice.ts'
import { newSend } from './model/startSend.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Send: NoParams
    SendToken: NoParams
    SendReview: NoParams
    SendProgress: { readonly transactionId: string }
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    send: NoParams
  }
}

/** Sends a token or a currency to another account. */
export const send = feature({
  views: {
    Send: {
      load: () => import('./views/Send/SendView.tsx'),
      words: ['account', 'bridge'],
      visit: 'OPEN_SEND',
    },
    SendToken: {
      load: () => import('./views/SendToken/SendTokenView.tsx'),
      words: ['account', 'bridge'],
    },
    SendReview: {
      load: () => import('./views/SendReview/SendReviewView.tsx'),
      words: ['account', 'bridge'],
    },
    SendProgress: {
      load: () => import('./views/SendProgress/SendProgressView.tsx'),
      words: ['account'],
      isBusy: ({ transactions }, { transactionId }) => transactions.asking.includes(transactionId),
    },
  },
  errands: { send: newSend },
  follow({ transactions }, id) {
    const own = transactions.own.find((one) => one.id === id)
    const isSending = own?.purpose.type === 'send' && isPending(own)
    return isSending ? { name: 'SendProgress', transactionId: id } : undefined
  },
  toasts: () => import('./toasts.ts'),
  opens: {
    connected: ({ config }, { view }) =>
      view === 'Send' && config.options.features?.send !== false ? { name: view } : undefined,
  },
  async takeArguments(core, { view, arguments: given }) {
    if (view !== 'Send' || given === undefined) return
    const { prefillSend } = await import('./model/prefill.ts')
    await prefillSend(core, given)
  },
  on: {
    // S4.05: a send on one namespace means nothing on another.
    change(core, before, after) {
      if (before.connections.activeNamespace === after.connections.activeNamespace) return
      core.store.setState({ send: start })
    },
  },
})
