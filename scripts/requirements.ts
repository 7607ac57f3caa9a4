import { compileLocales } from './locales/compile.ts'
import { allBreaks, findBreakProblems } from './requirements/breaks.ts'
import { readSource } from './requirements/readSource.ts'
import { readReport, readTable, writeDocument } from './requirements/report.ts'
import { chosenBreaks, kindOf, kinds, tryBreaks, type Verdict } from './requirements/tryBreaks.ts'
import { findTypeProblems } from './requirements/typeProblems.ts'

const usage = `npm run requirements -- [--write | --break [id or section …]]
  --write  writes the column "shown by" anew
  --break  makes requirements untrue in turn, in a copy, and expects their tests to fail`

const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith('-'))
const flags = given.filter((word) => word.startsWith('-'))
const write = flags.includes('--write')
const isBreaking = flags.includes('--break')
if (
  flags.some((flag) => !['--write', '--break'].includes(flag)) ||
  (words.length > 0 && !isBreaking)
) {
  console.error(usage)
  process.exit(1)
}

if (write) writeDocument('.')
const report = readReport({ root: '.' })
const { count, open } = report
const { rows } = readTable('.')
const breakProblems = findBreakProblems({ rows, breaks: allBreaks, read: readSource })
console.log(`${count} requirements: ${count - open.length} shown, ${open.length} open`)
if (open.length > 0) console.log(`Open: ${open.join(' ')}`)
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
const isTrue = report.problems.length === 0 && breakProblems.length === 0
const isSeen = isBreaking && isTrue ? await breakThem() : true
// Not `exit()`, which cuts off what a pipe has not taken yet.
process.exitCode = isTrue && isSeen ? 0 : 1

async function breakThem(): Promise<boolean> {
  const trials = chosenBreaks(allBreaks, words)
  compileLocales()
  const typeProblems = findTypeProblems(trials)
  for (const problem of typeProblems) console.error(problem)
  if (typeProblems.length > 0) return false
  const verdicts: Verdict[] = []
  for await (const verdict of tryBreaks(trials)) {
    verdicts.push(verdict)
    const seconds = (verdict.durationMs / 1_000).toFixed(1)
    console.log(`${verdicts.length}/${trials.length} ${lineOf(verdict)} ${seconds} s`)
  }
  const faults = verdicts.filter(({ fault }) => fault !== undefined)
  for (const line of durations(verdicts)) console.log(line)
  // Who reads the end of a long log reads what is to be mended.
  for (const verdict of faults) console.log(lineOf(verdict))
  const reds = trials.length - faults.length
  console.log(`${trials.length} breaks: ${reds} red, ${faults.length} not`)
  return faults.length === 0 && trials.length > 0
}

function lineOf({ trial, fault }: Verdict): string {
  const { id, clause, file, red } = trial
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
