import type { ErrorCode } from '#protocol'
import type { PaymentRecord } from './record.ts'
import type { PaymentRequest } from './paymentRequest.ts'
import type { PayStep } from './steps.ts'

/** Being checked again, requested from the wallet, or waited for. */
export type PayPhase = 'checking' | 'wallet' | 'network'

/** What this document does for the payment now: one step after the other. */
export type PayRun = {
  readonly id: string
  readonly steps: readonly PayStep[]
  readonly at: number
  readonly phase: PayPhase
}

export type PaySlice = {
  readonly request: PaymentRequest | undefined
  /** What the wallet was asked for this request, by this document or an earlier one. */
  readonly payment: PaymentRecord | undefined
  readonly run: PayRun | undefined
  /** Why the last try did not pay. */
  readonly failure: { readonly code: ErrorCode; readonly message: string } | undefined
}

declare module '#kernel/store.ts' {
  interface State {
    readonly pay: PaySlice
  }
}

export const pay: PaySlice = {
  request: undefined,
  payment: undefined,
  run: undefined,
  failure: undefined,
}
