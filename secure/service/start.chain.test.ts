import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build as buildService } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { openServer } from '#devnet/testing/openServer.ts'
import { dependencies, version } from '../../package.json' with { type: 'json' }
import { createService } from './createService.ts'
import { createLog } from './log.ts'
import { readOptions } from './config/options.ts'
import { type Browser, openBrowser } from './testing/browser.ts'
import { type MailSink, startMailSink } from './testing/mailSink.ts'
import { type Postgres, startPostgres } from './testing/postgres.ts'
import { signInByEmail } from './testing/signIn.ts'
import { NETWORKS, SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'

const newKey = () => randomBytes(32).toString('base64')
const addresses = { eip155: `0x${'1'.repeat(40)}` as const, solana: '1'.repeat(32) }

/** A new person, with a share that the service stores. */
async function makeShare(browser: Browser, mail: MailSink, email: string) {
  await signInByEmail(browser, mail, email)
  const shareSetId = randomUUID()
  const authShare = randomBytes(17).toString('base64url')
  const publicKey = randomBytes(65).toString('base64url')
  await browser.call('makeKeys', { addresses, shareSetId, authShare, publicKey })
  return { shareSetId, authShare }
}

/** What docs/embedded-wallet.md says to type: the packages and the build are prepared here. */
const typed =
  /## Starting it[\s\S]*?```sh\n([\s\S]*?)```/
    .exec(readFileSync('docs/embedded-wallet.md', 'utf8'))?.[1]
    ?.replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '') ?? []
const [, , makeSettings = '', start = ''] = typed
const databases = ['the embedded database', 'PostgreSQL'] as const

test('default: the documented commands are the four that are tried here (N8)', () => {
  expect(typed).toEqual([
    'npm ci',
    'npm run build',
    makeSettings,
    'node --env-file=secure.env dist/secure-service/main.js',
  ])
})

let build = ''
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'causeway-build-'))
  await buildService({
    configFile: 'secure/service/vite.config.ts',
    logLevel: 'warn',
    build: { outDir: build },
  })
})
afterAll(() => rm(build, { recursive: true, force: true }))

