import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'
import type { State } from '#kernel/store.ts'
import { hasStoredPayments } from './model/items.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Pay: NoParams
  }
}

/** What a site asks to be paid, with whatever the account has. */
export const pay = feature({
  views: {
    Pay: {
      load: () => import('./views/Pay/PayView.tsx'),
      words: ['account'],
      switchesNetwork: true,
      isResumed: true,
    },
  },
  productEvents: () => import('./productEvents.ts'),
  opens: { anywhere: (_, { view }) => (view === 'Pay' ? { name: view } : undefined) },
  async takeArguments(core, { view, arguments: given }) {
    if (view !== 'Pay') return
    const { takePayment } = await import('./model/request.ts')
    await takePayment(core, given)
  },
  on: { change: paymentMayHaveArrived },
})

/** Notifies the page of a payment once the recipient's chain shows it. */
function paymentMayHaveArrived(core: Core, before: State, after: State): void {
  const isSame =
    before.transactions.own === after.transactions.own &&
    before.bridge.transfers === after.bridge.transfers
  if (isSame || !hasStoredPayments(core.storage)) return
  import('#features/pay/model/settle.ts')
    .then(({ settlePayments }) => settlePayments(core))
    .catch(() => undefined) // the next change, or the next visit, asks for it again
}
