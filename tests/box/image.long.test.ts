import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { openServer } from '#devnet/testing/openServer.ts'
import { startRedis } from '../../gateway/testing/startRedis.ts'
import { settings } from '../../secure/service/config/settings.ts'
import { startPostgres } from '../../secure/service/testing/postgres.ts'
import { fillIn, readCompose, type Service } from './compose.ts'
import { copyContext } from './dockerIgnore.ts'
import { readDockerfile, type Stage } from './dockerfile.ts'
import { plainEnv, runStages } from './runStages.ts'

/*
 * Images are not built here. The steps of the Dockerfile run in a clean folder instead, with what .dockerignore
 * lets in, and then the commands of the images and of compose.yaml.
 */
const READY_MS = 60_000
const BUILD_MS = 1_800_000
/** Of the user `node` in the images. */
const USER_ID = '1000'

const place = mkdtempSync(join(tmpdir(), 'causeway-image-'))
const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'))
const compose = readCompose()
let roots: ReadonlyMap<string, string> = new Map()

beforeAll(async () => {
  chmodSync(place, 0o755) // for the user that the images run as
  const context = join(place, 'context')
  copyContext('.', context)
  roots = await runStages(stages, { context, place })
}, BUILD_MS)
afterAll(() => rmSync(place, { recursive: true, force: true }), READY_MS)

test('default: the image of the gateway serves behind the store of compose.yaml, and ends in order', async () => {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const folder = join(place, 'etc/causeway')
  mkdirSync(folder, { recursive: true })
  await runInit(folder, origin)
  const ofDotEnv = readEnv(join(folder, '.env'))
  const given = Object.entries(serviceOf('gateway').environment ?? {}).map(([name, value]) => [
    name,
    fillIn(value, ofDotEnv),
  ])
  // Where Redis starts, it has to start with the command of compose.yaml, too.
  const { server: redis } = await openServer(startRedis)
  await redis?.stop()
  const store = redis === undefined ? undefined : await startStore(ofDotEnv)
  const env = {
    ...readEnv(join(folder, 'gateway.env')),
    ...Object.fromEntries(given),
    ...(store === undefined ? {} : { STORE_URL: given[0]?.[1]?.replace('store:6379', store.host) }),
    HOST: '127.0.0.1',
    PORT: `${port}`,
  }
  const running = await start('gateway', env, `${origin}/ready`)

  const document = await fetch(`${origin}/embed/`)
  expect(await document.text()).toContain('"allowedOrigins":["https://shop.example"]')
  const loader = await fetch(`${origin}/loader.js`)
  expect(loader.headers.get('content-type')).toMatch(/javascript/)
  expect(await loader.text()).toContain('Widget')
  const asked = await fetch(`${origin}/api/rpc/eip155:8453`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  })
  expect(asked.status).toBeGreaterThanOrEqual(500) // nothing answers at the node's address
  if (store !== undefined) {
    const client = new Redis(`redis://:${ofDotEnv.STORE_PASSWORD}@${store.host}`)
    await expect.poll(() => client.dbsize(), { timeout: READY_MS }).toBeGreaterThan(0)
    client.disconnect()
    expect(running.output()).not.toContain('limits.store.down')
  }
  expect(await checkHealth('gateway', port)).toBe(0)
  await running.stop()
  expect(await running.ended, running.output()).toBe(0)
  expect(await checkHealth('gateway', port)).toBe(1)
  await store?.stop()
})

