/** A quote on screen is renewed this often. */
export const QUOTE_REFRESH_MS = 10_000
/** Pause after the last key before a quote is asked for. */
export const QUOTE_DEBOUNCE_MS = 300
/** Part of a native balance that Max leaves for the network fee, when it cannot be estimated. */
export const NATIVE_RESERVE_GAS = 300_000n
/** What a page may take for itself where the deployment does not say it: one percent. */
export const DEFAULT_MAX_FEE_BPS = 100
/** How often a tab without the lock reads what the other one wrote. */
export const FOLLOW_MS = 3_000
/** Deposits that were never stored: so many of the newest are taken up. */
export const RECOVERED_TRANSFERS = 20
/** What a fill is given before it is called late, where no quote says it. */
export const RECOVERED_FILL_SECONDS = 60
/** What the slowest amounts are given: Across pays them out itself (S3.16). */
export const SLOW_FILL_SECONDS = 3 * 60 * 60
/** A fill that is overdue by so much makes us ask what relayers want now. */
export const FEE_CHECK_GRACE_SECONDS = 15
/** How often it is asked while the fill is overdue. */
export const FEE_CHECK_MS = 30_000
/** Each look whether a fill is still there costs two requests: no more often than this. */
export const FILL_RECHECK_MS = 30_000
/** How long after a look for a refund the next one comes, in polling intervals; it doubles each time. */
export const FIRST_REFUND_PAUSE = 10
/** At most so long, in polling intervals. */
export const LONGEST_REFUND_PAUSE = 300
