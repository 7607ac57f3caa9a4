/** Wallets remembered as recent (S9.01). */
export const RECENT_WALLETS = 2

/** Connections remembered for the next visit: one for each namespace, in what a cookie can hold. */
export const REMEMBERED_CONNECTIONS = 5

/** How long a remembered wallet may take to announce itself after the page loaded. */
export const RECONNECT_WAIT_MS = 3_000
