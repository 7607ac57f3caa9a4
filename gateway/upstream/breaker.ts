/** Failures one after another, and the service is left alone. */
const MOST_FAILURES = 5
const FIRST_REST_MS = 5_000
const LONGEST_REST_MS = 60_000

export type Breaker = ReturnType<typeof createBreaker>

/**
 * Leaves a service alone that fails again and again. After its rest one question is let through: its
 * answer ends the rest, or doubles it.
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0
  let restMs = FIRST_REST_MS
  let restUntil = 0
  let isProbing = false
  return {
    /** How long it is still left alone; 0 where it may be asked. */
    restMs(): number {
      if (failures < MOST_FAILURES) return 0
      const left = restUntil - now()
      if (left > 0) return left
      if (isProbing) return FIRST_REST_MS
      isProbing = true
      return 0
    },
    succeeded(): void {
      failures = 0
      restMs = FIRST_REST_MS
      isProbing = false
    },
    failed(): void {
      failures += 1
      if (failures < MOST_FAILURES) return
      if (isProbing) restMs = Math.min(2 * restMs, LONGEST_REST_MS)
      isProbing = false
      restUntil = now() + restMs
    },
    isOpen: () => failures >= MOST_FAILURES,
  }
}
