export const DEFAULT_Z_INDEX = 999
