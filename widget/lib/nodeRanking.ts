/** How often the nodes of a chain are measured while they are asked, in ms (S9.08). */
export const RANK_INTERVAL_MS = 4_000
/** Measurements that count, of each node. */
export const RANK_SAMPLES = 10
/** How long a node may take for one, in ms. */
export const RANK_TIMEOUT_MS = 1_000
export const RANK_WEIGHTS = { stability: 0.7, latency: 0.3 } as const
/** How long a node may take for an answer, in ms. */
export const RPC_TIMEOUT_MS = 10_000
