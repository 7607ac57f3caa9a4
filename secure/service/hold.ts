import { setTimeout as wait } from 'node:timers/promises'
import { HOLD_MS, POLL_MS } from './limits.ts'

/**
 * Asks until there is an answer, for `HOLD_MS` at most; undefined means that nothing happened yet.
 * It asks the database each time, since it may be another process where something happens.
 */
export async function holdUntil<T>(
  ask: () => Promise<T | undefined>,
  signal: AbortSignal,
  pollMs = POLL_MS,
): Promise<T | undefined> {
  const end = Date.now() + HOLD_MS
  for (;;) {
    const answer = await ask()
    if (answer !== undefined || Date.now() + pollMs > end) return answer
    await wait(pollMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return undefined
  }
}
