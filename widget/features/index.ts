import './types.ts'
import { bridge as bridgeSlice } from '#features/bridge/model/slice.ts'
import { calls } from '#wallet/calls/slice.ts'
import { connections } from '#wallet/connections/slice.ts'
import { embeddedWallet } from '#wallet/embedded/slice.ts'
import { names as namesSlice } from '#features/names/model/slice.ts'
import { onramp } from '#features/buy/model/slice.ts'
import { pay as paySlice } from '#features/pay/model/slice.ts'
import { portfolio } from '#wallet/portfolio/slice.ts'
import { requests } from '#wallet/requests/slice.ts'
import { send as sendSlice } from '#features/send/model/slice.ts'
import { signIn as signInSlice } from '#wallet/signInState/slice.ts'
import { swap as swapSlice } from '#features/swap/model/slice.ts'
import { transactions as transactionsSlice } from '#transactions/slice.ts'
import { wallets } from '#wallet/registry/slice.ts'
import type { Feature } from '#kernel/feature.ts'
import type { ViewTable } from '#kernel/manifest.ts'
import { startAt } from '#kernel/router/slice.ts'
import { createWidgetStore, type Slices, type State, type Store } from '#kernel/store.ts'
import { account } from './account/feature.ts'
import { analytics } from './analytics/feature.ts'
import { bridge } from './bridge/feature.ts'
import { buy } from './buy/feature.ts'
import { connectView } from '#wallet/connections/askToConnect.ts'
import { connect } from './connect/feature.ts'
import { login } from './login/feature.ts'
import { names } from './names/feature.ts'
import { networks } from './networks/feature.ts'
import { notices } from './notices/feature.ts'
import { pay } from './pay/feature.ts'
import { receive } from './receive/feature.ts'
import { send } from './send/feature.ts'
import { sessions } from './sessions/feature.ts'
import { settings } from './settings/feature.ts'
import { signIn } from './signIn/feature.ts'
import { swap } from './swap/feature.ts'
import { transactions } from './transactions/feature.ts'

/**
 * Every feature, in the order in which each is asked and hears of a change: who is connected, on which
 * network, signed in, and then what is done with it. The bridge takes its arguments last, after whatever
 * may still refuse them.
 */
export const features: readonly Feature[] = [
  ...[connect, networks, signIn, login, send, account, receive, swap, buy, pay, names],
  ...[sessions, settings, transactions, bridge, notices, analytics],
]

/** Every view and where its code is; a missing one does not compile. */
export const views: ViewTable = {
  ...connect.views,
  ...networks.views,
  ...signIn.views,
  ...login.views,
  ...sessions.views,
  ...account.views,
  ...receive.views,
  ...settings.views,
  ...names.views,
  ...send.views,
  ...swap.views,
  ...buy.views,
  ...pay.views,
  ...bridge.views,
}

const slices: Slices = {
  router: startAt(connectView),
  bridge: bridgeSlice,
  calls,
  connections,
  embeddedWallet,
  names: namesSlice,
  onramp,
  pay: paySlice,
  portfolio,
  requests,
  send: sendSlice,
  signIn: signInSlice,
  swap: swapSlice,
  transactions: transactionsSlice,
  wallets,
}

/** The store of one widget, with the slices of every room. */
export function createStore(initial: Partial<State> = {}): Store {
  return createWidgetStore(slices, initial)
}
