import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Keeps the built loader as it was delivered, for the test that an old one works with the newest
 * frame. A version is kept once: pages that carry it will never get another.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = join('tests/fixtures/loaders', version)
const again = process.argv.includes('--again')
if (!existsSync('dist/loader.js')) throw new Error('Run `npm run build` first')
if (existsSync(folder) && !again) {
  throw new Error(`${folder} is kept already; pass --again while the version is not released`)
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'causeway'), { recursive: true })
const chunks = readdirSync('dist/causeway').map((name) => join('causeway', name))
for (const file of ['loader.js', ...chunks]) {
  if (file.endsWith('.js')) cpSync(join('dist', file), join(folder, file))
}
console.log(`Kept the loader ${version} in ${folder}`)
