export const DEFAULT_Z_INDEX = 999
/** A skeleton stands still for so long: most are gone by then. */
export const PULSE_AFTER_MS = 2_000
