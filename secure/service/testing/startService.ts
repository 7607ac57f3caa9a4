import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { emptyDatabase } from '#devnet/database/empty.ts'
import { createService, type SecureService } from '../createService.ts'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import { createLog } from '../log.ts'
import { readOptions } from '../config/options.ts'
import { type Browser, type BrowserOptions, openBrowser } from './browser.ts'
import { type MailSink, startMailSink } from './mailSink.ts'

export const SECURE_ORIGIN = 'http://secure.localhost:8100'

/** No test calls its node. */
export const NETWORKS = JSON.stringify([
  {
    chainId: 1,
    name: 'Ethereum',
    rpcUrl: 'https://rpc.example',
    currency: { symbol: 'ETH', decimals: 18 },
    isTest: false,
  },
])

export type TestService = {
  readonly service: SecureService
  readonly mail: MailSink
  readonly logs: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** A browser that was never here. */
  browser(options?: BrowserOptions): Browser
  readonly database: Database
  /** Every cookie that a browser has or had. */
  cookies(): string[]
  /** Lets time pass for the service. */
  pass(seconds: number): void
  /** How many seconds of it the service is ahead. */
  ahead(): number
  /** Another process of the same settings starts, sweeps once and ends. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

/** The service with a database in memory and a mail server, on loopback. */
export async function startService(
  env: Record<string, string> = {},
  mailSink?: MailSink,
): Promise<TestService> {
  const mail = mailSink ?? (await startMailSink())
  const logs: string[] = []
  const browsers: Browser[] = []
  let ahead = 0
  const variables = {
    PORT: '0',
    SECURE_ORIGIN,
    WIDGET_ORIGINS: 'http://widget.localhost:8100',
    ALLOWED_ORIGINS: 'http://localhost:8100',
    DATA_DIR: 'memory://',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Causeway <wallet@causeway.example>',
    NETWORKS,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'debug',
    ...env,
  }
  const options = readOptions(variables)
  const { databaseUrl, dataDir } = options
  const log = createLog('debug', (line) => logs.push(line))
  const database =
    databaseUrl === undefined
      ? await openPglite(dataDir, await emptyArchive())
      : openPostgres(databaseUrl, log)
  const now = () => Math.floor(Date.now() / 1_000) + ahead
  const service = createService(options, { database, log, now })
  await service.listen()
  return {
    service,
    mail,
    logs,
    env: variables,
    database,
    browser(browserOptions) {
      const browser = openBrowser(service.url(), SECURE_ORIGIN, browserOptions)
      browsers.push(browser)
      return browser
    },
    cookies: () => browsers.flatMap(({ seen }) => seen),
    pass(seconds) {
      ahead += seconds
    },
    ahead: () => ahead,
    async sweep() {
      const shared = { ...database, close: async () => undefined }
      const other = createService(options, { database: shared, log, now })
      await other.listen()
      await other.stop()
    },
    async stop() {
      await service.stop()
      if (mailSink === undefined) await mail.close()
    },
  }
}

async function emptyArchive(): Promise<Blob> {
  const { archive } = await emptyDatabase()
  return new Blob([await readFile(archive)])
}
