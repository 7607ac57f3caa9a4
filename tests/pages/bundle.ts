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
  const code = await build(await entryOf(name))
  await mkdir(cacheFolder, { recursive: true })
  // Renamed into place, because two workers may build at once.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, code)
  await rename(draft, file)
  return code
}

async function entryOf(name: string): Promise<string> {
  const folder = join(import.meta.dirname, name)
  const script = (await readdir(folder)).find((file) => /^script\.[jt]sx?$/.test(file))
  if (script === undefined) throw new Error(`The page ${name} has no script`)
  return join(folder, script)
}

/** What wagmi 2 loads for wallets that no page of ours offers. */
const walletSdks =
  /^(@metamask\/|@coinbase\/|@base-org\/|@gemini-wallet\/|@safe-global\/|@walletconnect\/|cbw-sdk|porto)/

/** Of the pages, and of the rooms that some of them import. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['tests/pages', 'loader', 'protocol']) {
    const entries = await readdir(join(repository, folder), { recursive: true })
    const sources = entries.filter((entry) => /^(?!.*node_modules).*\.[jt]sx?$/.test(entry))
    for (const name of sources.sort()) {
      hash.update(await readFile(join(repository, folder, name)))
    }
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
    define: {
      // React runs everything twice under StrictMode, in development only.
      'process.env.NODE_ENV': entry.endsWith('x') ? '"development"' : '"production"',
      __VERSION__: '"0.0.0"',
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, name: 'page', formats: ['iife'] },
      rolldownOptions: { external: walletSdks },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code
}
