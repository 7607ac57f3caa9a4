import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { nameProxy } from './http/client.ts'
import { SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'

let world: TestService
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-proxy-'))
  const [, trusted = ''] =
    /^TRUSTED_PROXIES=(.+)$/m.exec(readFileSync('docs/embedded-wallet.md', 'utf8')) ?? []
  world = await startService({ TRUSTED_PROXIES: trusted, LOGINS_PER_IP: '1' })
})
afterAll(async () => {
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The sample without its certificate, between a port of ours and the service. */
function sample(file: string, port: number): string {
  return readFileSync(file, 'utf8')
    .replace('127.0.0.1:8100', new URL(world.service.url()).host)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*$/gm, '')
    .replace('{$SECURE_HOST:secure.example} {', `http://127.0.0.1:${port} {`)
}

const nginx = {
  name: 'nginx',
  isThere: spawnSync('nginx', ['-v']).error === undefined,
  start(port: number): Running {
    const text = [
      `${userInfo().uid === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid;`,
      'error_log stderr; events {}',
      'http {',
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      sample('deploy/secure.nginx.conf', port),
      '}',
    ].join('\n')
    writeFileSync(join(folder, 'nginx.conf'), text)
    return startProcess('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  },
}
const caddy = {
  name: 'caddy',
  isThere: spawnSync('caddy', ['version']).error === undefined,
  start(port: number): Running {
    const file = join(folder, 'Caddyfile')
    const text = sample('deploy/secure.Caddyfile', port)
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    // What is written to a pipe is in the error.
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
      env,
      stdio: 'pipe',
    })
    return startProcess('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env })
  },
}

/** A login that is begun from an address of loopback: the status, and who the proxy says that it is. */
function begin(port: number | string, from: string, forged?: string): Promise<number> {
  const body = JSON.stringify({ email: `${from}-${Math.random()}@example.org` })
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        method: 'POST',
        path: '/api/logins/email',
        headers: {
          'content-type': 'application/json',
          'x-causeway': '1',
          origin: SECURE_ORIGIN,
          ...(forged === undefined ? {} : { 'x-forwarded-for': forged }),
        },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}

describe.each([
  { ...nginx, net: '127.0.1' },
  { ...caddy, net: '127.0.2' },
])('behind $name, as the sample sets it', ({ name, isThere, start, net }) => {
  const title = 'attack: each visitor is counted alone, whatever address one claims (N8, S22)'
  test.skipIf(!isThere)(
    isThere ? title : `${title}: skipped, ${name} is not installed`,
    async () => {
      const port = await findFreePort()
      const running = start(port)
      try {
        const health = () => fetch(`http://127.0.0.1:${port}/health`)
        const isReady = async () => (await health()).ok
        await waitUntilReady(running, { name, isReady, timeoutMs: 20_000 })
        expect((await health()).headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/)
        expect(await begin(port, `${net}.1`)).toBe(200)
        expect(await begin(port, `${net}.2`)).toBe(200)
        expect(await begin(port, `${net}.1`)).toBe(429)
        expect(await begin(port, `${net}.1`, '203.0.113.7')).toBe(429)
      } finally {
        await running.stop()
      }
    },
  )
})

describe('a proxy that TRUSTED_PROXIES does not name', () => {
  const VISITORS = ['198.51.100.23', '198.51.100.24', '2001:db8::7']
  const told = ({ logs }: TestService) =>
    logs.map((line) => JSON.parse(line)).filter(({ event }) => event === 'proxy.untrusted')

  test('behavior: it is told once, and that all visitors share one limit (N8, S22)', async () => {
    const alone = await startService({ TRUSTED_PROXIES: '', LOGINS_PER_IP: '1' })
    try {
      const { port } = new URL(alone.service.url())
      const statuses: number[] = []
      for (const visitor of VISITORS) statuses.push(await begin(port, '127.0.0.1', visitor))
      expect(statuses).toEqual([200, 429, 429])
      expect(told(alone)).toMatchObject([
        {
          level: 'warn',
          message: expect.stringContaining('all visitors share one limit'),
          // Only the proxy that has to be named is logged, never an address that a person may have.
          from: '127.0.0.1',
        },
      ])
      for (const visitor of VISITORS) expect(alone.logs.join()).not.toContain(visitor)
    } finally {
      await alone.stop()
    }
  })

  test('default: nothing is told where it is named, or where there is none', async () => {
    const before = told(world).length
    const { port } = new URL(world.service.url())
    await begin(port, '127.0.0.1', '192.0.2.77')
    expect(told(world)).toHaveLength(before)
    const direct = await startService({ TRUSTED_PROXIES: '' })
    try {
      await begin(new URL(direct.service.url()).port, '127.0.0.1')
      expect(told(direct)).toEqual([])
    } finally {
      await direct.stop()
    }
  })

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['172.17.0.1', '172.17.0.1'],
    ['fd00::2', 'fd00::2'],
    ['198.51.100.23', undefined],
    ['2001:db8::7', undefined],
  ])('behavior: of %s is told %s', (sender, named) => {
    expect(nameProxy(sender)).toBe(named)
  })
})
