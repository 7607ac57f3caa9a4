import type { Address } from 'viem'
import type { CaipChainId } from '#protocol'

/** Exactly how much of what a page asks for, and for whom. */
export type PaymentRequest = {
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: Address | undefined
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly recipient: Address
}

/** How it is being paid: by one of our own transactions, or by a transfer of the bridge. */
export type Payment =
  | { readonly kind: 'asking' }
  | { readonly kind: 'direct'; readonly transactionId: string }
  | { readonly kind: 'bridge'; readonly transferId: string }
  | {
      readonly kind: 'failed'
      readonly error: { readonly code: string | number; readonly message: string }
    }

export type PaySlice = {
  readonly request: PaymentRequest | undefined
  readonly payment: Payment | undefined
}

export const pay: PaySlice = { request: undefined, payment: undefined }
