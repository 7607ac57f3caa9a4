import type { Core } from '../core.ts'
import type { LogEntry, LogLevel, LogRing, Logs } from './entry.ts'
import { LOG_WAITING } from './limits.ts'

const levels = ['none', 'error', 'warn', 'info', 'debug'] as const

type Logging = Pick<Core, 'store' | 'logs'>

/**
 * Logs an entry for support, and on the console for the page's developer where the page's `logLevel`
 * allows it (S9.08). Details are masked before they are kept; on the console they are complete.
 */
export function log(
  { store, logs }: Logging,
  level: LogLevel,
  message: string,
  detail?: unknown,
): void {
  const { logLevel = 'error' } = store.getState().config.options
  if (logLevel === 'none' || (level === 'debug' && logLevel !== 'debug')) return
  logs?.keep({ level, message, detail, at: Date.now() })
  if (levels.indexOf(level) > levels.indexOf(logLevel)) return
  console[level](`[causeway] ${message}`, detail)
}

/** Logs the failure of work that no caller awaits. */
export function report(core: Logging): (error: unknown) => void {
  return (error) => log(core, 'error', 'Something failed that nobody waited for', error)
}

/** Buffers entries until `load` has loaded the ring. */
export function createLogs(load: () => Promise<LogRing>): Logs {
  const waiting: LogEntry[] = []
  let ring: LogRing | undefined
  return {
    keep(entry) {
      if (ring !== undefined) ring.keep(entry)
      else if (waiting.length < LOG_WAITING) waiting.push(entry)
    },
    async open() {
      ring ??= await load()
      for (const entry of waiting.splice(0)) ring.keep(entry)
      return ring
    },
  }
}
