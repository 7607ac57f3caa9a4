/** What a wallet can do for an account changes when the account is upgraded. */
export const CAPABILITIES_AGE_MS = 5 * 60_000
/** Of the bundles that were asked for, so many of the newest are remembered. */
export const KEPT_BUNDLES = 20
/** As many hex digits as 4096 bytes have, with their 0x (EIP-5792). */
export const BUNDLE_ID_CHARS = 8_194
