import { DatabaseError } from './database/database.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
type Value = string | number | boolean | undefined
type Fields = Readonly<Record<string, Value>>
type Tell = (event: string, fields?: Fields, error?: unknown) => void
export type Log = Record<Exclude<LogLevel, 'silent'>, Tell>

/**
 * One line of JSON for each event. Of an error only its kind, its code and where it was thrown:
 * messages of drivers and mail servers quote addresses and values.
 */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  const at =
    (own: LogLevel): Tell =>
    (event, fields = {}, error) => {
      if (logLevels.indexOf(own) < logLevels.indexOf(level)) return
      const errorField = error === undefined ? {} : { error: describe(error) }
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          level: own,
          event,
          ...fields,
          ...errorField,
        }),
      )
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

type Described = { name: string; code?: string | number; at?: string[]; cause?: Described }

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error ? error.code : undefined
  const isBug = !(error instanceof DatabaseError) && code === undefined
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(isBug ? { at: frames(error) } : {}),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}

function frames({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
}
