import { offersAllWallets } from '#kernel/config/slice.ts'
import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { choose, homeOf, pausedView } from '#kernel/modal/chooseView.ts'
import { reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'
import { stopConnecting } from '#wallet/connect/connect.ts'
import { connectView } from '#wallet/connections/askToConnect.ts'
import {
  activateLiveNamespace,
  activateWantedNamespace,
} from '#wallet/connect/activateWantedNamespace.ts'
import { activeConnection, liveConnectorIds } from '#wallet/connections/slice.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import { isOnlyByApp } from '#wallet/embedded/isOnlyByApp.ts'

/** How a person connects a wallet, and what they can read about wallets. */
export const connect = feature({
  views: {
    Connect: {
      load: () => import('./views/Connect/ConnectView.tsx'),
      isDrawnEarly: true,
      isWayToConnect: true,
    },
    ConnectWallets: { load: () => import('./views/Connect/ConnectWalletsView.tsx') },
    ConnectingExternal: {
      load: () => import('./views/ConnectingExternal/ConnectingExternalView.tsx'),
      isWaiting: true,
      switchesNetwork: true,
    },
    ConnectingWalletConnect: {
      load: () => import('./views/ConnectingWalletConnect/ConnectingWalletConnectView.tsx'),
      isWayToConnect: true,
      isWaiting: true,
      switchesNetwork: true,
    },
    ConnectNamespace: {
      load: () => import('./views/ConnectNamespace/ConnectNamespaceView.tsx'),
      words: ['account'],
    },
    AllWallets: {
      load: () => import('./views/AllWallets/AllWalletsView.tsx'),
      isWayToConnect: true,
      needsWalletList: true,
      visit: 'CLICK_ALL_WALLETS',
    },
    GetWallet: {
      load: () => import('./views/GetWallet/GetWalletView.tsx'),
      visit: 'CLICK_GET_WALLET',
    },
    Downloads: { load: () => import('./views/Downloads/DownloadsView.tsx') },
    WhatIsAWallet: {
      load: () => import('./views/WhatIsAWallet/WhatIsAWalletView.tsx'),
      visit: 'CLICK_WALLET_HELP',
    },
  },
  opens: {
    first: (_, { uri }) =>
      uri === undefined ? undefined : { name: 'ConnectingWalletConnect', uri },
    asked: (_, { view }) => (view === 'Connect' ? connectView : undefined),
    disconnected(state, { view }) {
      const isConnected = activeConnection(state.connections).status === 'connected'
      const isByApp = !isConnected && isOnlyByApp(state)
      if ((isByApp || view === 'AllWallets') && offersAllWallets(state.config)) {
        return { name: 'AllWallets' }
      }
      if (isByApp) return { name: 'ConnectingWalletConnect' }
      return view === 'AllWallets' || !isConnected ? connectView : undefined
    },
    home: ({ connections }) =>
      activeConnection(connections).status === 'connected' ? undefined : connectView,
  },
  on: {
    open: activateWantedNamespace,
    close(core) {
      stopConnecting(core, 'closed')
      activateLiveNamespace(core)
    },
    change(core, before, after) {
      connectionCameBack(core, before, after)
      pairingWasLeft(core, before, after)
      connectionCame(before, after)
    },
  },
})

/** A remembered wallet answered after Connect was shown: there is nothing left to ask. */
function connectionCameBack(core: Core, before: State, after: State): void {
  const was = activeConnection(before.connections).status
  const is = activeConnection(after.connections).status
  if (was !== 'reconnecting' || is !== 'connected' || !after.modal.open) return
  if (topView(after.router).name !== 'Connect') return
  reset(core, choose(core, ['gate'], {}, after) ?? pausedView(core) ?? homeOf(core, after))
}

/** The code is no longer on screen, so a photo of it must not connect later. */
function pairingWasLeft(core: Core, before: State, after: State): void {
  const isShown = ({ router }: State) => topView(router).name === 'ConnectingWalletConnect'
  if (!isShown(before) || isShown(after)) return
  const { attempt } = after.connections
  if (attempt === undefined) return
  if (connectorManifest(core, attempt.connectorId).asks === 'code') stopConnecting(core)
}

/** A wallet's window has to open within the click on the page; loading the code then would be too late. */
function connectionCame(before: State, after: State): void {
  if (
    liveConnectorIds(before.connections).length > 0 ||
    liveConnectorIds(after.connections).length === 0
  )
    return
  import('#wallet/requests/request.ts').catch(() => undefined) // the first request asks for it again
}
