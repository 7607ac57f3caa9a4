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
  /** The folder for the files of a deployment that is rehearsed; undefined where none is. */
  rehearsal: string | undefined
}

/** The demo pages are of two chains and kind tokens; the rest is there for those who name it. */
const usual = parts.filter((part) => part !== 'thirdChain' && part !== 'oddTokens')

export const usage = `Usage: tsx devnet/start.ts [--only ${parts.join(',')}] [--port 4173] [--allow http://localhost:5173] [--profile unkind] [--rehearsal <folder>]

  --only   start a subset, separated by commas
  --port   first port to try for the web part; 0 takes any free one
  --allow  origins of your own that may embed the widget, separated by commas
  --profile  unkind: services and nodes answer in every shape that real ones have
  --rehearsal  a folder for the files of a deployment of yours: services ask for keys, and mails are kept
  --help   show this`

/** What stands around a deployment of one's own, which brings widget and embedded wallet itself. */
const aroundRehearsal: readonly Part[] = ['chains', 'api', 'relayer', 'directory', 'web', 'mail']

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
  const { rehearsal } = values
  if (rehearsal !== undefined && names !== undefined) {
    throw new UsageError('--rehearsal chooses the parts itself: leave --only out.')
  }
  const only = chooseParts(names, rehearsal === undefined ? usual : aroundRehearsal)
  return { help: values.help === true, only, port, allow, profile, rehearsal }
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
        rehearsal: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw new UsageError(`${reason}\n\n${usage}`)
  }
}
