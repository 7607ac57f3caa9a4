import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BridgeSlice, bridge } from './bridge/slice.ts'
import { type CallsSlice, calls } from './calls/slice.ts'
import { type ConfigSlice, config } from './config/slice.ts'
import { type ConnectionsSlice, connections } from './connections/slice.ts'
import { type EmbeddedWalletSlice, embeddedWallet } from './embeddedWallet/slice.ts'
import { type ModalSlice, modal } from './modal/slice.ts'
import { type NamesSlice, names } from './names/slice.ts'
import { type NetworksSlice, networks } from './networks/slice.ts'
import { type NoticesSlice, notices } from './notices/slice.ts'
import { type OnrampSlice, onramp } from './onramp/slice.ts'
import { type PaySlice, pay } from './pay/slice.ts'
import { type PortfolioSlice, portfolio } from './portfolio/slice.ts'
import { type Preferences, preferences } from './preferences/slice.ts'
import { type RequestsSlice, requests } from './requests/slice.ts'
import { type RouterSlice, router } from './router/slice.ts'
import { type SendSlice, send } from './send/slice.ts'
import { type SignInSlice, signIn } from './signIn/slice.ts'
import { type SwapSlice, swap } from './swap/slice.ts'
import { type ThemeSlice, theme } from './theme/slice.ts'
import { type TransactionsSlice, transactions } from './transactions/slice.ts'
import { type WalletsSlice, wallets } from './wallets/slice.ts'

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
