/** Where names are registered unless the deployment says otherwise: what a person picks stands before it. */
export const NAME_ZONE = 'reown.id'
/** What is typed is looked up once it rests so long. */
export const NAME_WAIT_MS = 500
/** Characters of a name to register (S5.03). */
export const NAME_CHARS_LEAST = 4
/** One label of a domain name (RFC 1035). */
export const NAME_CHARS_MOST = 63
/** How long a name that was looked up is believed (S9.01). */
export const NAME_AGE_MS = 5 * 60 * 1_000
/** How long the name and picture of an account are believed (S9.01). */
export const IDENTITY_AGE_MS = 5 * 60 * 1_000
/** Accounts whose name is kept in the browser. */
export const KEPT_IDENTITIES = 3
/** A picture's link that is kept: it may have to fit into a cookie. */
export const KEPT_IMAGE_CHARS = 300
/** How long a name that is free is believed to be: others pick names, too. */
export const OFFER_AGE_MS = 15_000
/** Names that are suggested where one is taken. */
export const SUGGESTIONS_COUNT = 4
