import { existsSync, readFileSync } from 'node:fs'
import { allBreaks, findBreakProblems } from './requirements/breaks.ts'
import { readReport, readTable, writeDocument } from './requirements/report.ts'
import { trialsOf, tryBreaks } from './requirements/tryBreaks.ts'

const usage = `npm run requirements -- [--write | --break [id or section …]]
  --write  writes the column "shown by" anew
  --break  makes each requirement untrue in turn, in a copy, and expects its tests to fail`

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
const problems = [...report.problems, ...(isBreaking ? breakProblems() : [])]
const partlyOpen = Object.keys(allBreaks).filter((id) => allBreaks[id]?.open !== undefined)
console.log(`${count} requirements: ${count - open.length} shown, ${open.length} open`)
if (open.length > 0) console.log(`Open: ${open.join(' ')}`)
if (partlyOpen.length > 0) console.log(`Open in part: ${partlyOpen.join(' ')}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0 && !write) {
  console.error('To write the column "shown by" anew: npm run requirements -- --write')
}
const isWhole = isBreaking ? await breakThem() : true
// Not `exit()`, which cuts off what a pipe has not taken yet.
process.exitCode = problems.length === 0 && isWhole ? 0 : 1

/** A list that has fallen behind the code says nothing of the tests. */
function breakProblems(): readonly string[] {
  return findBreakProblems({
    ...{ rows: readTable('.').rows, breaks: allBreaks },
    read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
  })
}

async function breakThem(): Promise<boolean> {
  const trials = trialsOf(allBreaks, words)
  const verdicts = await tryBreaks(trials, ({ trial: { id, clause, file, red }, fault }) => {
    console.log(
      `${fault === undefined ? 'red' : `NOT RED (${fault})`}: ${id} “${clause}” (${file}, ${red})`,
    )
  })
  const faults = verdicts.filter(({ fault }) => fault !== undefined)
  const rows = new Set(trials.map(({ id }) => id)).size
  console.log(
    `${rows} rows, ${trials.length} breaks: ${trials.length - faults.length} red, ${faults.length} not`,
  )
  return faults.length === 0 && trials.length > 0
}
