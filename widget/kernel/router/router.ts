import type { Core } from '../core.ts'
import type { RouterSlice } from './slice.ts'
import type { View } from './view.ts'

type Stack = RouterSlice['stack']

/** Puts a view on the stack (S2.04); the same view twice in a row stays one. */
export function push(core: Core, view: View): void {
  const { stack } = core.store.getState().router
  const top = stack[stack.length - 1]
  if (top !== undefined && isSame(top, view)) return
  set(core, [...stack, view], 'forward')
}

/** Empties the stack and starts it with a view (S2.04). */
export function reset(core: Core, view: View): void {
  set(core, [view], 'none')
}

/** Puts a view in the place of the one on top (S2.04). */
export function replace(core: Core, view: View): void {
  const { stack } = core.store.getState().router
  set(core, withLast(stack.slice(0, -1), view), 'forward')
}

/** Takes the view on top away; false when it is the last one (S2.04). */
export function back(core: Core): boolean {
  const { stack } = core.store.getState().router
  return stack.length > 1 && backTo(core, stack.length - 2)
}

/** Goes back to an entry of the stack, counted from 0 (S2.04). */
export function backTo(core: Core, index: number): boolean {
  const { stack } = core.store.getState().router
  const remaining = stack.slice(0, index + 1)
  const [first, ...rest] = remaining
  if (first === undefined || !Number.isInteger(index) || index >= stack.length - 1) return false
  set(core, [first, ...rest], 'back')
  return true
}

function set(core: Core, stack: Stack, direction: RouterSlice['direction']): void {
  core.store.setState({ router: { stack, direction } })
}

function withLast(before: readonly View[], view: View): Stack {
  const [first, ...rest] = before
  return first === undefined ? [view] : [first, ...rest, view]
}

function isSame(a: View, b: View): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
