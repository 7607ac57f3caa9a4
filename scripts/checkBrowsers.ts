import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNewer, unusedOf } from './browsers/checkBuild.ts'
import { newer } from './browsers/newer.ts'

/** Output that runs in a visitor's browser; the package's command and the secure service run in Node. */
const built = ['dist/causeway', 'dist/embed', 'dist/npm', 'dist/secure', 'dist/v']
const inNode = /^dist\/npm\/(causeway|doctor)\b/

const files = [
  'dist/loader.js',
  ...built.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((path) => /\.(js|css)$/.test(path) && !inNode.test(path))
const contents = files.map((file) => readFileSync(file, 'utf8'))

const found = files.flatMap((file, index) => findNewer(file, contents[index] ?? ''))
for (const { file, name, text } of found) {
  const since = newer.find((one) => one.name === name)?.since ?? ''
  console.error(`${file}: ${name} (${since})\n    …${text.replaceAll('\n', ' ')}…`)
}
const unused = unusedOf(contents)
for (const line of unused) console.error(`No built file needs this any more: ${line}`)
if (found.length + unused.length > 0) {
  console.error(
    'See docs/browsers.md. Use a fallback, or say in scripts/browsers/allowed.ts why not.',
  )
  process.exit(1)
}
console.log(`${files.length} built files use nothing newer than the browsers of docs/browsers.md`)
