/** Caps on what one message may carry and how many may come. */
export const MESSAGE_CHARS = 300_000
/**
 * Calldata of one transaction, which fits into a message as hex with what stands beside it: nodes
 * take 128 kB of a whole one (go-ethereum's `txMaxSize`); init code is 48 kB at most (EIP-3860).
 */
export const CALLDATA_BYTES = 131_072
export const MESSAGES_PER_SECOND = 100
export const MESSAGE_BURST = 300
/**
 * How many calls of the page are on their way at once, and how long each holds its place at least:
 * what comes above waits, so that a page that asks a lot (100 a second) is never taken for a flood.
 */
export const CALLS_AT_ONCE = 200
export const CALL_PLACE_MS = 2_000
export const PARAMS_COUNT = 32
export const WALLETS_COUNT = 64
export const NETWORKS_COUNT = 100
export const LISTED_WALLETS_COUNT = 50
export const CUSTOM_WALLETS_COUNT = 20
export const ACCOUNTS_COUNT = 100
export const EVENTS_COUNT = 50
export const WALLET_NAME_CHARS = 64
export const WALLET_ICON_CHARS = 200_000
export const FRAME_HEIGHT_PX = 5_000
export const LOG_PART_CHARS = 60_000
/** How long a page may want to wait for a wallet (S5.11). */
export const MIN_EXPIRY_SECONDS = 300
export const MAX_EXPIRY_SECONDS = 604_800
export const SIGN_IN_MESSAGE_CHARS = 16_384
export const SIGN_IN_RESOURCES_COUNT = 20

/** Timeout classes of a method, in ms; an interactive one waits for a person and has none. */
export const timeouts = {
  ping: 1_000,
  veto: 10_000,
  instant: 15_000,
  network: 30_000,
  interactive: undefined,
} as const
export type TimeoutClass = keyof typeof timeouts

/** How wide a safe area may be. */
export const INSET_PX = 200
