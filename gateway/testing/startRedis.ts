import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { findFreePort, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { NotInstalledError } from '#devnet/testing/openServer.ts'

const PROGRAM = '/usr/bin/redis-server'
const START_MS = 20_000
const PASSWORD = 'store-password-4b8e'

export type TestStore = {
  readonly url: string
  /** Everything that it holds, as text. */
  dump(): Promise<string>
  /** Ends it; `comeBack` starts it again at the same place, empty. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

export type RedisOptions = {
  /** The server's program. @default '/usr/bin/redis-server' */
  readonly program?: string | undefined
}

/** A server of its own, with a password. */
export async function startRedis({ program = PROGRAM }: RedisOptions = {}): Promise<TestStore> {
  if (!existsSync(program)) throw new NotInstalledError(`no ${program}`)
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const url = `redis://:${PASSWORD}@127.0.0.1:${port}`
  const start = () => run(program, { port, dir: folder, url })
  let end = await start().catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    url,
    async dump() {
      const client = new Redis(url)
      const names = await client.keys('*')
      const values = await Promise.all(names.map((name) => client.get(name)))
      client.disconnect()
      return JSON.stringify([names, values])
    },
    leave: () => end(),
    async comeBack() {
      end = await start()
    },
    async stop() {
      await end()
      remove()
    },
  }
}

type Place = { readonly port: number; readonly dir: string; readonly url: string }

async function run(program: string, { port, dir, url }: Place): Promise<() => Promise<void>> {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir,
    requirepass: PASSWORD,
    save: '',
    appendonly: 'no',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`])
  const server = startProcess(program, args)
  const isReady = () => answers(url)
  await waitUntilReady(server, { name: 'Redis', isReady, timeoutMs: START_MS })
  return () => server.stop()
}

async function answers(url: string): Promise<boolean> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  client.on('error', () => undefined) // until it listens
  try {
    await client.connect()
    return (await client.ping()) === 'PONG'
  } finally {
    client.disconnect()
  }
}
