/** How long a balance stays fresh (S9.01); also how long a service that failed is not asked. */
export const BALANCE_AGE_MS = 30_000
/** How long stored holdings of an account are shown, marked as old. */
export const KEPT_HOLDINGS_MS = 24 * 60 * 60 * 1_000
/** Accounts whose holdings are stored; each network counts by itself. */
export const KEPT_ACCOUNTS = 6
/** Tokens that are stored of one account. */
export const KEPT_TOKENS = 100
/** Tokens whose amount is read on chain, the most valuable first. */
export const CHECKED_TOKENS = 100
/** The service is not told about transactions older than this. */
export const MOVED_MS = 10 * 60 * 1_000
/** How long the service has, before the chain's balances are shown without it. */
export const SERVICE_WAIT_MS = 5_000
/** How long amounts wait for their prices before they are shown without them. */
export const PRICES_WAIT_MS = 2_000
/** How long a wallet has to report the assets of an account. */
export const ASSETS_WAIT_MS = 3_000
