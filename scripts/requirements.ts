import { rmSync } from 'node:fs'
import { allBreaks, findBreakProblems } from './requirements/breaks.ts'
import { readSource } from './requirements/readSource.ts'
import { readReport, readTable, writeDocument } from './requirements/report.ts'
import { createResults } from './requirements/results.ts'
import {
  kindOf,
  kinds,
  trialsOf,
  tryBreaks,
  type Trial,
  type Verdict,
} from './requirements/tryBreaks.ts'

const usage = `npm run requirements -- [--write | --break [--fresh] [id or section …]]
  --write  writes the column "shown by" anew
  --break  makes each requirement untrue in turn, in a copy, and expects its tests to fail;
           what was red and whose source, tests and break are the same since is not tried again
  --fresh  tries that too, as after a change of helpers or packages`

const resultsPath = '.cache/breaks.json'

const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith('-'))
const flags = given.filter((word) => word.startsWith('-'))
const write = flags.includes('--write')
const isBreaking = flags.includes('--break')
const isFresh = flags.includes('--fresh')
if (
  flags.some((flag) => !['--write', '--break', '--fresh'].includes(flag)) ||
  ((words.length > 0 || isFresh) && !isBreaking)
) {
  console.error(usage)
  process.exit(1)
}

if (write) writeDocument('.')
const report = readReport({ root: '.' })
const { count, open } = report
const breakProblems = findBreakProblems({
  rows: readTable('.').rows,
  breaks: allBreaks,
  read: readSource,
})
const partlyOpen = Object.keys(allBreaks).filter((id) => allBreaks[id]?.open !== undefined)
console.log(`${count} requirements: ${count - open.length} shown, ${open.length} open`)
if (open.length > 0) console.log(`Open: ${open.join(' ')}`)
if (partlyOpen.length > 0) console.log(`Open in part: ${partlyOpen.join(' ')}`)
for (const problem of report.problems) console.error(problem)
if (report.problems.length > 0 && !write) {
  console.error('To write the column "shown by" anew: npm run requirements -- --write')
}
for (const problem of breakProblems) console.error(problem)
if (breakProblems.length > 0) {
  console.error(
    'Breaks have fallen behind the code or the document: mend them in scripts/requirements/breaks/, then npm run requirements -- --break <id>',
  )
}
const isWhole = isBreaking ? await breakThem() : true
const isTrue = report.problems.length === 0 && breakProblems.length === 0
// Not `exit()`, which cuts off what a pipe has not taken yet.
process.exitCode = isTrue && isWhole ? 0 : 1

async function breakThem(): Promise<boolean> {
  if (isFresh && words.length === 0) rmSync(resultsPath, { force: true })
  const all = trialsOf(allBreaks, words)
  const results = createResults({ trials: all, path: resultsPath, read: readSource })
  const trials = isFresh ? all : all.filter((trial) => !results.isRed(trial))
  if (trials.length < all.length) {
    console.log(`${all.length - trials.length} breaks were red before, and nothing changed since`)
  }
  let done = 0
  const verdicts = await tryBreaks(trials, ({ trial, fault, durationMs }) => {
    done += 1
    if (fault === undefined) results.addRed(trial)
    const seconds = (durationMs / 1_000).toFixed(1)
    console.log(`${done}/${trials.length} ${lineOf(trial, fault)} ${seconds} s`)
  })
  const faults = verdicts.filter(({ fault }) => fault !== undefined)
  for (const line of durations(verdicts)) console.log(line)
  // Who reads the end of a long log reads what is to be mended.
  for (const { trial, fault } of faults) console.log(lineOf(trial, fault))
  const rows = new Set(all.map(({ id }) => id)).size
  console.log(
    `${rows} rows, ${all.length} breaks: ${all.length - faults.length} red, ${faults.length} not`,
  )
  return faults.length === 0 && all.length > 0
}

function lineOf({ id, clause, file, red }: Trial, fault: string | undefined): string {
  const verdict = fault === undefined ? 'red' : `NOT RED (${fault})`
  return `${verdict}: ${id} “${clause}” (${file}, ${red})`
}

/** How long the breaks of each kind took, one line each. */
function durations(verdicts: readonly Verdict[]): readonly string[] {
  return kinds.flatMap((kind) => {
    const own = verdicts.filter(({ trial }) => kindOf(trial.red) === kind)
    if (own.length === 0) return []
    const sumMs = own.reduce((sum, { durationMs }) => sum + durationMs, 0)
    return [`${kind}: ${own.length} breaks, ${(sumMs / own.length / 1_000).toFixed(1)} s each`]
  })
}
