/** Requests that wallets of the page get in the life of a page, and answers that are kept of them. */
export const WALLET_REQUESTS = 10_000
export const WALLET_ANSWERS_KEPT = 100
