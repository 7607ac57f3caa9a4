/** The public service of the bridge; a deployment may name a proxy instead (S7.30). */
export const API_URL = 'https://app.across.to/api'
/** Where deposits are followed (S7.31). */
export const INDEXER_URL = 'https://indexer.api.across.to'
/** A quote on screen is renewed this often. */
export const QUOTE_REFRESH_MS = 10_000
/** Pause after the last key before a quote is asked for. */
export const QUOTE_DEBOUNCE_MS = 300
/** Routes and tokens change rarely. */
export const CATALOG_AGE_MS = 60 * 60 * 1_000
/** Finished transfers that are kept for the list. */
export const KEPT_TRANSFERS = 50
/** Part of a native balance that Max leaves for the network fee, when it cannot be estimated. */
export const NATIVE_RESERVE_GAS = 300_000n
/** How often a tab without the lock reads what the other one wrote. */
export const FOLLOW_MS = 3_000
/** How many ended transfers a cookie remembers as ended. */
export const KEPT_ENDS = 40
/** Deposits that were never stored: so many of the newest are taken up. */
export const RECOVERED_TRANSFERS = 20
/** What a fill is given before it is called late, where no quote says it. */
export const RECOVERED_FILL_SECONDS = 60
