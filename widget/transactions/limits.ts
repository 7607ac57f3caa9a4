/** Ended transactions that are remembered: the service's history has the others. */
export const KEPT_TRANSACTIONS = 50
/** More entries than this in storage are not ours. */
export const READ_TRANSACTIONS = 200
/** Pending ones that a cookie holds, and the room that one of them may take. */
export const COOKIE_TRANSACTIONS = 3
export const COOKIE_TRANSACTION_CHARS = 1_600
/** Of what a wallet says. */
export const MESSAGE_CHARS = 500
/** Transactions of the account that are looked at for the one whose answer was lost. */
export const SEARCHED_TRANSACTIONS = 8
/** Selector and one word: of an approval, whose amount the person may change in the wallet. */
export const APPROVE_FIXED_BYTES = 36
/** Of a field that differs from what was asked for: more than a transfer's calldata. */
export const FIELD_CHARS = 200
/** Recipients that are remembered, newest first. */
export const KEPT_RECIPIENTS = 40
