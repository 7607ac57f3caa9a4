import { isBridgeOnly, offersNetworks } from '#kernel/config/slice.ts'
import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { homeOf } from '#kernel/modal/chooseView.ts'
import { open } from '#kernel/modal/open.ts'
import { asksToSwitch } from '#wallet/connections/isUnsupported.ts'
import { reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import type { NoParams } from '#kernel/router/view.ts'
import type { State } from '#kernel/store.ts'
import { activeConnection } from '#wallet/connections/slice.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Networks: NoParams
    UnsupportedChain: NoParams
    WhatIsANetwork: NoParams
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    networks: NoParams
  }
}

/** The account's network, and what happens if the site does not offer it. */
export const networks = feature({
  views: {
    Networks: {
      load: () => import('./views/Networks/NetworksView.tsx'),
      words: ['account'],
      needsAccount: true,
      isOfNamespace: true,
      visit: 'CLICK_NETWORKS',
    },
    UnsupportedChain: {
      load: () => import('./views/UnsupportedChain/UnsupportedChainView.tsx'),
      words: ['account'],
      needsAccount: true,
    },
    WhatIsANetwork: {
      load: () => import('./views/WhatIsANetwork/WhatIsANetworkView.tsx'),
      visit: 'CLICK_NETWORK_HELP',
    },
  },
  errands: { networks: () => ({ name: 'Networks' }) },
  opens: {
    network(state) {
      const isConnected = activeConnection(state.connections).status === 'connected'
      return isConnected && asksToSwitch(state) ? { name: 'UnsupportedChain' } : undefined
    },
    asked: (state, { view }) =>
      view === 'Networks' && offersNetworks(state.config) ? { name: view } : undefined,
  },
  on: { change: networkBecameUnsupported },
})

/** S4.05: a wallet on a network that is not offered is asked to switch. */
function networkBecameUnsupported(core: Core, before: State, after: State): void {
  const is = asksToSwitch(after)
  const was = asksToSwitch(before)
  if (!is && was && topView(after.router).name === 'UnsupportedChain')
    reset(core, homeOf(core, after))
  if (!is || was || isBridgeOnly(after.config)) return
  if (after.modal.open) {
    const isBusy = after.router.stack.some(
      ({ name }) =>
        core.views[name].isUninterruptible === true || core.views[name].switchesNetwork === true,
    )
    if (!isBusy) reset(core, { name: 'UnsupportedChain' })
    return
  }
  // Not at the start of a visit, nor if the page refuses to show the widget; the next opening asks.
  if (activeConnection(before.connections).status !== 'connected') return
  core.page
    .show({})
    .then(() => open(core))
    .catch(() => undefined)
}
