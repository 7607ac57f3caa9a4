import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployment } from '#kernel/config/deployment.ts'
import { listen } from '#devnet/http/listen.ts'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { rulesOf } from '#gateway/site/headers.ts'

const decided = { allowedOrigins: ['https://shop.example'] }
const served = [
  'causeway/engine-1f.js',
  'embed/assets/index-2e.js',
  'embed/index.html',
  'integrity.json',
  'loader.js',
  'v/0.1.0/loader.js',
]
const built = [
  ...served,
  ...served.map((path) => `${path}.map`),
  'docs/index.html',
  'embed/.vite/manifest.json',
  'npm/package.json',
  'playground/index.html',
  'secure/index.html',
  'secure/assets/frame-3d.js',
  'secure-service/main.js',
]
/** Files that end up beside the widget if the operator copies too much, or the disk ignores case. */
const stray = ['EMBED/index.html', 'Causeway/engine-1f.js', 'LOADER.JS', 'nginx.conf', '.env']
const folders = ['', 'embed', 'embed/assets/', 'causeway/', 'v/', 'v/0.1.0/', 'Embed/', 'secure/']
const around = [
  'embed/%2e%2e/secure/index.html',
  'causeway/..%2f.env',
  'embed//../npm/package.json',
]

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-publish-'))
  const block = '<script type="application/json" id="causeway-deployment">{}</script>'
  for (const path of built) write(join('dist', path), path.endsWith('.html') ? block : '1')
  write('deployment.json', JSON.stringify(decided))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const deploy = (format: string) =>
  execFileSync(
    resolve('node_modules/.bin/tsx'),
    [resolve('scripts/deploy.ts'), 'deployment.json', format],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .sort()

test.each([
  ['nginx', []],
  ['caddy', []],
  ['headers', ['_headers']],
  ['vercel', ['vercel.json']],
])('default: what deploy writes for %s may be published as it is (S22, N9)', (format, own) => {
  deploy(format)
  expect(filesBelow(join(folder, 'dist/site'))).toEqual([...served, ...own].sort())
})

test('default: the document of a gateway asks the gateway, and tells nothing of its section', () => {
  const gateway = { origin: 'https://widget.example', bridge: { keyFrom: 'BRIDGE_KEY' } }
  write('deployment.json', JSON.stringify({ ...decided, gateway }))
  deploy('headers')
  const html = readFileSync(join(folder, 'dist/site/embed/index.html'), 'utf8')
  expect(html).toContain('"apiUrl":"https://widget.example/api/across"')
  expect(html).not.toMatch(/BRIDGE_KEY|keyFrom/)
  write('deployment.json', JSON.stringify(decided))
})

const nginx = {
  name: 'nginx',
  isThere: spawnSync('nginx', ['-v']).error === undefined,
  start(server: string, port: number): Running {
    const isRoot = userInfo().uid === 0
    const text = [
      `${isRoot ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid; error_log stderr;`,
      'events {}',
      'http {',
      'access_log off;',
      'types { text/html html; text/javascript js; application/json json; }',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      server.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`).replace(/^ *ssl_.*$/gm, ''),
      '}',
    ].join('\n')
    writeFileSync(join(folder, 'server.conf'), text)
    return startProcess('nginx', ['-c', join(folder, 'server.conf'), '-e', 'stderr'])
  },
}
const caddy = {
  name: 'caddy',
  isThere: spawnSync('caddy', ['version']).error === undefined,
  start(server: string, port: number): Running {
    const own = server.replace('widget.example {', `http://127.0.0.1:${port} {`)
    writeFileSync(join(folder, 'server.conf'), `{\n\tadmin off\n\tauto_https off\n}\n${own}\n`)
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'server.conf')]
    const home = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return startProcess('caddy', args, { env: { ...process.env, ...home } })
  },
}

describe.each([nginx, caddy])('served by $name', ({ name, isThere, start }) => {
  const title =
    'attack: by the printed rules all but the listed files is 404, and these carry each header (S22, N9)'
  test.skipIf(!isThere)(
    isThere ? title : `${title}: skipped, ${name} is not installed`,
    async () => {
      const printed = deploy(name)
      const site = join(folder, 'dist/site')
      // The server must not serve more if the operator copied the whole build.
      for (const path of built.filter((one) => !served.includes(one))) {
        cpSync(join(folder, 'dist', path), join(site, path))
      }
      for (const path of stray) write(join('dist/site', path), '1')
      const [server = ''] = /^(server|widget\.example) \{[\s\S]*?^\}$/m.exec(printed) ?? []
      const port = await findFreePort()
      const running = start(server.replaceAll('/srv/causeway/', `${folder}/dist/`), port)
      const ask = (path: string) =>
        fetch(`http://127.0.0.1:${port}/${path}`, { redirect: 'manual' })
      try {
        await waitUntilReady(running, {
          name,
          isReady: async () => (await ask('loader.js')).ok,
          timeoutMs: 20_000,
        })
        const rules = rulesOf(deployment.parse(decided))
        for (const path of [...served, 'embed/']) {
          const { status, headers } = await ask(path)
          const rule = rules.find((one) =>
            one.path.endsWith('*')
              ? `/${path}`.startsWith(one.path.slice(0, -1))
              : one.path === `/${path}`,
          )
          const sent = Object.keys(rule?.headers ?? {}).map((key) => [key, headers.get(key)])
          expect([path, status, Object.fromEntries(sent)]).toEqual([path, 200, rule?.headers])
        }
        const maps = served
          .map((path) => `${path}.map`)
          .filter((path) => !/^(causeway|v|embed.assets)\//.test(path))
        const others = built.filter((path) => !served.includes(path) && !path.endsWith('.map'))
        for (const path of [...maps, ...others, ...stray, ...folders, ...around]) {
          const { status, headers } = await ask(path)
          expect([path, status]).toEqual([path, 404])
          expect(headers.get('cache-control') ?? '').not.toContain('immutable')
        }
        expect((await ask('nothing')).headers.get('strict-transport-security')).toMatch(
          /^max-age=\d+/,
        )
      } finally {
        await running.stop()
      }
    },
  )
})

test.skipIf(!caddy.isThere)(
  'default: with files elsewhere, as the guide has it for Caddy, /api/ alone is the gateway’s',
  async () => {
    deploy('caddy')
    const guide = readFileSync('docs/operate.md', 'utf8').replace(/^ {3}/gm, '')
    const [server = ''] = /^widget\.example \{\n\thandle [\s\S]*?^\}$/m.exec(guide) ?? []
    const gateway = await listen(async ({ url, headers }, response) => {
      response.end(`gateway ${url} ${headers.host}`)
    })
    const port = await findFreePort()
    const own = server
      .replaceAll('/srv/causeway/', `${folder}/dist/`)
      .replace('127.0.0.1:8080', `127.0.0.1:${gateway.port}`)
    const running = caddy.start(own, port)
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`)
    try {
      const isReady = async () => (await ask('loader.js')).ok
      await waitUntilReady(running, { name: 'caddy', isReady, timeoutMs: 20_000 })
      const answer = await ask('api/across/chains?chainId=1')
      expect(await answer.text()).toBe(`gateway /api/across/chains?chainId=1 127.0.0.1:${port}`)
      const document = await ask('embed/')
      expect(document.headers.get('content-security-policy')).toContain('frame-ancestors')
      expect((await ask('secure/index.html')).status).toBe(404)
    } finally {
      await running.stop()
      await gateway.close()
    }
  },
)
