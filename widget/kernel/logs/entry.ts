export type LogLevel = 'error' | 'warn' | 'info' | 'debug'

/** One thing that happened, as it is handed over; it is masked before it is kept. */
export type LogEntry = {
  readonly level: LogLevel
  readonly message: string
  readonly detail?: unknown
  /** ms */
  readonly at: number
}

/** A part of the log, in whole lines. */
export type LogPart = {
  readonly text: string
  /** Number of its last line: what comes after it is asked for with it. */
  readonly last: number
  readonly more: boolean
}

/** What is kept for support, in memory alone (S9.08). */
export type LogRing = {
  readonly keep: (entry: LogEntry) => void
  readonly part: (after: number) => LogPart
  /** All of it. */
  readonly text: () => string
}

/** Takes entries at once; the ring's code comes when the widget has nothing better to do. */
export type Logs = {
  readonly keep: (entry: LogEntry) => void
  readonly open: () => Promise<LogRing>
}
