import type { Core } from './core.ts'

const levels = ['none', 'error', 'warn', 'info', 'debug'] as const

/** A word for the page's developer, as far as the page's `logLevel` lets it through (S9.08). */
export function log(
  { store }: Pick<Core, 'store'>,
  level: 'error' | 'warn' | 'info' | 'debug',
  message: string,
  detail?: unknown,
): void {
  const { logLevel = 'error' } = store.getState().config.options
  if (levels.indexOf(level) > levels.indexOf(logLevel)) return
  console[level](`[causeway] ${message}`, detail)
}

/** For what nobody waits for. */
export function report(core: Pick<Core, 'store'>): (error: unknown) => void {
  return (error) => log(core, 'error', 'Something failed that nobody waited for', error)
}
