import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'

/** Shows the ways to a wallet; what was seen stays behind them. */
export function askToConnect(core: Core): void {
  push(core, { name: 'Connect' })
}
