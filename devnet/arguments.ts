import { parseArgs } from 'node:util'
import { chooseParts, type Part, parts, UsageError } from './parts.ts'

const LAST_PORT = 65_535

export type Arguments = { help: boolean; only: Part[]; port: number | undefined }

export const usage = `Usage: tsx devnet/start.ts [--only ${parts.join(',')}] [--port 4173]

  --only   start a subset, separated by commas
  --port   first port to try for the web part; 0 takes any free one
  --help   show this`

/** Reads the command line; anything unknown is an error that says what there is. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parse(args)
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && (!Number.isInteger(port) || port < 0 || port > LAST_PORT)) {
    throw new UsageError(`--port must be a number from 0 to ${LAST_PORT}, not '${values.port}'.`)
  }
  const names = values.only?.split(',').map((name) => name.trim())
  return { help: values.help === true, only: chooseParts(names, parts), port }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        port: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw new UsageError(`${reason}\n\n${usage}`)
  }
}
