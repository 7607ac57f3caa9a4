/** A page of a hundred listings has some 200 kB. */
export const LISTINGS_BYTES = 2_000_000
export const ORIGINS_BYTES = 100_000
export const IMAGE_BYTES = 512_000

export const LISTINGS_TIMEOUT_MS = 15_000
export const IMAGE_TIMEOUT_MS = 15_000

export const LINK_CHARS = 1_024
export const ID_CHARS = 128
export const CHAINS_COUNT = 200
