/** One message of a client. The largest that a node takes over HTTP is larger: a socket is for news. */
export const MESSAGE_BYTES = 128_000
/** One message of a node. */
export const NODE_MESSAGE_BYTES = 4_000_000
export const MOST_SUBSCRIPTIONS = 20
/** Calls of one connection that are under way; what comes meanwhile is read later. */
export const MOST_UNDER_WAY = 8
/** A client that asks on after so many refusals in a row is not one that waits. */
export const MOST_REFUSALS = 50
/** A larger answer has to be asked for over HTTP: it would pass for a client that takes nothing. */
export const MOST_ANSWER_CHARS = 500_000
/** What a client has not yet taken. One that takes nothing would fill the memory. */
export const MOST_BUFFERED_BYTES = 1_000_000
/** A connection that does not answer between two beats is gone. */
export const BEAT_MS = 30_000
/** A connection without a subscription or message. */
export const IDLE_MS = 300_000
/** Answers that are under way when the gateway stops or reloads. */
export const DRAIN_MS = 8_000

/** How often the nodes of a chain are asked while no socket of a node is up. */
export const POLL_MS = 2_000
/** Blocks that are read again: nodes differ by some, and blocks are replaced. */
export const OVERLAP_BLOCKS = 5
/** A longer gap is not filled. Many nodes refuse more blocks than that in one question. */
export const MOST_MISSED_BLOCKS = 1_000
/** Filters of one chain, and what is asked of its nodes for them. */
export const MOST_FILTERS = 1_000
export const MOST_COVERS = 200
/** Filters that differ in details alone are asked as one where there are more of them. */
export const MOST_NARROW = 3
/** Logs that are remembered, so that none is told twice. */
export const MOST_SEEN = 20_000

export const NODE_HANDSHAKE_MS = 6_000
export const NODE_ANSWER_MS = 10_000
export const FIRST_BACKOFF_MS = 1_000
export const LONGEST_BACKOFF_MS = 60_000
/** A socket of a node that tells no block for this long is compared with the chain. */
export const STALL_MS = 60_000
/** How long the socket of a node stays open without a subscription. */
export const LINGER_MS = 30_000
