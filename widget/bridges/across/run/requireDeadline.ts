import { DeadlineTooSoonError, QuoteExpiredError } from '../errors/quote.ts'
import { MIN_FILL_LEFT_SECONDS } from '../util/limits.ts'
import type { Run } from './runOptions.ts'

/**
 * By the destination's own clock a relayer must still have the time to fill: an unfilled deposit is
 * refunded hours later. `destinationTime` is in seconds since 1970.
 *
 * @throws QuoteExpiredError, DeadlineTooSoonError
 */
export function requireDeadline(
  { transfer }: Run,
  { destinationTime }: { readonly destinationTime: number },
): void {
  const [left, least] = [transfer().fillDeadline - destinationTime, MIN_FILL_LEFT_SECONDS]
  if (left <= 0) throw new QuoteExpiredError()
  if (left < least) throw new DeadlineTooSoonError({ left, least })
}
