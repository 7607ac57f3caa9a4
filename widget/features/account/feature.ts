import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { homeOf } from '#kernel/modal/chooseView.ts'
import { reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import type { NoParams, View } from '#kernel/router/view.ts'
import type { State } from '#kernel/store.ts'
import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { activateNamespace } from '#wallet/connect/activate.ts'
import { activeConnection, liveConnections } from '#wallet/connections/slice.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Account: NoParams
    /** An entry of the account's history, or a transaction of the widget's own. */
    TransactionDetails: { readonly id: string }
    /** A thing of the account's collection. */
    NftDetails: { readonly id: string }
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    readTransaction: { readonly id: string }
  }
}

const accountView = { name: 'Account' } as const satisfies View

/** Who is connected, and what they have. */
export const account = feature({
  views: {
    Account: {
      load: () => import('./views/Account/AccountView.tsx'),
      words: ['account'],
      isDrawnEarly: true,
      isOfNamespace: true,
      needsAccount: true,
    },
    TransactionDetails: {
      load: () => import('./views/TransactionDetails/TransactionDetailsView.tsx'),
      words: ['account'],
      needsAccount: true,
    },
    NftDetails: {
      load: () => import('./views/NftDetails/NftDetailsView.tsx'),
      words: ['account'],
      needsAccount: true,
    },
  },
  errands: { readTransaction: (_, { id }) => ({ name: 'TransactionDetails', id }) },
  opens: {
    home: ({ connections }) =>
      activeConnection(connections).status === 'connected' ? accountView : undefined,
  },
  on: {
    change(core, before, after) {
      namespaceChanged(core, before, after)
      accountIsGone(core, before, after)
    },
  },
})

/** They show the account that is looked at: without one, a wallet for these chains is offered. */
function namespaceChanged(core: Core, before: State, after: State): void {
  if (before.connections.activeNamespace === after.connections.activeNamespace) return
  if (activeConnection(after.connections).status !== 'disconnected') return
  if (core.views[topView(after.router).name].isOfNamespace === true) askToConnect(core)
}

/** Back at an account that is not there: another one is shown, or the way to one. */
function accountIsGone(core: Core, before: State, after: State): void {
  if (!after.modal.open || before.router === after.router) return
  if (topView(after.router).name !== 'Account') return
  if (activeConnection(after.connections).status !== 'disconnected') return
  const [live] = liveConnections(after.connections)
  if (live !== undefined) activateNamespace(core, live[0])
  else reset(core, homeOf(core, after))
}
