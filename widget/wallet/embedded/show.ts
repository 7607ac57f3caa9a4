import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'

/** Shows the page of the embedded wallet. */
export function showEmbeddedWallet(core: Core): void {
  push(core, { name: 'EmbeddedWallet' })
}

/** Shows every social login. */
export function showSocials(core: Core): void {
  push(core, { name: 'ConnectSocials' })
}
