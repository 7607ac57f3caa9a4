import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import type { View } from '#kernel/router/view.ts'

/** The view that lists the ways to a wallet, shown where nobody is connected. */
export const connectView = { name: 'Connect' } as const satisfies View

/** Shows the ways to a wallet; the view before stays in the stack. */
export function askToConnect(core: Core): void {
  push(core, connectView)
}
