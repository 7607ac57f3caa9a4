const HOLD_MS = 1_000
/** Held requests take memory. */
const MOST_HELD = 2_000

/** Refusals that are not answered at once. */
export type HoldBack = {
  /** Waits a second, and not at all where too many wait already. */
  readonly wait: () => Promise<void>
  /** Lets go of all that wait, and of whoever comes later. */
  readonly end: () => void
}

/**
 * Who asks too much is told so after a second. Whoever waits for answers before asking again, as a script in a
 * loop does, then asks once a second on each connection, and the time of the process is left to the others.
 */
export function createHoldBack(holdMs = HOLD_MS, mostHeld = MOST_HELD): HoldBack {
  const held = new Map<() => void, NodeJS.Timeout>()
  let isEnded = false
  return {
    wait() {
      if (isEnded || holdMs === 0 || held.size >= mostHeld) return Promise.resolve()
      return new Promise((resolve) => {
        const go = () => {
          held.delete(go)
          resolve()
        }
        held.set(go, setTimeout(go, holdMs))
      })
    },
    end() {
      isEnded = true
      for (const [go, timer] of held) {
        clearTimeout(timer)
        go()
      }
    },
  }
}
