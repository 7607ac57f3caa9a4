/** Requests that wait for a person at one time; a page that asks for more is refused. */
export const WAITING_REQUESTS = 8
/** Ids of requests that are remembered, so that none is carried out twice. */
export const KNOWN_REQUESTS = 10_000
/** Sent transactions that are followed at one time (S9.05). */
export const PENDING_TRANSACTIONS = 99
/** How long a transaction is followed closely (S9.09), and how often its receipt is asked for. */
export const CONFIRMATION_WAIT_MS = 25_000
export const RECEIPT_POLL_MS = 1_000
/** How often it is asked for after that, where the page wants it (S9.09). */
export const PENDING_POLL_MS = 30_000
/** Of a reason that a contract gives. */
export const REASON_CHARS = 200
/** How long after a refused method the person is notified (S8.08). */
export const REFUSAL_TOLD_AFTER_MS = 300
/** A transaction that is not mined by then is not followed any longer. */
export const FOLLOWED_FOR_MS = 24 * 60 * 60_000
