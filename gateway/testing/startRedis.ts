import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { findFreePort } from '#devnet/processes.ts'

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

/** Why there is no Redis to test with; undefined where there is one. */
export function redisMissing(): string | undefined {
  return existsSync(PROGRAM) ? undefined : `no ${PROGRAM}`
}

/** A server of its own, with a password. */
export async function startRedis(): Promise<TestStore> {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const url = `redis://:${PASSWORD}@127.0.0.1:${port}`
  let end = await run(port, folder, url)
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
      end = await run(port, folder, url)
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(port: number, dir: string, url: string): Promise<() => Promise<void>> {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir,
    requirepass: PASSWORD,
    save: '',
    appendonly: 'no',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`])
  const child = spawn(PROGRAM, args, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
  client.on('error', () => undefined) // until it listens
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS)
  await Promise.race([
    client.ping(),
    ended.then(() => Promise.reject(new Error('Redis does not start'))),
  ])
  clearTimeout(late)
  client.disconnect()
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
