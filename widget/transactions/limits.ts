/** Ended transactions that are stored: the service's history has the others. */
export const KEPT_TRANSACTIONS = 50
/** The widget never stores more entries than this; further ones are ignored. */
export const READ_TRANSACTIONS = 200
/** Pending ones that a cookie holds, and the room that one of them may take. */
export const COOKIE_TRANSACTIONS = 3
export const COOKIE_TRANSACTION_CHARS = 1_600
/** The most characters of a wallet's message. */
export const MESSAGE_CHARS = 500
/** Transactions of the account that are searched for one whose answer was lost. */
export const SEARCHED_TRANSACTIONS = 8
/** Selector and one word: of an approval, whose amount the person may change in the wallet. */
export const APPROVE_FIXED_BYTES = 36
/** Of a field that differs from what was asked for: more than a transfer's calldata. */
export const FIELD_CHARS = 200
/** Recipients that are stored, newest first. */
export const KEPT_RECIPIENTS = 40
