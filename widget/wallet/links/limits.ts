/** A tap on a link belongs to the browser first; what we do after it waits (S9.07). */
export const LINK_HANDLED_MS = 50

/** A page that is still seen so long after a link was opened: no app has taken it. */
export const APP_WAIT_MS = 3_000
