import { randomBytes } from 'node:crypto'
import { createService, type SecureService } from '../createService.ts'
import { createLog } from '../log.ts'
import { readOptions } from '../options.ts'
import { type Browser, type BrowserOptions, openBrowser } from './browser.ts'
import { type MailSink, startMailSink } from './mailSink.ts'

export const SECURE_ORIGIN = 'http://secure.localhost:8100'

export type TestService = {
  readonly service: SecureService
  readonly mail: MailSink
  readonly logs: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** A browser that was never here. */
  browser(options?: BrowserOptions): Browser
  /** Lets time pass for the service. */
  pass(seconds: number): void
  stop(): Promise<void>
}

/** The service with a database in memory and a mail server, on loopback. */
export async function startService(
  env: Record<string, string> = {},
  mailSink?: MailSink,
): Promise<TestService> {
  const mail = mailSink ?? (await startMailSink())
  const logs: string[] = []
  let ahead = 0
  const variables = {
    PORT: '0',
    SECURE_ORIGIN,
    WIDGET_ORIGINS: 'http://widget.localhost:8100',
    ALLOWED_ORIGINS: 'http://localhost:8100',
    DATA_DIR: 'memory://',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Causeway <wallet@causeway.example>',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'debug',
    ...env,
  }
  const service = createService(readOptions(variables), {
    log: createLog('debug', (line) => logs.push(line)),
    now: () => Math.floor(Date.now() / 1_000) + ahead,
  })
  await service.listen()
  return {
    service,
    mail,
    logs,
    env: variables,
    browser: (browser) => openBrowser(service.url(), SECURE_ORIGIN, browser),
    pass(seconds) {
      ahead += seconds
    },
    async stop() {
      await service.stop()
      if (mailSink === undefined) await mail.close()
    },
  }
}
