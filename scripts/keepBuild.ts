import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'

/*
 * Keeps the built loader and frame as they were delivered, for the tests that either works with the
 * other of today. A version is kept once: pages that carry it will never get another.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const loaders = join('tests/fixtures/loaders', version)
const frames = 'tests/fixtures/frames'
const again = process.argv.includes('--again')
if (!existsSync('dist/loader.js')) throw new Error('Run `npm run build` first')
if (existsSync(loaders) && !again) {
  throw new Error(`${loaders} is kept already; pass --again while the version is not released`)
}

rmSync(loaders, { recursive: true, force: true })
mkdirSync(join(loaders, 'causeway'), { recursive: true })
const chunks = readdirSync('dist/causeway').map((name) => join('causeway', name))
for (const file of ['loader.js', ...chunks]) {
  if (file.endsWith('.js')) cpSync(join('dist', file), join(loaders, file))
}

const parts = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
)
const manifest = parts.parse(JSON.parse(readFileSync('dist/embed/.vite/manifest.json', 'utf8')))
/** Of the large ones, what a wallet of the page, in English, never loads. */
const others = /locales\/compiled\/(?!en\b|locales)[\w-]+\/|openWalletConnect|namespaces\/solana\//

mkdirSync(frames, { recursive: true })
const files = Object.fromEntries(
  ['index.html', ...filesFrom('index.html')].map((file) => [
    file,
    readFileSync(join('dist/embed', file), 'utf8'),
  ]),
)
writeFileSync(join(frames, `${version}.json.br`), brotliCompressSync(JSON.stringify(files)))
console.log(`Kept ${version} in ${loaders} and ${frames}`)

function filesFrom(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  const found = new Set<string>()
  const part = manifest[entry]
  if (part === undefined || seen.has(entry)) return found
  seen.add(entry)
  const { file, css = [], imports = [], dynamicImports = [] } = part
  for (const own of [file, ...css]) found.add(own)
  for (const next of [...imports, ...dynamicImports.filter((name) => !others.test(name))]) {
    for (const own of filesFrom(next, seen)) found.add(own)
  }
  return found
}