describe.each(databases)('started as documented, with %s', (database) => {
  let folder = ''
  let file = ''
  let mail: MailSink
  let running: Running | undefined
  let postgres: Postgres | undefined
  let missing: string | undefined
  const { PATH = '', HOME = '' } = process.env

  beforeAll(async () => {
    mail = await startMailSink()
    if (database === 'PostgreSQL') {
      const opened = await openServer(startPostgres)
      postgres = opened.server
      missing = opened.missing
    }
    // A checkout of its own for the commands, so that no real settings are touched.
    folder = await mkdtemp(join(tmpdir(), 'causeway-start-'))
    file = join(folder, 'secure.env')
    for (const name of ['package.json', 'node_modules', 'locales', 'scripts', 'secure', 'widget']) {
      await symlink(resolve(name), join(folder, name))
    }
    await cp(build, join(folder, 'dist/secure-service'), { recursive: true })
  })
  afterAll(async () => {
    await running?.stop()
    await postgres?.stop()
    await mail?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Leaves what `npm ci --omit=dev` leaves: no loader of TypeScript, no source. */
  async function omitDev(): Promise<void> {
    for (const name of ['node_modules', 'secure', 'widget']) await rm(join(folder, name))
    for (const name of Object.keys(dependencies)) {
      await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
      await symlink(resolve('node_modules', name), join(folder, 'node_modules', name))
    }
  }

  /** Puts back what `omitDev` removed, for a command that builds. */
  async function install(): Promise<void> {
    await rm(join(folder, 'node_modules'), { recursive: true })
    for (const name of ['node_modules', 'secure', 'widget']) {
      await symlink(resolve(name), join(folder, name))
    }
  }

  function type(line: string): Running {
    return startProcess('sh', ['-c', `exec ${line}`], { cwd: folder, env: { PATH, HOME } })
  }

  /** Runs a command that ends by itself; returns its exit code and output. */
  async function outcome(line: string): Promise<{ code: number | null; output: string }> {
    const command = type(line)
    running = command
    const code = await command.ended
    return { code, output: command.output() }
  }

  /** Writes values into the lines that wait for them. */
  async function fill(values: Readonly<Record<string, string>>): Promise<void> {
    let text = await readFile(file, 'utf8')
    for (const [name, value] of Object.entries(values)) {
      const line = new RegExp(`^(# )?${name}=.*$`, 'm')
      expect(text, `a line for ${name}`).toMatch(line)
      text = text.replace(line, () => `${name}=${value}`)
    }
    await writeFile(file, text)
  }

  async function serve(port: number): Promise<void> {
    running = type(start)
    await waitUntilReady(running, {
      name: 'The service',
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok,
      timeoutMs: 60_000,
    })
  }

  const title =
    'attack: S5 a restart as documented opens every share, and with another key the service refuses to start and harms none (N2, N3, N8)'
  test(title, { timeout: 240_000 }, async ({ skip }) => {
    if (missing !== undefined) return skip(missing)
    const made = await outcome(makeSettings)
    expect(made).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const fresh = await readFile(file, 'utf8')
    const [, key = ''] = /^ENCRYPTION_KEY=(\S+)$/m.exec(fresh) ?? []
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(made.output).not.toContain(key)

    await omitDev()
    // Settings that the operator still has to decide are named, with what they require.
    const unset = await outcome(start)
    expect(unset).toMatchObject({ code: 1 })
    expect(unset.output).toMatch(/NETWORKS wants .*for example .*"currency"/)

    const port = await findFreePort()
    await fill({
      PORT: `${port}`,
      SECURE_ORIGIN,
      WIDGET_ORIGINS: 'http://widget.localhost:8100',
      ALLOWED_ORIGINS: 'http://localhost:8100',
      SMTP_URL: mail.url,
      MAIL_FROM: `'Wallet <wallet@secure.example>'`,
      NETWORKS: `'${NETWORKS}'`,
      ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
    })
    await serve(port)
    const health = await fetch(`http://127.0.0.1:${port}/health`)
    expect(await health.json()).toEqual({ status: 'ok', version })
    // A person who can write in it can sign in as anyone.
    if (postgres === undefined) {
      expect(statSync(join(folder, '.data/secure')).mode & 0o777).toBe(0o700)
    }
    const browser = openBrowser(`http://127.0.0.1:${port}`, SECURE_ORIGIN)
    const { shareSetId, authShare } = await makeShare(browser, mail, 'ada@example.org')
    await running?.stop()
    await serve(port)
    expect(await browser.call('getAuthShare', { shareSetId })).toEqual({ authShare })
    await running?.stop()

    const filled = await readFile(file, 'utf8')
    await install()
    const again = await outcome(makeSettings)
    await omitDev()
    expect(again.code).toBe(1)
    expect(again.output).toContain(
      'SETTINGS_EXIST: secure.env is there already and was left as it is.',
    )
    expect(await readFile(file, 'utf8')).toBe(filled)

    await fill({ ENCRYPTION_KEY: newKey() })
    const other = await outcome(start)
    expect(other.code).toBe(1)
    expect(other.output).toContain('SHARES_DO_NOT_OPEN')
    expect(other.output).toMatch(/1 stored share .* ENCRYPTION_KEY/)
    expect(other.output).not.toContain('listening')

    await fill({ ENCRYPTION_KEY: `${newKey()},${key}` })
    await serve(port)
    expect(await browser.call('getAuthShare', { shareSetId })).toEqual({ authShare })
  })
})

test('default: its settings are in no commit', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('secure.env')
})

describe('the keys of stored shares', () => {
  let world: TestService
  beforeEach(async () => {
    world = await startService()
  })
  afterEach(() => world?.stop())

  /** Starts another process on the same database, and ends it where it started. */
  async function startWith(env: Readonly<Record<string, string>>): Promise<void> {
    const shared = { ...world.database, close: async () => undefined }
    const options = readOptions({ ...world.env, ...env })
    const service = createService(options, { database: shared, log: createLog('silent') })
    await service.listen()
    await service.stop()
  }

  const seal = (id: string, sealed: string) =>
    world.database.run('UPDATE share_sets SET sealed_auth_share = $2 WHERE id = $1', [id, sealed])

  const refused = { code: 'SHARES_DO_NOT_OPEN' }

  test('behavior: an empty database opens with any key (S5)', async () => {
    await startWith({ ENCRYPTION_KEY: newKey() })
  })

  test('behavior: a damaged share keeps nobody out, and a key that is missing does (S5)', async () => {
    const [ada, eve] = [world.browser(), world.browser()]
    const damaged = await makeShare(ada, world.mail, 'ada@example.org')
    const whole = await makeShare(eve, world.mail, 'eve@example.org')
    for (const text of ['', 'x.AAAA', 'deadbeef.AAAA', 'deadbeef']) {
      await seal(damaged.shareSetId, text)
      await startWith({})
    }
    await expect(startWith({ ENCRYPTION_KEY: newKey() })).rejects.toMatchObject(refused)
    expect(await eve.call('getAuthShare', { shareSetId: whole.shareSetId })).toEqual({
      authShare: whole.authShare,
    })
  })

  test('behavior: a rotation keeps nobody out, unless a key is removed too early (S5)', async () => {
    const { ENCRYPTION_KEY: old = '' } = world.env
    await makeShare(world.browser(), world.mail, 'early@example.org')
    // During a rotation, shares are under either key, so a key that is removed too early is missed.
    const next = newKey()
    await startWith({ ENCRYPTION_KEY: `${next},${old}` })
    const late = await makeShare(world.browser(), world.mail, 'late@example.org')
    expect(late.authShare).not.toBe('')
    await startWith({ ENCRYPTION_KEY: `${old},${next}` })
    const error = await startWith({ ENCRYPTION_KEY: next }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject(refused)
    const [, lost = ''] = /key ([0-9a-f]{8})/.exec(String(error)) ?? []
    expect(String(error)).not.toContain(old)

    // An operator who declares the key lost can serve all other people.
    await startWith({ ENCRYPTION_KEY: next, LOST_KEYS: lost })
  })
})
