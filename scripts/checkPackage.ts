import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './package/apiReport.ts'
import { checkTypes } from './package/checkTypes.ts'
import { typeExports } from './package/typeEntries.ts'
import { ignoreComments, openImports } from './package/openImports.ts'

/*
 * npm run package [-- --write]
 * Examines the built npm package as those who install it see it: its `exports`, its types in every
 * way that they are resolved, what a bundler of theirs may stop at, and what it exports, which is kept
 * in `docs/api`. Of the gateway's package, which exports nothing, only what npm reads.
 */
const folder = 'dist/npm'
const ofGateway = 'dist/npm-gateway'
const kept = 'docs/api'
const writes = process.argv.includes('--write')
if (![folder, ofGateway].every((one) => existsSync(join(one, 'package.json'))))
  throw new Error('Run `npm run build` first')

const published = run('publint', folder, '--strict')
const gatewayPublished = run('publint', ofGateway, '--strict')
// Pages are ES modules: what a CommonJS program or Node 10 would see does not matter.
const typed = run('attw', '--pack', folder, '--profile', 'esm-only', '--format', 'table-flipped')
const changed = changedReports()
for (const name of changed) {
  console.error(
    `${join(kept, name)}: the package exports something else than it says. Where that is meant, run \`npm run package -- --write\`, and say it in CHANGELOG.md.`,
  )
}
const open = placesOfOpenImports()
for (const place of open) {
  console.error(`${place}: this import() needs ${ignoreComments.join(' ')} before its address`)
}
const mistyped = checkTypes(folder)
for (const mistake of mistyped) console.error(mistake)
const mistakes = [...changed, ...open, ...mistyped]
process.exit(published && gatewayPublished && typed && mistakes.length === 0 ? 0 : 1)

/** In what pages bundle; the command is for Node alone. */
function placesOfOpenImports(): readonly string[] {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const commands = Object.values<string>(bin).map((path) => join(folder, path))
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.js') && !commands.includes(file))
  return files.flatMap((file) =>
    openImports(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  )
}

function changedReports(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  mkdirSync(kept, { recursive: true })
  // What an entry of types alone declares is compiled by `checkTypes` instead.
  const entries = Object.entries<{ types: string }>(exports).filter(
    ([path]) => !(path in typeExports),
  )
  return entries.flatMap(([path, { types }]) => {
    const name = path === '.' ? 'index' : path.slice('./'.length)
    // Types that the entries share are told once, with the first of them.
    const whole = name === 'index' || name === 'bridge'
    const report = apiReport({ folder, name, types, whole })
    const file = join(kept, `${name}.api.md`)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (writes) writeFileSync(file, report)
    return writes || report === before ? [] : [`${name}.api.md`]
  })
}

function run(...command: readonly string[]): boolean {
  return spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' }).status === 0
}
