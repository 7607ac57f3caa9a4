import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
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

/** Why there is no PostgreSQL to test with; undefined where there is one. */
export function postgresMissing(): string | undefined {
  if (process.env.DATABASE_URL !== undefined || findBinaries() !== undefined) return undefined
  return `neither DATABASE_URL nor PostgreSQL under ${INSTALLED}`
}

/** A database at `DATABASE_URL`, or on a server of its own that is started for it. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.DATABASE_URL
  const server = given === undefined ? await startServer() : { url: given, stop: () => undefined }
  const name = `causeway_${process.pid}_${Date.now()}`
  await as(server.url, `CREATE DATABASE ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
  return {
    url: url.href,
    leave: () => as(server.url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`, end),
    comeBack: () => as(server.url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
    async stop() {
      await as(server.url, end, `DROP DATABASE ${name}`)
      server.stop()
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

async function startServer(): Promise<{ url: string; stop(): void }> {
  const binaries = findBinaries()
  if (binaries === undefined) throw new Error(`There is ${postgresMissing()}`)
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // It refuses to run as root.
  const isRoot = userInfo().uid === 0
  if (isRoot) {
    chmodSync(folder, 0o755)
    execFileSync('chown', ['postgres', folder])
  }
  const command = (program: string, args: string[]): [string, string[]] =>
    isRoot
      ? [
          'setpriv',
          [
            '--reuid=postgres',
            '--regid=postgres',
            '--clear-groups',
            join(binaries, program),
            ...args,
          ],
        ]
      : [join(binaries, program), args]
  const data = join(folder, 'data')
  const options = { cwd: folder, stdio: 'ignore' } as const
  execFileSync(...command('initdb', ['-D', data, '-U', 'causeway', '-A', 'trust', '-N']), options)
  const port = await freePort()
  const settings = ['-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F']
  const child = spawn(...command('postgres', ['-D', data, ...settings]), options)
  const url = `postgres://causeway@127.0.0.1:${port}/postgres`
  const end = Date.now() + START_MS
  while (!(await isThere(url))) {
    if (Date.now() > end || child.exitCode !== null) throw new Error('PostgreSQL does not start')
  }
  return {
    url,
    stop() {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      child.kill('SIGINT')
    },
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
