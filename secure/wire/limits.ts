/** How long a request may take if no person is asked (S9.04). */
export const REQUEST_TIMEOUT_MS = 30_000
/** While a person is asked, the frame sends a heartbeat this often. */
export const HEARTBEAT_MS = 2_000
/** This many heartbeats may be missed. */
export const HEARTBEATS_MISSED = 5
/** One message, as JSON: the same as between page and widget, and so is the calldata of a transaction. */
export const MESSAGE_CHARS = 300_000
export const CALLDATA_BYTES = 131_072
/** Requests that may wait at once. */
export const REQUESTS_IN_FLIGHT = 32
/** A mailed code lives this long (S8, the sentence that people read). */
export const OTP_MINUTES = 20
/** The least time between two mails to one address (S5.01). */
export const EMAIL_PAUSE_SECONDS = 30
/** The least length of a passphrase that protects a recovery file. */
export const PASSPHRASE_CHARS = 12
