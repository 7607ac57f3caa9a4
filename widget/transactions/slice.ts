import type { OwnTransaction } from './record.ts'

export type TransactionsSlice = {
  /** Transactions that the widget itself asked for, newest first. */
  readonly own: readonly OwnTransaction[]
  /** Ids of those that the wallet is asked for by this document. */
  readonly asking: readonly string[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly transactions: TransactionsSlice
  }
}

export const transactions: TransactionsSlice = { own: [], asking: [] }

/** True while it is not known how it ends. */
export function isPending({ status }: OwnTransaction): boolean {
  return status === 'asked' || status === 'sent'
}

/** The swap that a transaction belongs to. */
export function swapIdOf({ purpose }: OwnTransaction): string | undefined {
  if (purpose.type === 'swap') return purpose.swapId
  return purpose.type === 'approve' ? purpose.swap?.id : undefined
}
