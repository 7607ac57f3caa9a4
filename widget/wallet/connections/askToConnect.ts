import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import type { View } from '#kernel/router/view.ts'

/** The ways to a wallet, which are seen where nobody is connected. */
export const connectView = { name: 'Connect' } as const satisfies View

/** Shows the ways to a wallet; what was seen stays behind them. */
export function askToConnect(core: Core): void {
  push(core, connectView)
}
