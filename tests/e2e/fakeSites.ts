import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'
import { engineBuild, scriptBuild } from '../../scripts/loaderBuild.ts'

export type FakeSites = {
  /** The page's site and the widget's, which is another one. */
  readonly page: string
  readonly widget: string
  /** Serves this HTML at `path` of the page's site, with these headers. */
  readonly serve: (path: string, html: string, headers?: Record<string, string>) => string
  readonly stop: () => Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
}

/**
 * The loader as it is built, and a frame that speaks the protocol and nothing more, on two sites:
 * `localhost` and `widget.localhost` are different ones without any DNS.
 */
export async function startFakeSites(): Promise<FakeSites> {
  const folder = resolve('.cache/fake-sites', String(process.pid))
  await buildAll(folder)
  const pages = new Map<string, { html: string; headers: Record<string, string> }>()

  const server = createServer(async ({ url = '/', headers }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    const page = headers.host?.startsWith('localhost') ? pages.get(path) : undefined
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': types['.html'], ...page.headers }).end(page.html)
      return
    }
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const body = await readFile(file).catch(() => undefined)
    if (body === undefined) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const page = `http://localhost:${port}`

  return {
    page,
    widget: `http://widget.localhost:${port}`,
    serve(path, html, headers = {}) {
      pages.set(path, { html, headers })
      return page + path
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function buildAll(folder: string): Promise<void> {
  const built = await build(inFolder(engineBuild, folder))
  const outputs = Array.isArray(built) ? built : [built]
  const parts = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const engine = parts.find((part) => part.type === 'chunk' && part.name === 'engine')
  if (engine === undefined) throw new Error('Stage 1 has no entry')
  const skeleton = parts.find((part) => part.type === 'chunk' && part.name === 'cards')
  if (skeleton === undefined) throw new Error('The skeleton has no chunk')
  const paths = { engine: engine.fileName, skeleton: skeleton.fileName }
  await build(inFolder(scriptBuild(paths), folder))
  await build({
    root: resolve('tests/pages/fake-frame'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: { outDir: join(folder, 'embed'), emptyOutDir: true, target: 'es2022' },
  })
  const contract = resolve('tests/pages/contract')
  await build({
    root: contract,
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      outDir: join(folder, 'contract'),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: [join(contract, 'page.html'), join(contract, 'frame.html')] },
    },
  })
}

function inFolder(config: typeof engineBuild, outDir: string): typeof engineBuild {
  return { ...config, build: { ...config.build, outDir, sourcemap: false } }
}
