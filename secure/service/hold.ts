import { HELD_AGAIN_SECONDS, HELD_PER_ROW, HOLD_MS, POLL_MS, rateLimited } from './limits.ts'

type Held<T> = {
  /** What is waited for: one login, one request of a device. */
  readonly row: string
  /** Whose request it is. */
  readonly ip: string
  /** The browser went away. */
  readonly signal: AbortSignal
  /** Undefined while nothing has happened. Of all requests for one row, only the first one's is called. */
  readonly ask: () => Promise<T | undefined>
  /** @default POLL_MS */
  readonly pollMs?: number | undefined
}

/**
 * Holds a request until there is an answer, for `HOLD_MS` at most; undefined means that nothing happened
 * yet. The database is polled, since it may be another process where something happens.
 *
 * @throws SecureError RATE_LIMITED where an address holds too many
 */
export type Hold = <T>(held: Held<T>) => Promise<T | undefined>

type Waiter = {
  answer(value: unknown): void
  fail(error: unknown): void
}

/**
 * One for each process. The database is polled once for each row, not for each request; of more than
 * `HELD_PER_ROW` requests for a row the oldest is released, since the newest is the page that the person
 * looks at.
 *
 * @param heldPerIp How many requests of one address are held at once.
 * @param stopping The service stops: all are answered. It lives as long as the process, so it has one listener
 *   for all; `AbortSignal.any` would leave something of every request at it.
 */
export function createHold(heldPerIp: number, stopping: AbortSignal): Hold {
  const rows = new Map<string, Set<Waiter>>()
  const addresses = new Map<string, number>()
  stopping.addEventListener('abort', () => {
    for (const waiter of [...rows.values()].flatMap((waiting) => [...waiting])) {
      waiter.answer(undefined)
    }
  })

  return async function hold<T>({ row, ip, signal, ask, pollMs = POLL_MS }: Held<T>) {
    if (signal.aborted || stopping.aborted) return undefined
    const waiting = rows.get(row) ?? new Set()
    // A request that replaces the caller's own one holds no more than before.
    const [oldest] = waiting.size >= HELD_PER_ROW ? waiting : []
    oldest?.answer(undefined)
    const count = addresses.get(ip) ?? 0
    if (count >= heldPerIp) throw rateLimited(HELD_AGAIN_SECONDS)
    addresses.set(ip, count + 1)

    return new Promise<T | undefined>((resolve, reject) => {
      const waiter: Waiter = {
        answer: (value) => leave(() => resolve(value as T | undefined)), // of its own row's `ask`
        fail: (error) => leave(() => reject(error)),
      }
      const letGo = () => waiter.answer(undefined)
      const timer = setTimeout(letGo, HOLD_MS)
      signal.addEventListener('abort', letGo)
      const leave = (settle: () => void) => {
        if (!waiting.delete(waiter)) return
        clearTimeout(timer)
        signal.removeEventListener('abort', letGo)
        countDown(ip)
        settle()
      }
      waiting.add(waiter)
      if (rows.has(row)) return
      rows.set(row, waiting)
      poll(row, waiting, ask, pollMs)
    })
  }

  function countDown(ip: string): void {
    const left = (addresses.get(ip) ?? 1) - 1
    if (left === 0) addresses.delete(ip)
    else addresses.set(ip, left)
  }

  /** Polls for as long as a request waits. */
  async function poll<T>(
    row: string,
    waiting: Set<Waiter>,
    ask: () => Promise<T | undefined>,
    pollMs: number,
  ): Promise<void> {
    try {
      while (waiting.size > 0) {
        const answer = await ask()
        if (answer !== undefined) return end(row, waiting, (waiter) => waiter.answer(answer))
        await new Promise((resolve) => setTimeout(resolve, pollMs))
      }
      rows.delete(row)
    } catch (error) {
      end(row, waiting, (waiter) => waiter.fail(error))
    }
  }

  function end(row: string, waiting: Set<Waiter>, tell: (waiter: Waiter) => void): void {
    rows.delete(row)
    for (const waiter of [...waiting]) tell(waiter)
  }
}
