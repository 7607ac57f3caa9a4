import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'

/** Shows the question whether somebody signs in. */
export function askToSignIn(core: Core): void {
  push(core, { name: 'SIWXSignMessage' })
}
