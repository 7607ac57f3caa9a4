import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import type { Devnet } from '../e2e/fixtures.ts'

const repository = join(import.meta.dirname, '../..')
/** What the examples call by the name of the published package. */
const installed = join(repository, 'dist/npm')
/** The name of the package, for a bundler. */
export const installedPackage = [
  { find: /^@causeway\/widget$/, replacement: join(installed, 'index.js') },
  { find: /^@causeway\/widget\/(.+)$/, replacement: join(installed, '$1.js') },
] as const
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** What an example draws on its server. */
type Render = (props: unknown) => { page: string; props: string }

/**
 * Builds an example as its own `vite build` would, over the package as it is published, and serves it
 * on the page's site under its name. The addresses of `npm start` become those of this devnet.
 */
export async function serveExample(
  context: BrowserContext,
  devnet: Devnet,
  name: string,
): Promise<void> {
  const folder = await buildExample(name)
  const here = (text: string) =>
    text
      .replaceAll('http://widget.localhost:4173', String(devnet.urls.widget))
      .replaceAll('http://localhost:4173', String(devnet.urls.page))
  await allowLocalNetwork(context)
  await context.route(`${devnet.urls.page}/${name}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const path = pathname.slice(name.length + 2)
    const isFile = extname(path) !== ''
    const text = here(await readFile(join(folder, isFile ? path : 'index.html'), 'utf8'))
    if (isFile) return route.fulfill({ contentType: types[extname(path)] ?? '', body: text })
    const body = await drawn(folder, text, { visitor: searchParams.get('name') ?? 'stranger' })
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
}

/** A document that a test fulfils counts as public, and may not reach this machine unasked. */
export function allowLocalNetwork(context: BrowserContext): Promise<void> {
  return context.grantPermissions(['local-network-access'])
}

/** As the example's own `server.js` answers, where it has one. */
async function drawn(folder: string, html: string, given: unknown): Promise<string> {
  const server = join(folder, 'server/server.js')
  if (!existsSync(server)) return html
  const { render }: { render: Render } = await import(pathToFileURL(server).href)
  const { page, props } = render(given)
  return html.replace('<!--page-->', () => page).replace('"the props"', () => props)
}

async function buildExample(name: string): Promise<string> {
  const root = join(repository, 'examples', name)
  const folder = join(repository, '.cache/examples', `${name}-${await fingerprint(root)}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await build(configOf({ root, name, outDir: draft }))
  const server = join(root, 'src/server.jsx')
  if (existsSync(server)) {
    const config = configOf({ root, name, outDir: join(draft, 'server') })
    await build({
      ...config,
      ssr: { noExternal: [/^@causeway\//] },
      build: { ...config.build, ssr: server },
    })
  }
  // Renamed into place, because two workers may build at once.
  await rename(draft, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error
    await rm(draft, { recursive: true })
  })
  return folder
}

type Place = { readonly root: string; readonly name: string; readonly outDir: string }

function configOf({ root, name, outDir }: Place): InlineConfig {
  return {
    root,
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: [...installedPackage] },
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  }
}

/** Of the example, of the package, and of what it is built with. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [root, installed]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
      hash.update(await readFile(path))
    }
  }
  hash.update(await readFile(join(repository, 'package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}
