/** What of an account is listed. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

export type PortfolioSlice = {
  /** Where somebody was when they left for another view: coming back, they are there again. */
  readonly tab: AccountTab
}

declare module '#kernel/store.ts' {
  interface State {
    readonly portfolio: PortfolioSlice
  }
}

export const portfolio: PortfolioSlice = { tab: 'tokens' }
