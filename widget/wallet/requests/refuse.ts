import { BaseError, standardCodes } from '#protocol'
import { wait } from '#lib/abort.ts'
import type { Core } from '#kernel/core.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { REFUSAL_TOLD_AFTER_MS } from './limits.ts'

/** Only the holder of an account's key can sign its delegation (EIP-7702, S5.14). */
const authorizing = ['wallet_signAuthorization', 'eth_signAuthorization']

/**
 * Refuses an unsupported method with 4200: the developer reads it on the console, and a person who has
 * the widget open reads it above the view (S8.08).
 */
export function refuse(core: Core, method: string): never {
  const { logLevel } = core.store.getState().config.options
  if (logLevel !== 'none') console.error('Requested RPC call is not allowed', { method })
  wait(REFUSAL_TOLD_AFTER_MS, core.signal).then(
    () => tell(core),
    () => undefined, // the widget is gone, and so is whoever would read it
  )
  throw new BaseError(
    authorizing.includes(method)
      ? 'Authorizations cannot be signed by an account that is managed elsewhere'
      : `The method ${method} is not supported`,
    { code: standardCodes.unsupportedMethod.code },
  )
}

function tell(core: Core): void {
  if (!core.store.getState().modal.open) return
  showAlert(core, { code: 'RPC_NOT_ALLOWED', message: 'Action not allowed' })
}
