/** How often the chain is asked (S9.10). */
export const POLLING_INTERVAL_MS = 3_000
/** The fill search starts this many blocks before the head of the destination chain (S9.10). */
export const FILL_SEARCH_BLOCKS = 100n
/** Stands for "no integrator" (S9.10). */
export const DEFAULT_INTEGRATOR_ID = '0xdead'
/** A quote older than this is asked for again before anything is signed. */
export const QUOTE_MAX_AGE_MS = 60_000
/** The pool refuses a quote after this time, by its own clock. */
export const QUOTE_BUFFER_SECONDS = 3_600
/** Time a deposit needs to get into a block before the pool refuses its quote. */
export const QUOTE_MARGIN_SECONDS = 60
/** No pool accepts a fill deadline that far away. */
export const MAX_FILL_SECONDS = 24 * 3_600
/** What a deposit costs at most, for when it cannot be estimated because the approval is missing. */
export const DEPOSIT_GAS = 200_000n
export const APPROVE_GAS = 70_000n
/** One request for logs covers at most so many blocks. */
export const LOG_CHUNK_BLOCKS = 5_000n
/** How far back deposits are looked for when nothing was stored. */
export const DEPOSIT_SEARCH_BLOCKS = 50_000n
/** How many blocks of a chain may still change. */
export const REORG_BLOCKS = 20n
/** A source of the fill search that takes longer is left out of the round. */
export const SOURCE_TIMEOUT_MS = 10_000
/** A transaction that no node knows for so long is told to be dropped. */
export const DROPPED_AFTER_MS = 10 * 60_000
/** How often a transaction just sent is looked for before only its event is believed. */
export const VERIFY_TRIES = 10
