/** What one token moved, in its smallest unit. */
export type TokenMove = Happening & {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly token: Currency
}

/** A transaction, as far as a source tells it. Amounts are in the smallest unit. */
export type SentTransaction = Happening & {
  readonly from: string
  /** Absent where it makes a contract. */
  readonly to: string | undefined
  readonly value: bigint
  readonly hasFailed: boolean
  readonly nonce: number | undefined
  /** The first four bytes of what it calls, `0x095ea7b3`. */
  readonly selector: string | undefined
}

export type Currency = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

type Happening = {
  readonly hash: `0x${string}`
  readonly block: number
  /** Seconds since 1970. */
  readonly at: number
}

/** What a source found in some blocks, whole: of none of them is anything left out. */
export type Found = {
  readonly sent: readonly SentTransaction[]
  readonly moves: readonly TokenMove[]
  /** The newest block that is still to be read; absent where there is none. */
  readonly next: number | undefined
}

/** Where the history of one network is read. */
export type HistorySource = {
  /** How many questions a page counts as. */
  readonly cost: number
  /** Tells the token transfers of recent blocks alone. */
  readonly isPartial: boolean
  /**
   * A page, newest first, from this block downwards.
   *
   * @throws GatewayError UPSTREAM_*, STOPPING
   */
  readonly read: (address: string, newest: number | undefined) => Promise<Found>
}

type List = {
  readonly blocks: readonly number[]
  /** There may be more of its oldest block. */
  readonly isFull: boolean
}

/**
 * Which blocks the lists tell whole. Each list ends where it was full, so the oldest block of a full one, and what
 * is below it, comes with the next page. A block that fills a list by itself is shown as far as it goes.
 */
export function wholeBlocks(lists: readonly List[]): {
  readonly above: number
  readonly next: number | undefined
} {
  const floors = lists.filter(({ isFull }) => isFull).map(({ blocks }) => Math.min(...blocks))
  const floor = Math.max(...floors)
  if (!Number.isFinite(floor)) return { above: -1, next: undefined }
  const newest = Math.max(...lists.flatMap(({ blocks }) => blocks))
  if (newest > floor) return { above: floor, next: floor }
  return { above: floor - 1, next: floor === 0 ? undefined : floor - 1 }
}
