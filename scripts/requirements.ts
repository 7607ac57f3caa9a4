import { readReport, writeDocument } from './requirements/report.ts'

const write = process.argv.includes('--write')
if (write) writeDocument('.')

const { count, open, problems } = readReport({ root: '.' })
console.log(`${count} requirements: ${count - open.length} shown, ${open.length} open`)
if (open.length > 0) console.log(`Open: ${open.join(' ')}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0 && !write) {
  console.error('To write the column "shown by" anew: npm run requirements -- --write')
}
process.exit(problems.length === 0 ? 0 : 1)
