import type { State } from '../store.ts'
import { topView } from './slice.ts'

/** The view on top is one of the sign-in's. */
export function isSignInView({ router }: Pick<State, 'router'>): boolean {
  const { name } = topView(router)
  return name === 'SIWXSignMessage' || name === 'ConnectingSiwe'
}
