import { cpus } from 'node:os'

const STEP_MS = 250
const LIMIT_MS = 20_000
const CALM_SHARE = 0.35

/**
 * Waits until others leave most of the processors alone, because a click is timed by the clock on
 * the wall. False when that did not happen in time.
 */
export async function waitForCalm(): Promise<boolean> {
  const started = performance.now()
  let before = processors()
  while (performance.now() - started < LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    const now = processors()
    const share = (now.busy - before.busy) / Math.max(1, now.all - before.all)
    if (share <= CALM_SHARE) return true
    before = now
  }
  return false
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
