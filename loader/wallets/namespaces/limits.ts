/** Bytes that may be signed at once, such as a message. */
export const SIGNED_BYTES = 16_384
/** Transactions signed at once. */
export const TRANSACTIONS = 20
/** Wallets of one standard that are looked at; a page that has more is up to something. */
export const LOOKED_AT = 200
/** Accounts told of one wallet. */
export const ACCOUNTS = 50
