/** So many prices are asked for until what arrives is enough. */
export const EXACT_ROUNDS = 5
/** How long ways to pay are shown before they are priced again. */
export const WAYS_AGE_MS = 30_000
