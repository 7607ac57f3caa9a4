import { cpus } from 'node:os'

const STEP_MS = 250
const BUDGET_MS = 90_000
const CALM_SHARE = 0.35

export type Calm = {
  /** Waits until others leave most of the processors alone, or until the patience is used up. */
  wait(): Promise<void>
  /** How many moments were good, and how many were not. */
  readonly moments: { calm: number; busy: number }
}

/** Clicks are timed by the clock on the wall, so each wants a calm machine; within one budget. */
export function createCalm(): Calm {
  const moments = { calm: 0, busy: 0 }
  let patience = BUDGET_MS
  return {
    moments,
    async wait() {
      do {
        const before = processors()
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
        const now = processors()
        if ((now.busy - before.busy) / Math.max(1, now.all - before.all) <= CALM_SHARE) {
          moments.calm += 1
          return
        }
        patience -= STEP_MS
      } while (patience > 0)
      moments.busy += 1
    },
  }
}

function processors(): { busy: number; all: number } {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => {
    const busy = user + nice + sys + irq
    return { busy, all: busy + idle }
  })
  return {
    busy: times.reduce((sum, { busy }) => sum + busy, 0),
    all: times.reduce((sum, { all }) => sum + all, 0),
  }
}
