/** Wallets remembered as recent (S9.01). */
export const RECENT_WALLETS = 2

/** How long a remembered wallet may take to announce itself after the page loaded. */
export const RECONNECT_WAIT_MS = 3_000
