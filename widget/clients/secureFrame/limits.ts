/** How long the frame may take to load (S9.04). */
export const SECURE_FRAME_LOAD_MS = 20_000
/** A document that loaded and sends nothing for this long was blocked or failed. */
export const WORD_AFTER_LOAD_MS = 3_000
/** After READY the frame is given this long to settle (S9.04). */
export const READY_PAUSE_MS = 500
