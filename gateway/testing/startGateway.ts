import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as plainly } from 'node:http'
import { request as overTls } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readSettings } from '../config/readFile.ts'
import { createGateway, type GatewayOptions } from '../createGateway.ts'

export const ORIGIN = 'https://widget.example'
/** A network as an owner writes it; its nodes are those of the gateway. */
export const network = {
  chainId: 31337,
  name: 'Devnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
export const keys = {
  BRIDGE_KEY: 'bridge-key-5a1c9e7d3b',
  NODE_KEY: 'node/key+b7e2f09c4d',
  OTHER_NODE_KEY: 'other-node-key-77f0a1',
  PROJECT_ID: 'f00dcafe0123456789abcdef01234567',
  INDEXER_KEY: 'indexer-key-3e8a5d10f6',
  PRICES_KEY: 'prices-key-0b7d4c92ae',
  METRICS_TOKEN: 'metrics-token-9c1d2e',
} as const

const block = '<script type="application/json" id="causeway-deployment">{}</script>'
const built: Readonly<Record<string, string>> = {
  'loader.js': 'window.Widget = {}',
  'loader.js.map': '{}',
  'integrity.json': '{}',
  'causeway/engine-1f.js': `export const engine = ${JSON.stringify('word '.repeat(500))}`,
  'causeway/engine-1f.js.map': '{}',
  'embed/index.html': `<!doctype html>${block}`,
  'embed/assets/index-2e.js': 'export {}',
  'embed/.vite/manifest.json': '{}',
  'secure/index.html': 'secure',
  'docs/index.html':
    '<nav><!--beside--><a href="../demos/">Demos</a><!--/beside--><a href="bridge/">Bridge</a></nav>',
  'docs/bridge/index.html': '<h1>Bridge</h1>',
  'docs/site.css': 'h1 { color: teal }',
  'docs/search.json': '[]',
  'v/0.1.0/loader.js': 'window.Widget = {}',
}

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type TestGateway = {
  readonly url: string
  readonly logs: readonly string[]
  readonly distDir: string
  /** As the frame asks: by the widget's host, the target exactly as it is given. */
  ask(target: string, asking?: Asking): Promise<Answer>
  /** The same for a client of the frame. */
  readonly fetch: typeof globalThis.fetch
  /** As SIGHUP does, with this file and these variables. */
  reload(deployment: unknown, env?: Readonly<Record<string, string | undefined>>): void
  stop(): Promise<void>
}

export type TestGatewayOptions = Partial<
  Pick<
    GatewayOptions,
    'timeoutMs' | 'bodyMs' | 'lookMs' | 'beatMs' | 'pollMs' | 'holdMs' | 'openTracing'
  >
> & {
  readonly env?: Readonly<Record<string, string>>
}

/** A folder with a file of settings and what a build would leave. */
export function makeFolder(deployment: unknown): {
  readonly file: string
  readonly distDir: string
  remove(): void
} {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-gateway-'))
  for (const [path, text] of Object.entries(built)) {
    const file = join(folder, 'dist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const file = join(folder, 'deployment.json')
  writeFileSync(file, typeof deployment === 'string' ? deployment : JSON.stringify(deployment))
  return {
    file,
    distDir: join(folder, 'dist'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A gateway of its own port, by a file that is written and read as an owner's is. */
export async function startGateway(
  deployment: Readonly<Record<string, unknown>>,
  { env = {}, ...options }: TestGatewayOptions = {},
): Promise<TestGateway> {
  const folder = makeFolder({ allowedOrigins: ['https://shop.example'], ...deployment })
  const logs: string[] = []
  const gateway = createGateway(readSettings(folder.file, { ...keys, ...env }), {
    host: '127.0.0.1',
    port: 0,
    distDir: folder.distDir,
    write: (line) => logs.push(line),
    holdMs: 0,
    ...options,
  })
  await gateway.listen()
  const url = gateway.url()
  return {
    url,
    logs,
    distDir: folder.distDir,
    ask: (target, asking) => askAt(url, target, asking),
    async fetch(input, init) {
      const { pathname, search } = new URL(String(input))
      const asking = init?.body === undefined ? undefined : post(init.body)
      const { status, headers, text } = await askAt(url, `${pathname}${search}`, asking)
      return new Response(text, { status, headers: { ...headers } })
    },
    reload(next, env) {
      writeFileSync(folder.file, typeof next === 'string' ? next : JSON.stringify(next))
      gateway.reload(() => readSettings(folder.file, { ...keys, ...env }))
    },
    async stop() {
      await gateway.stop()
      folder.remove()
    },
  }
}

/**
 * One request, with nothing made right on the way: `fetch` would tidy its target up. Over TLS, the certificate may be
 * anybody's.
 */
export function askAt(url: string, target: string, asking: Asking = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(url)
  const { host } = new URL(ORIGIN)
  const isSecure = protocol === 'https:'
  const request = isSecure ? overTls : plainly
  const { method = 'GET', headers = {}, body } = asking
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path: target,
        agent: false,
        ...(isSecure && { servername: host, rejectUnauthorized: false }),
        headers: {
          host,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

export const post = (body: unknown): Asking => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

export const codeOf = ({ text }: Answer): unknown =>
  /^[A-Z_]+(?=: )/.exec(text)?.[0] ?? JSON.parse(text).error.code
