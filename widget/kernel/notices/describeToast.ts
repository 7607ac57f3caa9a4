import type { words } from '#locales/en/common.ts'
import type { View } from '../router/view.ts'
import type { State } from '../store.ts'
import type { Toast } from './slice.ts'

export type ToastContext = {
  readonly words: (typeof words)['news']
  readonly locale: string
  readonly state: State
}

/** What became of something, and where it can be looked at. */
export type ToastText = {
  readonly message: string
  readonly view: View
  /** The label of the button that leads there. */
  readonly label: string
}

/** The text of a feature's toast; undefined where the toast belongs to another feature. */
export type DescribeToast = (
  content: Toast['content'],
  context: ToastContext,
) => ToastText | undefined
