/** A domain name in all (RFC 1035). */
export const DOMAIN_CHARS = 253
/** What a place for a name shows without being cut. */
export const SHOWN_NAME_CHARS = 64
/** Of a refusal of the service, as it is shown. */
export const REASON_CHARS = 160
/** Names that one account has, or that are suggested for one. */
export const NAMES_COUNT = 20
/** A picture that comes within an answer; one on the web is only a link. */
export const DATA_IMAGE_CHARS = 100_000
