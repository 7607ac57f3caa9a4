import { isAddress, zeroAddress } from 'viem'
import { BaseError, type BridgeOptions } from '#protocol'
import { DEFAULT_MAX_FEE_BPS } from './limits.ts'

/**
 * Checks that a page may take this fee here: a fee that is too high is refused and never lowered, so that
 * no site earns less than it expects.
 *
 * @throws BaseError `INVALID_OPTIONS`, with the field that is wrong
 */
export function requireFee(
  { bps, recipient }: NonNullable<BridgeOptions['fee']>,
  maxBps: number = DEFAULT_MAX_FEE_BPS,
): void {
  if (!Number.isInteger(bps)) throw invalid('bps', 'it is not a whole number')
  if (bps > maxBps) {
    const most = maxBps === 0 ? 'this widget allows none' : `this widget allows at most ${maxBps}`
    throw invalid('bps', most)
  }
  if (!isAddress(recipient)) throw invalid('recipient', 'its checksum is wrong')
  if (recipient === zeroAddress) throw invalid('recipient', 'nobody has this address')
}

function invalid(field: 'bps' | 'recipient', reason: string): BaseError {
  return new BaseError(`Invalid options: bridge.fee.${field}: ${reason}`, {
    code: 'INVALID_OPTIONS',
    details: `bridge.fee.${field}`,
  })
}
