/** So many prices are asked for until what arrives is enough. */
export const EXACT_ROUNDS = 5
/** How long ways to pay are shown before they are priced again. */
export const WAYS_AGE_MS = 30_000
/** Payments that are remembered until the page has heard their end. */
export const KEPT_PAYMENTS = 8
/** Tokens of one network, the most valuable ones, of which a price is asked for. */
export const SWAPPED_TOKENS = 3
/** What is given stands this near to the least that would do, in parts of a hundred. */
export const SWAP_NEARNESS_PERCENT = 1n
/** On top of what is needed, so that a price may move a little until it is confirmed: a part of it. */
export const SWAP_SPARE_PART = 500n
/** On top of what the bridge takes now, for it is asked again after the swap: a part of it. */
export const BRIDGE_SPARE_PART = 200n
/** Fees of the network for one swap that are left of a native currency: the others follow. */
export const FEES_LEFT = 3n
