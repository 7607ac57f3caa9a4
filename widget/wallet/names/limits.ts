/** How long a name that was looked up is believed (S9.01). */
export const NAME_AGE_MS = 5 * 60 * 1_000
/** How long the name and picture of an account are believed (S9.01). */
export const IDENTITY_AGE_MS = 5 * 60 * 1_000
/** Accounts whose name is kept in the browser. */
export const KEPT_IDENTITIES = 3
/** A picture's link that is kept: it may have to fit into a cookie. */
export const KEPT_IMAGE_CHARS = 300
