import type { Core } from '../core.ts'
import type { State } from '../store.ts'
import { topView } from './slice.ts'

/** The view on top is one of the sign-in's. */
export function isSignInView(
  { views }: Pick<Core, 'views'>,
  { router }: Pick<State, 'router'>,
): boolean {
  return views[topView(router).name].isSignIn === true
}
