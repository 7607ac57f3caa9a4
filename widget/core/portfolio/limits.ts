/** How long a balance is believed (S9.01). */
export const BALANCE_AGE_MS = 30_000
