/** Finished transfers that are kept for the list. */
export const KEPT_TRANSFERS = 50
/** Transfers that were begun and never sent: so many of the newest are kept. */
export const KEPT_UNSENT = 20
/** The widget never stores more entries than this; further ones are ignored. */
export const READ_TRANSFERS = 500
/** How many ended transfers a cookie remembers as ended. */
export const KEPT_ENDS = 40
