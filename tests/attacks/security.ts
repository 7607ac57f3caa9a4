import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ensureChromium } from '../../scripts/ensureChromium.ts'
import { isBuildFresh } from '../../scripts/isBuildFresh.ts'
import { cellsOf } from './cells.ts'
import { drawTables, faultsOf, withTables } from './table.ts'

const SECURITY = 'SECURITY.md'
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/playwright.json'

const args = process.argv.slice(2)
const unknown = args.filter((arg) => arg !== '--write')
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm run security [-- --write]`)
  process.exit(1)
}
process.exit(run(args.includes('--write')) ? 0 : 1)

/** Makes every attempt, prints what became of them, and answers whether all is as SECURITY.md says. */
function run(write: boolean): boolean {
  const chromium = ensureChromium()
  const env = { ...process.env, ...(chromium === undefined ? {} : { CHROMIUM_BIN: chromium }) }
  const npx = (...command: string[]) =>
    spawnSync('npx', command, { stdio: 'inherit', env, shell: process.platform === 'win32' })
      .status === 0
  if (!isBuildFresh() && !npx('tsx', 'scripts/build.ts')) return false

  rmSync(report, { force: true })
  const isPassed = npx('playwright', 'test', '--project=security')
  if (!existsSync(report)) return false
  const tables = drawTables(cellsOf(readFileSync(report, 'utf8')))
  const security = readFileSync(SECURITY, 'utf8')
  const faults = faultsOf(tables, security)
  console.log(`\n${tables}\n`)
  for (const fault of faults) console.error(fault)
  if (!isPassed || faults.length > 0) return false
  if (write) writeFileSync(SECURITY, withTables(security, tables))
  return true
}
