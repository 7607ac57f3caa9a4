import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'

export const SITES = { calm: 'https://calm.example', loud: 'https://loud.example' } as const
const MOST_PER_MINUTE = 10_000_000
const LOUD_PER_MINUTE = 600
/** Upstream allows everybody to keep its answer for a minute. */
export const equalQuestion = '/suggested-fees?originChainId=1&amount=1'
/** No answer may be kept. */
export const ownQuestion = (index: number) => `/suggested-fees?originChainId=10&amount=${index}`
const START_TIMEOUT_MS = 60_000

export type Servers = {
  readonly upstream: string
  /** Left out where this machine has none. */
  readonly nginx: string | undefined
  readonly bare: string
  readonly gateway: string
  stop(): Promise<void>
}

/** A service and what stands before it, each a process of its own on a free port of this machine. */
export async function startServers(): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-bench-'))
  const started: Running[] = []
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  /** Starts a program with its port in `PORT`; what it writes is nobody's work here. */
  async function start(
    command: (port: string) => readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const port = String(await findFreePort())
    const url = `http://127.0.0.1:${port}`
    const { PATH = '', HOME = '' } = process.env
    const words = command(port)
    const running = startProcess('sh', ['-c', 'exec "$0" "$@" >/dev/null', ...words], {
      env: { PATH, HOME, PORT: port, ...env },
    })
    started.push(running)
    await waitUntilReady(running, {
      name: words.join(' '),
      isReady: async () => (await fetch(`${url}/api/across${equalQuestion}`)).ok,
      timeoutMs: START_TIMEOUT_MS,
    })
    return url
  }
  const node = (...args: readonly string[]) => [process.execPath, '--import', 'tsx', ...args]

  try {
    const upstream = await start(() => node('tests/bench/gateway/upstream.ts'))
    const bare = await start(() => node('tests/bench/gateway/bareProxy.ts'), { UPSTREAM: upstream })
    const file = join(folder, 'deployment.json')
    const serve = (port: string) => {
      writeFileSync(file, JSON.stringify(deploymentOver(upstream, port)))
      return node('gateway/main.ts', file)
    }
    const gateway = await start(serve, { BRIDGE_KEY: 'key-5d81c07e' })
    const nginx = hasNginx()
      ? await start((port) => nginxOver(upstream, { folder, port }))
      : undefined
    return { upstream, bare, gateway, nginx, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The gateway answers for its own host alone. */
function deploymentOver(upstream: string, port: string) {
  return {
    allowedOrigins: Object.values(SITES),
    bridge: { apiUrl: upstream },
    gateway: {
      origin: `http://127.0.0.1:${port}`,
      bridge: { keyFrom: 'BRIDGE_KEY' },
      trustedProxies: ['127.0.0.1'],
      limits: {
        perMinute: MOST_PER_MINUTE,
        perSite: { perMinute: MOST_PER_MINUTE },
        sites: { [SITES.loud]: { perMinute: LOUD_PER_MINUTE } },
      },
    },
  }
}

const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined

/** As its own documentation sets up a proxy that keeps its connections. */
function nginxOver(upstream: string, { folder, port }: { folder: string; port: string }) {
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; ${temporary}
  upstream service { server ${new URL(upstream).host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    location /api/across/ {
      proxy_pass http://service/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`,
  )
  return ['nginx', '-c', file]
}
