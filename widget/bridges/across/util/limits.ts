/** How often the chain is polled (S9.10). */
export const POLLING_INTERVAL_MS = 3_000
/** The fill search starts this many blocks before the head of the destination chain (S9.10). */
export const FILL_SEARCH_BLOCKS = 100n
/** Stands for "no integrator" (S9.10). */
export const DEFAULT_INTEGRATOR_ID = '0xdead'
/** A quote older than this is requested again before anything is signed. */
export const QUOTE_MAX_AGE_MS = 60_000
/** The pool refuses a quote after this time, by its own clock. */
export const QUOTE_BUFFER_SECONDS = 3_600
/** Time a deposit needs to get into a block before the pool refuses its quote. */
export const QUOTE_MARGIN_SECONDS = 60
/** The least time that a quote must leave for a fill, by the clock of the destination. */
export const MIN_FILL_SECONDS = 600
/** The least time for a fill that must be left when the deposit is sent. */
export const MIN_FILL_LEFT_SECONDS = 120
/** How long a chain's clock stays cached. */
export const CLOCK_AGE_MS = 60_000
/** No pool accepts a fill deadline further away than this. */
export const MAX_FILL_SECONDS = 24 * 3_600
/** The longest time for which a deposit may be exclusive to one relayer. */
export const MAX_EXCLUSIVITY_SECONDS = 3_600
/** The pool reads a greater exclusivity as a timestamp, and a smaller one as a period. */
export const MAX_EXCLUSIVITY_PERIOD_SECONDS = 365 * 24 * 3_600
/** Characters of a message that still fit into a URL; a longer one is posted. */
export const MAX_QUERY_MESSAGE = 20_000
/** The decimals of every EVM chain's currency, because contracts count in wei. */
export const NATIVE_DECIMALS = 18
/** How often the actions of a message may change its price before the quote is refused. */
export const MESSAGE_ROUNDS = 4
/** What a deposit costs at most, for when it cannot be estimated because the approval is missing. */
export const DEPOSIT_GAS = 200_000n
export const APPROVE_GAS = 70_000n
/** Multiplies the current base fee, which may rise until the transaction is mined. */
export const BASE_FEE_PERCENT = 120n
/** Calldata of a deposit without a message, of an approval, and what a transaction adds to it. */
export const DEPOSIT_BYTES = 460
export const APPROVE_BYTES = 68
export const OVERHEAD_BYTES = 130
/** The most blocks that one request for logs covers. */
export const LOG_CHUNK_BLOCKS = 5_000n
/** The most requests for logs that one search sends to a node. */
export const LOG_REQUESTS = 100
/** How many of them are for the newest blocks, when the deposit may also be old. */
export const SENT_LOG_REQUESTS = 20
/** The same for one chain of several, in a list that the person opens often. */
export const HISTORY_LOG_REQUESTS = 20
/** How far back deposits are searched in logs when nothing was stored, and in the indexer's list. */
export const DEPOSIT_SEARCH_BLOCKS = 50_000n
export const HISTORY_SECONDS = 30 * 24 * 3_600
/** How many rows of the indexer's list are requested; each is read again on its chain. */
export const HISTORY_ROWS = 100
/** How many blocks of a chain may still change. */
export const REORG_BLOCKS = 20n
/** Chains with deeper reorganisations than that, or whose blocks are final at a known depth. */
export const CONFIRMATIONS: Readonly<Record<number, bigint>> = { 1: 64n, 137: 128n }
/** A source of the fill search that takes longer is skipped in this round. */
export const SOURCE_TIMEOUT_MS = 10_000
/** A transaction that no node has known for this long is reported as dropped. */
export const DROPPED_AFTER_MS = 10 * 60_000
/** However long ago it was sent, the client searches this long before it reports it as dropped. */
export const DROPPED_LOOK_MS = 60_000
/** A call bundle that is not confirmed by then takes longer than people expect (S4.13, S9.09). */
export const LATE_AFTER_MS = 60_000
/** How often the client looks for a transaction just sent before it relies on its event alone. */
export const VERIFY_TRIES = 10
/** If the pool does not return its state in this time, the events and the indexer are the fallback. */
export const STATE_TIMEOUT_MS = 3_000
/** A node whose head is this much older than what another node shows lags behind, and denies nothing. */
export const LAG_SECONDS = 60
/** After this many rounds of waiting for a fill, the deposit itself is read again. */
export const DEPOSIT_CHECK_ROUNDS = 10
/** Most fills come within this time, in which the pool is polled twice as often. */
export const EAGER_MS = 60_000
/** Settings of a WebSocket to a node (S9.08). */
export const SOCKET_KEEP_ALIVE_MS = 30_000
export const SOCKET_RECONNECT_ATTEMPTS = 5
export const SOCKET_RECONNECT_DELAY_MS = 2_000
/** How often a request is retried at the only node of a chain when it fails or is busy. */
export const LONE_NODE_RETRIES = 2
/** The longest wait for a busy node that is the chain's only one and asks for a pause. */
export const BUSY_WAIT_MS = 5_000
/** The longest time for which a busy node is not asked, whatever pause it requests. */
export const BUSY_CAP_MS = 60_000
/** A fill older than this is not checked again: no reorganisation goes that far back. */
export const FILL_CHECK_SECONDS = 3_600
/** A wallet that does not report its capabilities in this time counts as having none. */
export const CAPABILITIES_TIMEOUT_MS = 3_000
/** The extra gas of upgrading an account and calling through it. */
export const BUNDLE_GAS = 60_000n
