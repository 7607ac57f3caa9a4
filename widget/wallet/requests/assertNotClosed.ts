import { BaseError, standardCodes } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { PageRequest } from './pageRequest.ts'

/**
 * Throws 4001 where a person has closed the widget since the page asked for an account, while the code of requests was
 * on its way: the request would open it again.
 */
export function assertNotClosed(
  { store }: Pick<Core, 'store'>,
  { closings }: Pick<PageRequest, 'closings'>,
): void {
  if (closings === undefined || closings === store.getState().modal.closings) return
  throw new BaseError('User rejected the request', { code: standardCodes.userRejected.code })
}
