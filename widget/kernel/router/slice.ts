import type { View } from './view.ts'

export type RouterSlice = {
  /** Never empty: the last entry is what is seen. */
  readonly stack: readonly [View, ...View[]]
  /** Where the last move went, for the motion of the view. */
  readonly direction: 'forward' | 'back' | 'none'
}

export const router: RouterSlice = { stack: [{ name: 'Connect' }], direction: 'none' }

/** The view that is seen. */
export function topView({ stack }: RouterSlice): View {
  return stack[stack.length - 1] ?? stack[0]
}
