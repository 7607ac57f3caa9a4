import { parseArgs } from 'node:util'
import { type Profile, profiles } from './unkind/profile.ts'
import { chooseParts, type Part, parts, UsageError } from './parts.ts'

const LAST_PORT = 65_535

export type Arguments = {
  help: boolean
  only: Part[]
  port: number | undefined
  /** Origins beside the demo pages' that may embed the widget. */
  allow: string[]
  /** Undefined: what the environment says. */
  profile: Profile | undefined
}

/** The demo pages are of two chains and kind tokens; the rest is there for those who name it. */
const usual = parts.filter((part) => part !== 'thirdChain' && part !== 'oddTokens')

export const usage = `Usage: tsx devnet/start.ts [--only ${parts.join(',')}] [--port 4173] [--allow http://localhost:5173] [--profile unkind]

  --only   start a subset, separated by commas
  --port   first port to try for the web part; 0 takes any free one
  --allow  origins of your own that may embed the widget, separated by commas
  --profile  unkind: services and nodes answer in every shape that real ones have
  --help   show this`

/** Reads the command line; anything unknown is an error that says what there is. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parse(args)
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && (!Number.isInteger(port) || port < 0 || port > LAST_PORT)) {
    throw new UsageError(`--port must be a number from 0 to ${LAST_PORT}, not '${values.port}'.`)
  }
  const names = values.only?.split(',').map((name) => name.trim())
  const allow = (values.allow?.split(',') ?? []).map((origin) => readOrigin(origin.trim()))
  const profile = profiles.find((one) => one === values.profile)
  if (values.profile !== undefined && profile === undefined) {
    throw new UsageError(`--profile is ${profiles.join(' or ')}, not '${values.profile}'.`)
  }
  return { help: values.help === true, only: chooseParts(names, usual), port, allow, profile }
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new UsageError(`--allow takes origins such as http://localhost:5173, not '${text}'.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        port: { type: 'string' },
        allow: { type: 'string' },
        profile: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw new UsageError(`${reason}\n\n${usage}`)
  }
}
