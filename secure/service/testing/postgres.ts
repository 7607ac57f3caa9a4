import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { runToEnd, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { NotInstalledError } from '#devnet/testing/openServer.ts'
import { freePort } from './mailSink.ts'

const INSTALLED = '/usr/lib/postgresql'
const START_MS = 60_000

export type Postgres = {
  /** The address of a new, empty database. */
  readonly url: string
  /** Ends every connection to it and accepts none, like a server that is gone. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** Where `initdb` and `postgres` are. @default those of the newest version that is installed */
  readonly binaries?: string | undefined
  /** PostgreSQL refuses to run as root, and runs as the user `postgres` then. @default whether this process does */
  readonly isRoot?: boolean | undefined
}

/** A database at `DATABASE_URL`, or on a server of its own that is started for it. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env.DATABASE_URL
  const server =
    given === undefined ? await startServer(options) : { url: given, stop: () => Promise.resolve() }
  const name = `causeway_${process.pid}_${Date.now()}`
  await as(server.url, `CREATE DATABASE ${name}`).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  const url = new URL(server.url)
  url.pathname = `/${name}`
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
  return {
    url: url.href,
    leave: () => as(server.url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`, end),
    comeBack: () => as(server.url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
    async stop() {
      await as(server.url, end, `DROP DATABASE ${name}`)
      await server.stop()
    },
  }
}

async function as(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

function findBinaries(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const [newest] = readdirSync(INSTALLED).sort((left, right) => Number(right) - Number(left))
  const binaries = newest === undefined ? '' : join(INSTALLED, newest, 'bin')
  return existsSync(join(binaries, 'initdb')) ? binaries : undefined
}

async function startServer({
  binaries = findBinaries(),
  isRoot = userInfo().uid === 0,
}: PostgresOptions): Promise<{ url: string; stop(): Promise<void> }> {
  if (binaries === undefined) {
    throw new NotInstalledError(`neither DATABASE_URL nor PostgreSQL under ${INSTALLED}`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const cwd = { cwd: folder }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups']
  const command = (program: string, args: string[]): [string, string[]] =>
    isRoot
      ? ['setpriv', [...asPostgres, join(binaries, program), ...args]]
      : [join(binaries, program), args]
  try {
    if (isRoot) {
      chmodSync(folder, 0o755)
      await runToEnd('The folder of PostgreSQL', 'chown', ['postgres', folder])
    }
    const data = join(folder, 'data')
    const making = ['-D', data, '-U', 'causeway', '-A', 'trust', '-N']
    await runToEnd('PostgreSQL’s initdb', ...command('initdb', making), cwd)
    const port = await freePort()
    const settings = ['-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F']
    const server = startProcess(...command('postgres', ['-D', data, ...settings]), cwd)
    const url = `postgres://causeway@127.0.0.1:${port}/postgres`
    const isReady = () => isThere(url)
    await waitUntilReady(server, { name: 'PostgreSQL', isReady, timeoutMs: START_MS })
    return {
      url,
      async stop() {
        // It waits for no connection then.
        if (server.isRunning()) process.kill(server.pid, 'SIGINT')
        await server.ended
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

async function isThere(url: string): Promise<boolean> {
  try {
    await as(url, 'SELECT 1')
    return true
  } catch {
    return false
  }
}
