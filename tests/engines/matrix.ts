import { readFileSync, writeFileSync } from 'node:fs'
import { readCells, storages } from './cells.ts'
import { faultsOf, faultsOfMet, withTables } from './table.ts'

/*
 * Compares the matrix of docs/browsers.md with what the walks met that ran last: with storage of the kinds
 * that are named, or of every kind. With `--write`, what was met is written there first. With `met`, single
 * walks are compared, whichever they were.
 */
const BROWSERS = 'docs/browsers.md'

const args = process.argv.slice(2)
const named = storages.filter((storage) => args.includes(storage))
const words = ['--write', 'met', ...storages]
const unknown = args.filter((arg) => !words.includes(arg))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm run matrix [-- [${words.join('] [')}]]`)
  process.exit(1)
}
const walked = named.length === 0 ? storages : named
const cells = readCells().filter(({ storage }) => walked.includes(storage))
if (args.includes('--write')) {
  writeFileSync(BROWSERS, withTables(readFileSync(BROWSERS, 'utf8'), cells))
}
const text = readFileSync(BROWSERS, 'utf8')
const faults = args.includes('met') ? faultsOfMet(text, cells) : faultsOf(text, cells, walked)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`docs/browsers.md says what ${cells.length} cells say`)
