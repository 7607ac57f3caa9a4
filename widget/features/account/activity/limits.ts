/** How long a history is believed. */
export const HISTORY_AGE_MS = 30_000
/** Pages of which nothing is left to show are passed over, so many of them at once. */
export const PAGES_AT_ONCE = 5
