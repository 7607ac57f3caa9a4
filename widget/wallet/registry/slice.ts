import type { PageWallet } from '#protocol'

export type WalletsSlice = {
  /** Wallets of the page, in the order they announced themselves. */
  readonly page: readonly PageWallet[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly wallets: WalletsSlice
  }
}

export const wallets: WalletsSlice = { page: [] }
