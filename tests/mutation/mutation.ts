import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { areas, LEAST_SCORE } from './areas.ts'
import { canaries, faultOf, placeOf } from './canaries.ts'
import { compare, nameOf } from './reasons.ts'
import { isAlive, type Mutant, readReport, scoreOf } from './report.ts'
import { survivors } from './survivors.ts'

const FOLDER = '.cache/mutation'
const usage = `npm run test:mutation -- [--fresh] [--static] [area …]
  area      words of ${areas.map(({ name }) => `“${name}”`).join(', ')}; all where none is given
  --fresh   measures anew what is kept of the last time
  --static  also tries what is made when a module is loaded, each with every test: hours`

const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith('-'))
const flags = given.filter((word) => word.startsWith('-'))
const isFresh = flags.includes('--fresh')
const isStatic = flags.includes('--static')
const chosen = areas.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
if (chosen.length === 0 || flags.some((flag) => !['--fresh', '--static'].includes(flag))) {
  console.error(usage)
  process.exit(1)
}

mkdirSync(FOLDER, { recursive: true })
install()
const areCanariesDead = tryCanaries()
const isEnough = areCanariesDead && chosen.map(measure).every((score) => score >= LEAST_SCORE)
process.exit(isEnough ? 0 : 1)

/** Stryker is a hundred packages that nothing else needs: they come with the command. */
function install(): void {
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', 'tests/mutation', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (status !== 0) process.exit(status ?? 1)
}

/** Never from what is kept: they say whether this run can be believed. */
function tryCanaries(): boolean {
  console.log('\n── canaries')
  const mutants = run(
    'canaries',
    canaries.map((canary) => placeOf(canary)),
    false,
  )
  const faults = canaries.map((canary) => [canary, faultOf(canary, mutants)] as const)
  for (const [{ name, file }, fault] of faults) {
    console.log(`${fault === undefined ? 'dead' : `NOT DEAD (${fault})`}: ${name} (${file})`)
  }
  return faults.every(([, fault]) => fault === undefined)
}

function measure({ name, mutate }: (typeof areas)[number]): number {
  console.log(`\n── ${name}`)
  const id = name.replaceAll(' ', '-')
  if (isFresh) rmSync(incrementalOf(id), { force: true })
  const mutants = run(id, mutate, true)
  const { counts, score } = scoreOf(mutants)
  const files = new Set(mutants.map(({ file }) => file))
  for (const file of files) {
    const one = scoreOf(mutants.filter((mutant) => mutant.file === file))
    const { killed, survived, untested } = one.counts
    const all = killed + survived + untested
    if (all > 0) console.log(`${one.score.toFixed(1).padStart(6)} %  ${killed}/${all}  ${file}`)
  }
  const alive = mutants.filter(isAlive)
  const inFiles = Object.entries(survivors).filter(([file]) => files.has(file))
  const { unexplained, stale } = compare(alive, Object.fromEntries(inFiles))
  for (const one of unexplained) {
    console.log(`without a reason: ${one.file}:${one.line}: ${one.code}: ${nameOf(one)}`)
  }
  for (const key of stale) console.log(`its mutant is gone: ${key}`)
  console.log(
    `${name}: ${score.toFixed(1)} % (${counts.killed} killed, ${counts.survived} survived, ${counts.untested} untested), at least ${LEAST_SCORE} %`,
  )
  console.log(
    `not in it: ${counts.unmeasured} unmeasured, ${counts.static} made when a module is loaded, ${counts.failed} that could not be run`,
  )
  console.log(`survivors: ${alive.length}, ${unexplained.length} of them without a reason`)
  return score
}

function incrementalOf(id: string): string {
  return `${FOLDER}/${id}.kept.json`
}

function run(id: string, mutate: readonly string[], isIncremental: boolean): readonly Mutant[] {
  const report = `${FOLDER}/${id}.json`
  rmSync(report, { force: true })
  const config = `${FOLDER}/${id}.config.json`
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
      mutate,
      // Each of them runs every test; most are tables of names and addresses.
      ignoreStatic: !isStatic,
      // Types are checked by `npm run lint`, and its comments would change what is measured.
      disableTypeChecks: false,
      // A worker is two threads.
      concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
      // A busy machine is slow; what runs in circles is told by how often it passes a place.
      timeoutMS: 60_000,
      incremental: isIncremental,
      incrementalFile: incrementalOf(id),
      tempDirName: `${FOLDER}/sandbox`,
      cleanTempDir: 'always',
      // What no measured test reads.
      ignorePatterns: [
        ...['/.cache', '/dist', '/docs', '/test-results', '/playwright-report'],
        ...['/tests/firefox', '/tests/next'],
      ],
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  )
  const stryker = 'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js'
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  return readReport(JSON.parse(readFileSync(report, 'utf8')))
}
