import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../..')
const cacheFolder = join(repository, '.cache/pages')
const building = new Map<string, Promise<string>>()

/** The `script.ts` of a page as one classic script, or its last build when nothing has changed. */
export function bundlePage(name: string): Promise<string> {
  const bundle = building.get(name) ?? bundleOrCached(name)
  building.set(name, bundle)
  return bundle
}

async function bundleOrCached(name: string): Promise<string> {
  const file = join(cacheFolder, `${name}-${await fingerprint()}.js`)
  const cached = await readFile(file, 'utf8').catch(() => undefined)
  if (cached !== undefined) return cached
  const code = await build(join(import.meta.dirname, name, 'script.ts'))
  await mkdir(cacheFolder, { recursive: true })
  // Renamed into place, because two workers may build at once.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, code)
  await rename(draft, file)
  return code
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(import.meta.dirname, { recursive: true })
  for (const name of entries.filter((entry) => entry.endsWith('.ts')).sort()) {
    hash.update(await readFile(join(import.meta.dirname, name)))
  }
  hash.update(await readFile(join(repository, 'package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}

async function build(entry: string): Promise<string> {
  const vite = await import('vite')
  const result = await vite.build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, name: 'page', formats: ['iife'] },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code
}
