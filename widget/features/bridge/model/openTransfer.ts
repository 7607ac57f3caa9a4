import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'

/** Shows how far a transfer is. */
export function openTransfer(core: Core, transferId: string): void {
  push(core, { name: 'TransferProgress', transferId })
}
