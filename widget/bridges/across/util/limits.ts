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
/** What a quote must leave for a fill, by the clock of the destination. */
export const MIN_FILL_SECONDS = 600
/** What must be left of it when the deposit is sent. */
export const MIN_FILL_LEFT_SECONDS = 120
/** So long the clock of a chain is known before it is asked again. */
export const CLOCK_AGE_MS = 60_000
/** No pool accepts a fill deadline that far away. */
export const MAX_FILL_SECONDS = 24 * 3_600
/** One relayer alone may hold a deposit for so long. */
export const MAX_EXCLUSIVITY_SECONDS = 3_600
/** The pool takes a greater exclusivity for a time, and a smaller one for a period. */
export const MAX_EXCLUSIVITY_PERIOD_SECONDS = 365 * 24 * 3_600
/** Characters of a message that still fit into a URL; a longer one is posted. */
export const MAX_QUERY_MESSAGE = 20_000
/** Of the currency of every EVM chain: a contract counts wei. */
export const NATIVE_DECIMALS = 18
/** So often the actions of a message may change its price before none is taken. */
export const MESSAGE_ROUNDS = 4
/** What a deposit costs at most, for when it cannot be estimated because the approval is missing. */
export const DEPOSIT_GAS = 200_000n
export const APPROVE_GAS = 70_000n
/** Of the base fee of now, which may rise until the transaction is mined. */
export const BASE_FEE_PERCENT = 120n
/** Calldata of a deposit without a message, of an approval, and what a transaction adds to it. */
export const DEPOSIT_BYTES = 460
export const APPROVE_BYTES = 68
export const OVERHEAD_BYTES = 130
/** One request for logs covers at most so many blocks. */
export const LOG_CHUNK_BLOCKS = 5_000n
/** One search asks a node for logs at most so often. */
export const LOG_REQUESTS = 100
/** Of them so many for the newest blocks, when a deposit may also be a long time ago. */
export const SENT_LOG_REQUESTS = 20
/** The same for one chain of several, in a list that the person opens often. */
export const HISTORY_LOG_REQUESTS = 20
/** How far back deposits are looked for in logs when nothing was stored, and in the indexer's list. */
export const DEPOSIT_SEARCH_BLOCKS = 50_000n
export const HISTORY_SECONDS = 30 * 24 * 3_600
/** So many rows of the indexer's list are asked for, and each is read again on its chain. */
export const HISTORY_ROWS = 100
/** How many blocks of a chain may still change. */
export const REORG_BLOCKS = 20n
/** Chains that took back more than that, or whose blocks are final by a known depth. */
export const CONFIRMATIONS: Readonly<Record<number, bigint>> = { 1: 64n, 137: 128n }
/** A source of the fill search that takes longer is left out of the round. */
export const SOURCE_TIMEOUT_MS = 10_000
/** A transaction that no node knows for so long is told to be dropped. */
export const DROPPED_AFTER_MS = 10 * 60_000
/** However long ago it was sent, it is looked for so long before that. */
export const DROPPED_LOOK_MS = 60_000
/** A call bundle that is not confirmed by then takes longer than people expect (S4.13, S9.09). */
export const LATE_AFTER_MS = 60_000
/** How often a transaction just sent is looked for before only its event is believed. */
export const VERIFY_TRIES = 10
/** A pool that does not tell its state in this time is not waited for: events and indexer are asked. */
export const STATE_TIMEOUT_MS = 3_000
/** A node whose head is that much older than what another one shows has not come so far, and denies nothing. */
export const LAG_SECONDS = 60
/** So many rounds of waiting for a fill, and the deposit itself is looked at again. */
export const DEPOSIT_CHECK_ROUNDS = 10
/** So long most fills take at most: meanwhile the pool is asked twice as often. */
export const EAGER_MS = 60_000
/** Of a WebSocket to a node (S9.08). */
export const SOCKET_KEEP_ALIVE_MS = 30_000
export const SOCKET_RECONNECT_ATTEMPTS = 5
export const SOCKET_RECONNECT_DELAY_MS = 2_000
/** A node that stands alone is asked so often again when it fails or is busy. */
export const LONE_NODE_RETRIES = 2
/** So long a busy node is waited for, where it stands alone and asks for that. */
export const BUSY_WAIT_MS = 5_000
/** So long a busy node is left alone at most, whatever it asks for. */
export const BUSY_CAP_MS = 60_000
/** A fill older than this is not looked at again: no reorganisation goes that far back. */
export const FILL_CHECK_SECONDS = 3_600
/** A wallet that does not say so long what it can do is taken to offer nothing. */
export const CAPABILITIES_TIMEOUT_MS = 3_000
/** What upgrading an account and calling through it costs on top. */
export const BUNDLE_GAS = 60_000n
