/** How much less than quoted may arrive: 1 % (S9.02), in hundredths of a percent. */
export const DEFAULT_SLIPPAGE_BPS = 100
/** A tolerance above half is refused. */
export const MAX_SLIPPAGE_BPS = 5_000
/** From this tolerance on, the person is asked to confirm it. */
export const HIGH_SLIPPAGE_BPS = 300
export const WHOLE_BPS = 10_000
/** A price impact worth a warning, and one that needs its own confirmation. */
export const NOTABLE_IMPACT_BPS = 100
export const GRAVE_IMPACT_BPS = 500
/** How often a quote on screen is refetched. */
export const QUOTE_REFRESH_MS = 10_000
/** A quote older than this cannot be confirmed. */
export const QUOTE_MAX_AGE_MS = 60_000
/** Debounce after the last key before a quote is requested. */
export const QUOTE_DEBOUNCE_MS = 300
export const TOKENS_AGE_MS = 60 * 60 * 1_000
/** The gas of a swap, if no estimate is available. */
export const SWAP_GAS = 150_000n
/** The share of the amount that stands for a trade without price impact. */
export const SPOT_SHARE = 1_000n
/** With fewer units, the price of such a share is too coarse. */
export const SPOT_MIN_UNITS = 10_000n
/** A swap that can stay pending longer than this is not what was confirmed. */
export const MAX_DEADLINE_MS = 24 * 60 * 60 * 1_000
