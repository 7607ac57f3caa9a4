/** Longer than any address or name is nothing of either. */
export const RECIPIENT_CHARS = 260
/** Pause after the last key before a name is looked up. */
export const NAME_DEBOUNCE_MS = 500
