/** A node whose usual time is shorter is given this long all the same: a second question costs, too. */
const LEAST_WAIT_MS = 300
/** While too few answers are known to say what is usual. */
const FIRST_WAIT_MS = 1_000
const KEPT = 100
const ENOUGH = 20
const SLOW_SHARE = 0.95
/** At most so many calls are asked twice, of those that may be. A slow world must not be asked twice as much. */
const SHARE = 0.1
/** What a quiet time may save up: one batch of the largest size. */
const MOST_SAVED = 50

/** How long the last answers of one node took. */
export type Latencies = {
  readonly add: (ms: number) => void
  /** How long to wait for this node before another one is asked, too: the 95th percentile. */
  readonly waitMs: () => number
}

export function createLatencies(): Latencies {
  const last: number[] = []
  return {
    add(ms) {
      last.push(ms)
      if (last.length > KEPT) last.shift()
    },
    waitMs() {
      if (last.length < ENOUGH) return FIRST_WAIT_MS
      const sorted = last.toSorted((left, right) => left - right)
      return Math.max(LEAST_WAIT_MS, sorted[Math.floor(SLOW_SHARE * sorted.length)] ?? 0)
    },
  }
}

/** Counts calls, since providers bill by call: a batch that is asked twice costs as many as it has. */
export type HedgeBudget = {
  readonly earn: (calls: number) => void
  /** Whether so many calls may be asked twice; then they are paid for. */
  readonly spend: (calls: number) => boolean
}

export function createHedgeBudget(): HedgeBudget {
  // In tenths of a call, so that it stays exact.
  const unit = 1 / SHARE
  let saved = 0
  return {
    earn(calls) {
      saved = Math.min(saved + calls, MOST_SAVED * unit)
    },
    spend(calls) {
      if (saved < calls * unit) return false
      saved -= calls * unit
      return true
    },
  }
}
