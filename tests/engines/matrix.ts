import { readFileSync, writeFileSync } from 'node:fs'
import { readCells, storages } from './cells.ts'
import { faultsOf, withTables } from './table.ts'

/*
 * Compares the matrix of docs/browsers.md with what the walks met that ran last: with storage of the kinds
 * that are named, or of every kind. With `--write`, what was met is written there first.
 */
const BROWSERS = 'docs/browsers.md'

const args = process.argv.slice(2)
const named = storages.filter((storage) => args.includes(storage))
const unknown = args.filter((arg) => arg !== '--write' && !storages.some((one) => one === arg))
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(' ')}. Usage: npm run matrix [-- [--write] [${storages.join('] [')}]]`,
  )
  process.exit(1)
}
const walked = named.length === 0 ? storages : named
const cells = readCells().filter(({ storage }) => walked.includes(storage))
if (args.includes('--write')) {
  const text = readFileSync(BROWSERS, 'utf8')
  writeFileSync(BROWSERS, withTables(text, cells))
}
const faults = faultsOf(readFileSync(BROWSERS, 'utf8'), cells, walked)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`docs/browsers.md says what ${cells.length} cells say`)
