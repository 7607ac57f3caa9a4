/** A pairing is renewed after so long (S9.07); on the wire it lives five minutes. */
export const PAIRING_LIFETIME_MS = 4 * 60 * 1_000

/** So close to its end a pairing counts as expired (S9.07). */
export const PAIRING_MARGIN_MS = 10_000

/** Between two tries to renew a pairing (S9.07). */
export const PAIRING_RETRY_MS = 1_000

/** How long Verify may take to attest this origin; after that a wallet shows it as unknown. */
export const VERIFY_WAIT_MS = 1_500

/** How long a relay may take before the next one is tried. */
export const RELAY_WAIT_MS = 8_000

/** Between two looks at a relay that is away. */
export const RELAY_RETRY_MS = 250

/** After so long hidden or asleep a socket may be half open, which a browser cannot see. */
export const SLEEP_MS = 15_000

/** How often the clock is looked at, to notice a sleep. */
export const CLOCK_MS = 5_000

/** How long a request may wait for its answer, in s (S5.11). */
export const REQUEST_EXPIRY_S = 900
export const REQUEST_EXPIRY_MIN_S = 300
export const REQUEST_EXPIRY_MAX_S = 604_800

/** The public relay and its second address, for networks that block the first. */
export const publicRelays = ['wss://relay.walletconnect.org', 'wss://relay.walletconnect.com']
export const PUBLIC_VERIFY = 'https://verify.walletconnect.org'
/** How often the end of a session is looked for. */
export const EXPIRY_LOOK_MS = 60_000
