/** The lists of an account. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

export type PortfolioSlice = {
  /** The tab that was open when the person left the view, so that they return to it. */
  readonly tab: AccountTab
}

declare module '#kernel/store.ts' {
  interface State {
    readonly portfolio: PortfolioSlice
  }
}

export const portfolio: PortfolioSlice = { tab: 'tokens' }
