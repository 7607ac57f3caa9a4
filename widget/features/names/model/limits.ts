/** Where names are registered unless the deployment says otherwise: what a person picks stands before it. */
export const NAME_ZONE = 'reown.id'
/** Debounce before a typed name is looked up. */
export const NAME_WAIT_MS = 500
/** Characters of a name to register (S5.03). */
export const NAME_CHARS_LEAST = 4
/** One label of a domain name (RFC 1035). */
export const NAME_CHARS_MOST = 63
/** How long a name that is free is believed to be: others pick names, too. */
export const OFFER_AGE_MS = 15_000
/** Names that are suggested where one is taken. */
export const SUGGESTIONS_COUNT = 4
