/** Finished transfers that are kept for the list. */
export const KEPT_TRANSFERS = 50
/** Transfers that were begun and never sent: so many of the newest are kept. */
export const KEPT_UNSENT = 20
/** More entries than this in storage are not ours. */
export const READ_TRANSFERS = 500
/** How many ended transfers a cookie remembers as ended. */
export const KEPT_ENDS = 40
