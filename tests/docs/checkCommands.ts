import { existsSync, readFileSync } from 'node:fs'
import { readCompose } from '../box/compose.ts'
import { readSamples, type Sample } from './samples.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const environment = readFileSync('secure/service/config/options.ts', 'utf8')
const ofTracing = readFileSync('gateway/tracing/openTracing.ts', 'utf8').match(/\bOTEL_\w+/g) ?? []
/** An owner names the gateway's variables: those that the samples name. */
const ofGateway = readSamples()
  .filter(({ role }) => role === 'gateway')
  .flatMap(({ code }) => [...code.matchAll(/From": "([A-Z_]+)"/g)].map(([, name]) => name ?? ''))

/** Commands of npm itself, and tools that come by `npx`. */
const npm = ['ci', 'create', 'install', 'pack', 'start', 'test']
const tools = ['causeway', 'vercel', 'vite', 'vitest', 'wrangler']

/** What is wrong with the commands of a sample: a script, file or setting that is not there. */
export function checkCommands({ where, code }: Sample): readonly string[] {
  const lines = code
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => check(line).map((what) => `${where}: ${what}`))
}

function check(line: string): readonly string[] {
  const settings = [...line.matchAll(/(?:^|\s)([A-Z][A-Z_]+)=/g)].map(([, name]) => name ?? '')
  const unknown = settings.filter(
    (name) => !environment.includes(`  ${name}: `) && ![...ofGateway, ...ofTracing].includes(name),
  )
  const command = line.replace(/^(?:[A-Z_]+=(?:'[^']*'|"[^"]*"|\S+)(?:\s+|$))+/, '')
  return [...unknown.map((name) => `no setting ${name}`), ...checkWords(command.split(/\s+/))]
}

function checkWords([
  program = '',
  first = '',
  second = '',
  third = '',
  ...rest
]: readonly string[]) {
  switch (program) {
    case 'npm': {
      if (first !== 'run') return npm.includes(first) ? [] : [`npm has no ${first}`]
      const isOwn = second === 'dev' || Object.hasOwn(scripts, second) // `dev` is a template's too
      return isOwn ? [] : [`no script ${second}`]
    }
    case 'npx': {
      const tool = [first, second].find((word) => !word.startsWith('-')) ?? ''
      return tools.includes(tool.replace(/@.*/, '')) ? [] : [`nobody knows ${tool}`]
    }
    case 'node': {
      // After options, of which one loads something, too.
      const file = [first, second, third, ...rest].find((word) => /\.[mc]?[jt]s$/.test(word))
      return file !== undefined && existsSync(sourceOf(file)) ? [] : [`no file ${file ?? third}`]
    }
    case 'caddy':
      return first === 'run' ? [] : [`nobody knows caddy ${first}`]
    case 'docker': {
      if (first !== 'compose') return [`nobody knows docker ${first}`]
      const named = [third, ...rest].filter((word) => word !== '' && !word.startsWith('-'))
      const unknown = named.filter((name) => !(name in readCompose().services))
      return ['restart', 'up'].includes(second)
        ? unknown.map((name) => `no service ${name}`)
        : [`nobody knows docker compose ${second}`]
    }
    case 'cp':
      return existsSync(second) || second.startsWith('dist') ? [] : [`no folder ${second}`]
    case 'cd':
    case '': // Settings alone.
      return []
    default:
      return [`nobody knows the command ${program}`]
  }
}

/** What a file is built of, since the build may not be there. */
function sourceOf(file: string): string {
  return file
    .replace(/^dist\/secure-service\/(\w+)\.js$/, 'secure/service/$1.ts')
    .replace(/^dist\/gateway\/(\w+)\.js$/, 'gateway/$1.ts')
}
