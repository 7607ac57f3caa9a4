/** How long a balance is believed (S9.01); also how long a service that failed is left alone. */
export const BALANCE_AGE_MS = 30_000
/** What was remembered of an account is still worth a look, marked as old. */
export const KEPT_HOLDINGS_MS = 24 * 60 * 60 * 1_000
/** Accounts of which something is remembered, each on each network. */
export const KEPT_ACCOUNTS = 6
/** Tokens of one account that are remembered. */
export const KEPT_TOKENS = 100
/** Tokens of which the amount is read on chain, the most valuable ones first. */
export const CHECKED_TOKENS = 100
/** Of what moved earlier the service is not told any more. */
export const MOVED_MS = 10 * 60 * 1_000
/** How long the service has, before the chain's balances are shown without it. */
export const SERVICE_WAIT_MS = 5_000
/** How long amounts wait for their prices before they are shown without them. */
export const PRICES_WAIT_MS = 2_000
/** How long a wallet has to report the assets of an account. */
export const ASSETS_WAIT_MS = 3_000
