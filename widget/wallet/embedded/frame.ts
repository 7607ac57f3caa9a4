import { BaseError } from '#protocol'
import type { SecureFrame } from '#clients/secureFrame/port.ts'
import type { Core } from '#kernel/core.ts'

/** The secure frame of this widget. */
export function frameOf(core: Core): Promise<SecureFrame> {
  if (core.secureFrame !== undefined) return core.secureFrame.load()
  throw new BaseError('This deployment has no embedded wallet', { code: 'CONNECTOR_NOT_FOUND' })
}
