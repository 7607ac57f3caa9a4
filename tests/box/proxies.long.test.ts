import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { makeCertificate } from '#devnet/tls/certificate.ts'
import { type ChainNode, startChainNode } from '../../gateway/testing/startChainNode.ts'
import {
  type Asking,
  askAt,
  network,
  ORIGIN,
  startGateway,
  type TestGateway,
} from '../../gateway/testing/startGateway.ts'

/* The samples that the guide shows, run by the proxies that they are for, which speak TLS before a gateway. */
const HOST = new URL(ORIGIN).host
const READY_MS = 20_000
const PER_MINUTE = 6
const TOO_LARGE = 700_000

let folder: string
let node: ChainNode
let gateway: TestGateway
let proxy: Running
let port: number
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-proxies-'))
  const { cert, key } = makeCertificate()
  writeFileSync(join(folder, 'cert.pem'), cert)
  writeFileSync(join(folder, 'key.pem'), key)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  node = await startChainNode()
  port = await findFreePort()
  gateway = await startGateway({
    networks: [network],
    gateway: {
      origin: ORIGIN,
      trustedProxies: ['127.0.0.1'],
      nodes: { 'eip155:31337': [{ url: node.url, socketUrl: node.socketUrl }] },
      limits: { perMinute: PER_MINUTE },
    },
  })
})
afterEach(async () => {
  await proxy.stop()
  await gateway.stop()
  await node.stop()
})

const proxies = [
  {
    name: 'nginx',
    version: '-v',
    start() {
      const file = join(folder, 'nginx.conf')
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
        .join(' ')
      const sample = put(readFileSync('deploy/gateway.nginx.conf', 'utf8'), {
        'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
        '/etc/ssl/widget.example.pem': join(folder, 'cert.pem'),
        '/etc/ssl/widget.example.key': join(folder, 'key.pem'),
        'http://127.0.0.1:8080': gateway.url,
      })
      const around = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}`
      writeFileSync(file, `${around} http { access_log off; ${temporary}\n${sample} }`)
      return startProcess('nginx', ['-e', 'stderr', '-c', file])
    },
  },
  {
    name: 'caddy',
    version: 'version',
    start() {
      const file = join(folder, 'Caddyfile')
      // The certificate of its own authority, in the place of one from the internet.
      const around =
        '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n'
      writeFileSync(file, around + readFileSync('deploy/gateway.Caddyfile', 'utf8'))
      return startProcess('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        env: {
          ...process.env,
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
          WIDGET_HOST: `${HOST}:${port}`,
          GATEWAY: new URL(gateway.url).host,
        },
      })
    },
  },
] as const

describe.each(proxies)('$name before the gateway', ({ name, version, start }) => {
  const isMissing = spawnSync(name, [version]).error !== undefined

  test.skipIf(isMissing)(
    'default: it passes on the document, the host and the headers',
    async () => {
      proxy = start()
      await ready()
      const { status, headers, text } = await ask('/embed/')
      expect(status).toBe(200)
      expect(text).toContain('"allowedOrigins":["https://shop.example"]')
      expect(headers['content-security-policy']).toContain('frame-ancestors https://shop.example')
    },
  )

  test.skipIf(isMissing)(
    'attack: a visitor who names another address is counted by the own one',
    async () => {
      proxy = start()
      await ready()
      const statuses: number[] = []
      for (let at = 0; at < 2 * PER_MINUTE; at += 1) {
        const { status } = await ask('/api/nothing', {
          headers: { 'x-forwarded-for': `203.0.113.${at}` },
        })
        statuses.push(status)
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(PER_MINUTE)
      expect(gateway.logs.join()).not.toContain('proxy.untrusted')
    },
  )

  test.skipIf(isMissing)('behavior: a WebSocket of the frame hears of a block', async () => {
    proxy = start()
    await ready()
    const socket = new WebSocket(`wss://127.0.0.1:${port}/api/rpc/eip155:31337`, {
      headers: { host: HOST },
      origin: ORIGIN,
      agent: new Agent({ servername: HOST, rejectUnauthorized: false }),
    })
    const heard = new Promise<string>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () =>
        socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}'),
      )
      socket.on('message', (data) => {
        const text = String(data)
        if (text.includes('"id":1')) node.mine()
        else resolve(text)
      })
    })
    expect(await heard).toContain('eth_subscription')
    socket.terminate()
  })

  test.skipIf(isMissing)('error: a body that is too large reaches no node', async () => {
    proxy = start()
    await ready()
    const { status } = await ask('/api/rpc/eip155:31337', {
      method: 'POST',
      body: 'x'.repeat(TOO_LARGE),
    })
    expect(status).toBe(413)
    expect(node.sent).toEqual([])
  })
})

/** The sample with what only this machine can name; all of it must stand there. */
function put(sample: string, changes: Readonly<Record<string, string>>): string {
  let text = sample
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`The sample has no ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

function ready(): Promise<void> {
  return waitUntilReady(proxy, {
    name: 'The proxy',
    isReady: async () => (await ask('/health')).status === 200,
    timeoutMs: READY_MS,
  })
}

/** As a visitor does, over TLS. */
const ask = (path: string, asking?: Asking) => askAt(`https://127.0.0.1:${port}`, path, asking)
