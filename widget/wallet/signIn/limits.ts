/** How long a signature is valid, where the page names no expiry. */
export const SESSION_MS = 7 * 24 * 60 * 60 * 1_000
/** A message that waited longer for the person is rebuilt, because servers expire their nonces. */
export const MESSAGE_AGE_MS = 5 * 60_000
/** Sessions of this browser that are kept, newest first. */
export const KEPT_SESSIONS = 10
/** The longest that a timer of a browser can wait. */
export const TIMER_MS = 2_147_483_647
