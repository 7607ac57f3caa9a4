import type { View } from './view.ts'

export type RouterSlice = {
  /** Never empty: the last entry is what is seen. */
  readonly stack: readonly [View, ...View[]]
  /** Where the last move went, for the motion of the view. */
  readonly direction: 'forward' | 'back' | 'none'
}

/** The stack before anything was opened. */
export function startAt(view: View): RouterSlice {
  return { stack: [view], direction: 'none' }
}

/** The view that is seen. */
export function topView({ stack }: RouterSlice): View {
  return stack[stack.length - 1] ?? stack[0]
}
