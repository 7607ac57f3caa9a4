/** Recommended wallets (S9.05). */
export const RECOMMENDED_COUNT = 4
/** Listings of one page (S9.05). */
export const PAGE_ENTRIES = 40
/** Listings of one search (S9.05). */
export const SEARCH_ENTRIES = 100
/** The debounce of a search (S9.05). */
export const SEARCH_WAIT_MS = 300
/** How long space is reserved for a picture (S9.07). */
export const IMAGE_WAIT_MS = 2_000

/** How long an answer of the registry stays fresh. */
export const LISTINGS_AGE_MS = 5 * 60 * 1_000
/** How long a picture that is not on screen stays cached. */
export const IMAGE_KEPT_MS = 10 * 60 * 1_000
