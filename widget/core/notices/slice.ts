/** A short word that goes away (S4.03). */
export type Toast = {
  readonly id: number
  readonly kind: 'loading' | 'success' | 'error'
  readonly message: string
}

/** A lasting word above the view; each code is shown once (S8.03). */
export type Alert = { readonly code: string; readonly message: string }

export type NoticesSlice = {
  readonly toast: Toast | undefined
  readonly toastCount: number
  readonly alert: Alert | undefined
  readonly shownAlerts: readonly string[]
}

export const notices: NoticesSlice = {
  toast: undefined,
  toastCount: 0,
  alert: undefined,
  shownAlerts: [],
}
