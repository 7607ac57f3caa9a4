import type { Purchase } from '#transactions/purchases/purchase.ts'

/** What the person chose; empty fields fall back to what is for sale. */
export type BuyForm = {
  /** As typed, in the currency. */
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string | undefined
  readonly method: string | undefined
  readonly tokenKey: string | undefined
  readonly provider: Purchase['provider'] | undefined
}

export type OnrampSlice = {
  readonly form: BuyForm
  /** Newest first. */
  readonly purchases: readonly Purchase[]
  /** Where they are paid for, by purchase; kept no longer than the document: it opens a checkout. */
  readonly checkouts: Readonly<Record<string, string>>
}

declare module '#kernel/store.ts' {
  interface State {
    readonly onramp: OnrampSlice
  }
}

export const onramp: OnrampSlice = {
  form: {
    amount: '',
    currency: undefined,
    method: undefined,
    tokenKey: undefined,
    provider: undefined,
  },
  purchases: [],
  checkouts: {},
}