test('default: the image of the embedded wallet serves with the database of compose.yaml', async ({
  skip,
}) => {
  const port = await findFreePort()
  const { server: database, missing } = await openServer(startPostgres)
  if (missing !== undefined) return skip(missing)
  const { host, pathname } = new URL(database.url)
  const file = join(place, 'secure.env')
  const made = startProcess(process.execPath, [
    ...['--import', 'tsx', 'secure/service/command.ts', 'init', file],
  ])
  expect(await made.ended, made.output()).toBe(0)
  const examples = ['WIDGET_ORIGINS', 'ALLOWED_ORIGINS', 'SMTP_URL', 'MAIL_FROM', 'NETWORKS']
  const filledIn = Object.entries(settings).flatMap(([name, { example }]) =>
    examples.includes(name) ? [[name, example]] : [],
  )
  const given = Object.entries(serviceOf('secure').environment ?? {}).map(([name, value]) => [
    name,
    fillIn(value, { DATABASE_PASSWORD: 'any' }).replace('database/causeway', host + pathname),
  ])
  const origin = `http://localhost:${port}`
  const env = {
    ...readEnv(file),
    ...Object.fromEntries(filledIn),
    ...Object.fromEntries(given),
    SECURE_ORIGIN: origin,
    HOST: '127.0.0.1',
    PORT: `${port}`,
  }
  const running = await start('secure', env, `${origin}/health`)
  expect((await fetch(`${origin}/`)).headers.get('content-type')).toMatch(/^text\/html/)
  expect(await checkHealth('secure', port)).toBe(0)
  await running.stop()
  expect(await running.ended, running.output()).toBe(0)
  await database.stop()
})

function serviceOf(name: string): Service {
  const found = compose.services[name]
  if (found === undefined) throw new Error(`compose.yaml has no service ${name}`)
  return found
}

function stageOf(name: string): Stage {
  const found = stages.get(name)
  if (found === undefined) throw new Error(`The Dockerfile has no stage ${name}`)
  return found
}

/** As an owner does it who has a node of Base, at an address where nothing listens. */
async function runInit(folder: string, origin: string): Promise<void> {
  const flags = Object.entries({
    origin,
    sites: 'https://shop.example',
    networks: 'Base',
    services: 'nodes',
  }).flatMap(([name, value]) => [`--${name}`, value])
  const answered = 'echo http://127.0.0.1:9 | "$0" --import tsx gateway/init.ts "$@"'
  const running = startProcess('sh', [
    ...['-c', answered, process.execPath],
    ...[folder, '--containers', ...flags],
  ])
  expect(await running.ended, running.output()).toBe(0)
  expect(running.output()).toContain('docker compose up --build --detach')
}

/** The command of the image, as its user where the tests may choose one. */
async function start(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  url: string,
): Promise<Running> {
  const stage = stageOf(name)
  const [program = '', ...words] = stage.command.map((word) =>
    word.startsWith('/etc/') ? join(place, word) : word,
  )
  const asUser = ['--reuid', USER_ID, '--regid', USER_ID, '--clear-groups', program, ...words]
  const options = {
    cwd: join(roots.get(name) ?? '', stage.folder),
    env: { ...plainEnv(), ...stage.env, ...env },
  }
  const running =
    process.getuid?.() === 0
      ? startProcess('setpriv', asUser, options)
      : startProcess(program, words, options)
  const isReady = async () => (await fetch(url)).ok
  await waitUntilReady(running, { name, isReady, timeoutMs: READY_MS })
  return running
}

async function checkHealth(name: string, port: number): Promise<number | null> {
  const [program = '', ...words] = stageOf(name).healthcheck
  const env = { ...plainEnv(), PORT: `${port}` }
  return startProcess(program, words, { env }).ended
}

/** The store's command with Redis, which reads the same settings, on a free port of this machine. */
async function startStore(env: Readonly<Record<string, string | undefined>>) {
  const port = await findFreePort()
  const programs = join(place, 'programs')
  mkdirSync(programs)
  symlinkSync('/usr/bin/redis-server', join(programs, 'valkey-server'))
  const [program = '', ...words] = (serviceOf('store').command ?? []).map((word) =>
    fillIn(word, {}).replace('requirepass', `port ${port}\nbind 127.0.0.1\nrequirepass`),
  )
  const { STORE_PASSWORD = '' } = env
  const running = startProcess(program, words, {
    cwd: place,
    env: { ...plainEnv(), PATH: `${programs}:${process.env.PATH}`, STORE_PASSWORD },
  })
  const host = `127.0.0.1:${port}`
  const isReady = async () => running.output().includes('Ready to accept connections')
  await waitUntilReady(running, { name: 'the store', isReady, timeoutMs: READY_MS })
  return { host, stop: () => running.stop() }
}

function readEnv(file: string): Readonly<Record<string, string | undefined>> {
  return parseEnv(readFileSync(file, 'utf8'))
}
