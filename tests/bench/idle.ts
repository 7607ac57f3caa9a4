import type { CDPSession } from '@playwright/test'
import type { BenchServer } from './server.ts'
import type { Tab } from './browser.ts'

const STEP_MS = 100
const QUIET_STEPS = 10
const QUIET_TASK_MS = 3
const LIMIT_MS = 15_000

/** Waits for a second without a request and without work on the page's main thread. */
export async function waitForIdle(server: BenchServer, { session, foreign }: Tab): Promise<void> {
  const started = performance.now()
  let quiet = 0
  let seen = -1
  let busy = await taskTime(session)
  while (quiet < QUIET_STEPS) {
    if (performance.now() - started > LIMIT_MS) return
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    const requests = server.hits().length + foreign()
    const time = await taskTime(session)
    const isQuiet = !server.isBusy() && requests === seen && time - busy < QUIET_TASK_MS
    quiet = isQuiet ? quiet + 1 : 0
    seen = requests
    busy = time
  }
}

/** Milliseconds that the page's main thread has worked since it loaded. */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('The browser does not tell TaskDuration')
  return seconds * 1_000
}
