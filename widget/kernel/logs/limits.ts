/** What is kept for support; the oldest lines go first (S9.08). */
export const LOG_CHARS = 1_000_000
/** Of one line; the rest of it is left out. */
export const LOG_LINE_CHARS = 2_000
/** Of one text within it. */
export const LOG_TEXT_CHARS = 500
/** How deep a detail is logged. */
export const LOG_DEPTH = 4
export const LOG_ITEMS = 20
/** Entries that wait for the ring's code. */
export const LOG_WAITING = 200
/** When the log's code is asked for, after the start. */
export const LOG_BEGINS_AFTER_MS = 500
