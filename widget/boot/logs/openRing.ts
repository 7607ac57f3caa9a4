import type { Core } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import type { State } from '#kernel/store.ts'
import type { LogRing } from '#kernel/logs/entry.ts'
import { firstLine, type Line, linesOf } from './linesOf.ts'
import { createRing } from '#kernel/logs/ring.ts'

/**
 * Begins the log: it follows the state, and the questions to services that failed, until the widget
 * goes away.
 */
export function openRing(core: Core): LogRing {
  const { store, queries, signal } = core
  const tell = ({ level, message, detail }: Line) => log(core, level, message, detail)
  let before: State = store.getState()
  tell(firstLine(before))
  const stop = store.subscribe((after) => {
    const lines = linesOf(before, after)
    before = after
    lines.forEach(tell)
  })
  const stopQueries = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const detail = { question: event.query.queryKey[0], error: event.action.error }
    tell({ level: 'warn', message: 'question failed', detail })
  })
  signal.addEventListener('abort', () => {
    stop()
    stopQueries()
  })
  return createRing()
}
