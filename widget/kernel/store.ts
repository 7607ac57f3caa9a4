import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ConfigSlice, config } from './config/slice.ts'
import { type ModalSlice, modal } from './modal/slice.ts'
import { type NetworksSlice, networks } from './networks/slice.ts'
import { type NoticesSlice, notices } from './notices/slice.ts'
import { type Preferences, preferences } from './preferences/slice.ts'
import type { RouterSlice } from './router/slice.ts'
import { type ThemeSlice, theme } from './theme/slice.ts'

/**
 * All client state: data only, no functions. Server data is the query client's. What stands here is the
 * kernel's; each room above adds its own slice beside the slice's type:
 * `declare module '#kernel/store.ts' { interface State { readonly swap: SwapSlice } }`.
 */
export interface State {
  readonly config: ConfigSlice
  readonly router: RouterSlice
  readonly modal: ModalSlice
  readonly notices: NoticesSlice
  readonly theme: ThemeSlice
  readonly preferences: Preferences
  readonly networks: NetworksSlice
  /** False while the browser reports that it is offline. */
  readonly online: boolean
}

export type Store = StoreApi<State>

const ofKernel = { config, modal, notices, theme, preferences, networks, online: true }

/** What every other room starts with, and the view that is there first. */
export type Slices = Omit<State, keyof typeof ofKernel>

/** A fresh store; two widgets on a page have two. */
export function createWidgetStore(slices: Slices, initial: Partial<State> = {}): Store {
  return createStore<State>(() => ({ ...ofKernel, ...slices, ...initial }))
}
