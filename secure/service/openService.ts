import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkKeys } from './config/checkKeys.ts'
import { createCipher } from './cipher.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { tellError } from './errors.ts'
import { createHold } from './hold.ts'
import { limitsOf } from './limits.ts'
import { createLog, type Log } from './log.ts'
import { createMailer } from './mail/send.ts'
import type { ServiceOptions } from './config/options.ts'
import { createProviders } from './providers/providers.ts'
import { accountRoutes } from './routes/account.ts'
import { changeRoutes } from './routes/changes.ts'
import { callRoutes } from './routes/calls.ts'
import { deviceRoutes } from './routes/devices.ts'
import { emailRoutes } from './routes/email.ts'
import { farcasterRoutes } from './routes/farcaster.ts'
import { enrollmentRoutes } from './routes/enrollments.ts'
import { keyRoutes } from './routes/keys.ts'
import { linkRoutes } from './routes/links.ts'
import { loginRoutes } from './routes/logins.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { serveCallbacks, socialRoutes } from './routes/social.ts'
import { servePage } from './http/servePage.ts'
import { serveRows } from './http/serveRows.ts'
import type { Service } from './service.ts'
import { startSweep } from './sweep.ts'

export type ServiceParts = {
  /** Closed by `end()`. @default the one that the options name */
  readonly database?: Database
  readonly log?: Log
  /** Seconds since 1970. @default the machine's clock */
  readonly now?: () => number
}

/** The service without a server: whoever listens hands it the requests of the secure origin. */
export type OpenService = {
  readonly fetch: Hono['fetch']
  /** Answers held requests at once. Call it before the server stops. */
  readonly release: () => void
  /** Ends its work and closes the database. Call it when no request is in flight. */
  readonly end: () => Promise<void>
}

/**
 * Opens the database, brings its tables up to date, and makes what answers requests.
 *
 * @throws StartError SHARES_DO_NOT_OPEN
 */
export async function openService(
  options: ServiceOptions,
  parts: ServiceParts = {},
): Promise<OpenService> {
  const log = parts.log ?? createLog(options.logLevel)
  const stopping = new AbortController()
  const database = parts.database ?? (await openDatabase(options, log))
  const now = parts.now ?? (() => Math.floor(Date.now() / 1_000))
  const mailer = createMailer(options, log)
  const service: Service = {
    options,
    database,
    cipher: createCipher(options.encryptionKeys),
    mailer,
    providers: createProviders(options),
    limits: limitsOf(options),
    // An operator who allows more logins from one address also allows as many held requests.
    hold: createHold(options.loginsPerIp, stopping.signal),
    log,
    now,
    stopping: stopping.signal,
  }
  const close = async () => {
    mailer.close()
    await database.close()
  }
  try {
    await migrate(database, now())
    await checkKeys(service)
    const app = createApp(service)
    const endSweep = startSweep(service)
    return {
      fetch: app.fetch,
      release: () => stopping.abort(),
      async end() {
        stopping.abort()
        await endSweep()
        await close()
      },
    }
  } catch (error) {
    // What stays open would keep the process running, and the database locked for the next one.
    await close()
    throw error
  }
}

function createApp(service: Service): Hono {
  const { options, database, log } = service
  const app = new Hono()
  app.onError((error, context) => tellError(log, context, error))
  app.use(async (context, next) => {
    const began = performance.now()
    await next()
    // Logs the route's own pattern, since a requested path may hold anything.
    log.info('request', {
      method: context.req.method,
      route: context.req.routePath,
      status: context.res.status,
      ms: Math.round(performance.now() - began),
    })
  })
  app.get('/health', async (context) => {
    await database.rows(z.unknown(), 'SELECT 1')
    return context.json({ status: 'ok', version: options.version })
  })
  serveRows(app, service, {
    ...loginRoutes(service),
    ...linkRoutes(service),
    ...sessionRoutes(service),
    ...keyRoutes(service),
    ...socialRoutes(service),
    ...farcasterRoutes(service),
    ...callRoutes(service),
    ...deviceRoutes(service),
    ...changeRoutes(service),
    ...enrollmentRoutes(service),
    ...emailRoutes(service),
    ...accountRoutes(service),
  })
  serveCallbacks(app, service)
  if (existsSync(options.pageDir)) servePage(app, options)
  else log.warn('page.missing', { pageDir: options.pageDir })
  return app
}
