import { QuoteExpiredError } from './errors/quote.ts'
import type { Run } from './runTransfer.ts'

/**
 * By the destination's own clock somebody must still be able to fill: a deposit that nobody may
 * fill would come back hours later. `destinationTime` is in seconds since 1970.
 *
 * @throws QuoteExpiredError
 */
export function requireDeadline(
  { transfer }: Run,
  { destinationTime }: { readonly destinationTime: number },
): void {
  if (destinationTime >= transfer().fillDeadline) throw new QuoteExpiredError()
}
