import type { View } from '../router/view.ts'

/** The outcome of a transfer; the view that draws it chooses the words. */
export type TransferToast = {
  readonly transferId: string
  readonly outcome:
    | 'filled'
    | 'expired'
    | 'refunded'
    | 'failed'
    /** Its chain had it and reorganized it away. */
    | 'fillTakenBack'
    | 'depositTakenBack'
}

/** The outcome of something that was sent, or that it is in progress. */
export type SendToast = {
  readonly transactionId: string
  readonly sending: 'pending' | 'confirmed' | 'failed'
}

/** The outcome of a swap. */
export type SwapToast = {
  readonly swapId: string
  readonly swapping: 'done' | 'failed' | 'unknown'
  /** What was given, in base units. */
  readonly given: { readonly amount: string; readonly decimals: number; readonly symbol: string }
  readonly wanted: string
}

/** The outcome of a purchase. */
export type PurchaseToast = {
  readonly purchaseId: string
  readonly buying: 'arrived' | 'failed'
  /** What arrived, or was expected, in base units. */
  readonly token: { readonly amount: string; readonly decimals: number; readonly symbol: string }
}

/** A failure that does not belong to the current view (S8.01). */
export type Failure = {
  readonly says: 'balanceUnavailable' | 'disconnectFailed' | 'signatureDeclined' | 'settingsFailed'
  readonly code: string | number
}

/** A name that was not registered (S8.06). */
export type NameFailure = {
  readonly says: 'nameNotRegistered'
  readonly code: string | number
  readonly name: string
  /** The service's own words. */
  readonly reason: string | undefined
}

/** A short message that disappears (S4.03). */
export type Toast = {
  readonly id: number
  /** When it came, in ms. */
  readonly at: number
  readonly kind: 'loading' | 'success' | 'error'
  readonly content: TransferToast | SendToast | SwapToast | PurchaseToast | Failure | NameFailure
}

/** A lasting message above the view, by its error code; each is shown once (S8.03). */
export type Alert = {
  readonly code: string
  readonly message: string
  /** Where it can be looked at. */
  readonly view?: View | undefined
}

export type NoticesSlice = {
  readonly toast: Toast | undefined
  readonly toastCount: number
  readonly alert: (Alert & { /** When it came, in ms. */ readonly at: number }) | undefined
  readonly shownAlerts: readonly string[]
}

export const notices: NoticesSlice = {
  toast: undefined,
  toastCount: 0,
  alert: undefined,
  shownAlerts: [],
}
