import type { OwnTransaction } from './record.ts'

/** Transactions that the widget itself asked for, newest first. */
export type TransactionsSlice = { readonly own: readonly OwnTransaction[] }

export const transactions: TransactionsSlice = { own: [] }
