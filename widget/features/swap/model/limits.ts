/** Of what is quoted, how much less may arrive: 1 % (S9.02), in hundredths of a percent. */
export const DEFAULT_SLIPPAGE_BPS = 100
/** More than half is no tolerance. */
export const MAX_SLIPPAGE_BPS = 5_000
/** From here on somebody is asked whether they mean it. */
export const HIGH_SLIPPAGE_BPS = 300
export const WHOLE_BPS = 10_000
/** A loss by the size of the trade that is worth a look, and one that is confirmed on its own. */
export const NOTABLE_IMPACT_BPS = 100
export const GRAVE_IMPACT_BPS = 500
/** A quote on screen is renewed this often. */
export const QUOTE_REFRESH_MS = 10_000
/** An older one is not confirmed. */
export const QUOTE_MAX_AGE_MS = 60_000
/** Pause after the last key before a quote is asked for. */
export const QUOTE_DEBOUNCE_MS = 300
export const TOKENS_AGE_MS = 60 * 60 * 1_000
/** What a swap takes, where nothing is there to estimate. */
export const SWAP_GAS = 150_000n
/** The part of the amount that stands for a trade without influence on the price. */
export const SPOT_SHARE = 1_000n
/** With fewer digits a price of such a part says nothing. */
export const SPOT_MIN_UNITS = 10_000n
/** A swap that can wait longer than this in the line of the network is not what was confirmed. */
export const MAX_DEADLINE_MS = 24 * 60 * 60 * 1_000
