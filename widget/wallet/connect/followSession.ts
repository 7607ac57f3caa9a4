import type { BaseError, WalletEvent } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { disconnectAll } from './disconnect.ts'
import { EVM } from '../connections/evm.ts'
import { resync } from './resync.ts'
import { onWalletEvent } from './walletEvent.ts'

/** Handles the unsolicited events of a session that may serve several namespaces, for its connector. */
export function followSession(
  core: Core,
  connectorId: string,
  onError: (error: unknown) => void,
): {
  readonly onEvent: (event: WalletEvent) => void
  readonly onChanged: () => void
  readonly onEnded: () => void
  readonly onRefused: (error: BaseError) => void
} {
  return {
    onEvent: (event) => onWalletEvent(core, connectorId, event, EVM),
    onChanged() {
      for (const [name, adapter] of Object.entries(core.adapters)) {
        if (adapter?.session !== undefined) resync(core, connectorId, name).catch(onError)
      }
    },
    onRefused({ code, message }) {
      core.emit({ type: 'error', payload: { code, message } })
    },
    onEnded: () => disconnectAll(core, { connectorId, reason: 'wallet' }),
  }
}
