/** How long Safe may take to say which Safe it is, in ms. */
export const SAFE_HELLO_MS = 3_000
/** How long Safe may take to answer a request that needs no person. */
export const SAFE_ANSWER_MS = 20_000
/** How often Safe is polled for whether its owners have signed or executed. */
export const SAFE_POLL_MS = 3_000
/** A transaction that was just proposed is not known everywhere yet. */
export const SAFE_UNKNOWN_ANSWERS = 20
/** The longest message of a refusal. */
export const SAFE_MESSAGE_CHARS = 500
