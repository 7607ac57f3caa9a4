import { buildDocs } from './docs/buildDocs.ts'
import { writeTables } from './docs/writeTables.ts'

/*
 * npm run docs [-- --write]
 * Writes the documentation as static pages into `dist/docs`. With `--write` it first writes the tables
 * of options, events, errors and themes into the documents of the repository.
 */
if (process.argv.includes('--write')) {
  for (const source of writeTables()) console.log(`Wrote the tables of ${source}.`)
}
const folder = 'dist/docs'
buildDocs(folder)
console.log(`Wrote ${folder}: \`npm start\` serves it at /docs/.`)
