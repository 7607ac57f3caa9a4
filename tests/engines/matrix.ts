import { readFileSync, writeFileSync } from 'node:fs'
import { readCells } from './cells.ts'
import { drawTables, faultsOf, withTables } from './table.ts'

/*
 * Compares the matrix of docs/browsers.md with what the walks met that ran last, `npm run test:long --
 * engines`. With `--write`, what was met is written there first.
 */
const BROWSERS = 'docs/browsers.md'

const args = process.argv.slice(2)
const unknown = args.filter((arg) => arg !== '--write')
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm run matrix [-- --write]`)
  process.exit(1)
}
const cells = readCells()
if (args.includes('--write')) {
  const text = readFileSync(BROWSERS, 'utf8')
  writeFileSync(BROWSERS, withTables(text, drawTables(cells)))
}
const faults = faultsOf(readFileSync(BROWSERS, 'utf8'), cells)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`docs/browsers.md says what ${cells.length} cells say`)
