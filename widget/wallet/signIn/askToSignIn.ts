import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'

/** Asks the person to sign in. */
export function askToSignIn(core: Core): void {
  push(core, { name: 'SIWXSignMessage' })
}
