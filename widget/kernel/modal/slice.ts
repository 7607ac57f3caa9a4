import type { Namespace } from '#protocol'

/** The widget as a thing to look at (S4.02). */
export type ModalSlice = {
  readonly open: boolean
  /** True while the code of the view on top is on its way. */
  readonly loading: boolean
  readonly shaking: boolean
  /** The view that is drawn right now; undefined while closed or loading. */
  readonly shownView: string | undefined
  /** Whose wallets are wanted; undefined where any will do (S2.02). */
  readonly namespace: Namespace | undefined
  /** How often it was closed: every opening starts with a view of its own. */
  readonly closings: number
}

export const modal: ModalSlice = {
  open: false,
  loading: false,
  shaking: false,
  shownView: undefined,
  namespace: undefined,
  closings: 0,
}
