import { pino } from 'pino'
import type { Secrets } from './config/secrets.ts'

type Fields = Readonly<Record<string, string | number | boolean | undefined>>
type Tell = (event: string, fields?: Fields, error?: unknown) => void
export type Log = { readonly info: Tell; readonly warn: Tell; readonly error: Tell }

/**
 * One line of JSON for each event, without addresses of visitors, queries and bodies. Of an error only its
 * kind and code: messages of `fetch` quote addresses, and keys stand in some. Every line passes one place that knows the keys.
 */
export function createLog(
  secrets: Pick<Secrets, 'hide'>,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const log = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => write(secrets.hide(line)) },
  )
  const at =
    (level: 'info' | 'warn' | 'error'): Tell =>
    (event, fields = {}, error) =>
      log[level]({ ...fields, ...(error === undefined ? {} : { error: describe(error) }) }, event)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

type Described = { name: string; code?: string; at?: string[]; cause?: Described }

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    at: at.slice(0, 4).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}
