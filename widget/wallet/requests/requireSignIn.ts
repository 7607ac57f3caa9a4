import { BaseError, standardCodes } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { needsSignIn } from '../signInState/selectors.ts'

/** Throws while the page requires a sign-in that is still missing (S4.07). */
export function requireSignIn(core: Core): void {
  if (!needsSignIn(core.store.getState())) return
  throw new BaseError('Sign in with the wallet first', { code: standardCodes.unauthorized.code })
}
