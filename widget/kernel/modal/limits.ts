/** How long the card shakes when it may not close (S4.02, S9.07). */
export const SHAKE_MS = 500

/** How long `open()` waits for its view to be drawn. */
export const VIEW_WAIT_MS = 12_000

/** How long opening waits for a connection that is being taken up. */
export const RETURN_WAIT_MS = 1_000
