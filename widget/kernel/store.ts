import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BridgeSlice, bridge } from '#features/bridge/model/slice.ts'
import { type CallsSlice, calls } from '#wallet/calls/slice.ts'
import { type ConfigSlice, config } from './config/slice.ts'
import { type ConnectionsSlice, connections } from '#wallet/connections/slice.ts'
import { type EmbeddedWalletSlice, embeddedWallet } from '#wallet/embedded/slice.ts'
import { type ModalSlice, modal } from './modal/slice.ts'
import { type NamesSlice, names } from '#features/names/model/slice.ts'
import { type NetworksSlice, networks } from './networks/slice.ts'
import { type NoticesSlice, notices } from './notices/slice.ts'
import { type OnrampSlice, onramp } from '#features/buy/model/slice.ts'
import { type PaySlice, pay } from '#features/pay/model/slice.ts'
import { type PortfolioSlice, portfolio } from '#wallet/portfolio/slice.ts'
import { type Preferences, preferences } from './preferences/slice.ts'
import { type RequestsSlice, requests } from '#wallet/requests/slice.ts'
import { type RouterSlice, router } from './router/slice.ts'
import { type SendSlice, send } from '#features/send/model/slice.ts'
import { type SignInSlice, signIn } from '#wallet/signInState/slice.ts'
import { type SwapSlice, swap } from '#features/swap/model/slice.ts'
import { type ThemeSlice, theme } from './theme/slice.ts'
import { type TransactionsSlice, transactions } from '#transactions/slice.ts'
import { type WalletsSlice, wallets } from '#wallet/registry/slice.ts'

/** All client state: data only, no functions. Server data is the query client's. */
export type State = {
  readonly config: ConfigSlice
  readonly router: RouterSlice
  readonly modal: ModalSlice
  readonly notices: NoticesSlice
  readonly theme: ThemeSlice
  readonly preferences: Preferences
  readonly networks: NetworksSlice
  readonly wallets: WalletsSlice
  readonly connections: ConnectionsSlice
  readonly embeddedWallet: EmbeddedWalletSlice
  readonly signIn: SignInSlice
  readonly calls: CallsSlice
  readonly requests: RequestsSlice
  readonly bridge: BridgeSlice
  readonly transactions: TransactionsSlice
  readonly onramp: OnrampSlice
  readonly pay: PaySlice
  readonly portfolio: PortfolioSlice
  readonly swap: SwapSlice
  readonly names: NamesSlice
  readonly send: SendSlice
  /** False while the browser says that it is offline. */
  readonly online: boolean
}

export type Store = StoreApi<State>

/** A fresh store; two widgets on a page have two. */
export function createWidgetStore(initial: Partial<State> = {}): Store {
  return createStore<State>(() => ({
    config,
    router,
    modal,
    notices,
    theme,
    preferences,
    networks,
    wallets,
    connections,
    embeddedWallet,
    signIn,
    calls,
    requests,
    bridge,
    transactions,
    onramp,
    pay,
    portfolio,
    swap,
    names,
    send,
    online: true,
    ...initial,
  }))
}
