import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { createIpReader } from '#secure/service/http/client.ts'
import { version } from '../package.json' with { type: 'json' }
import { isOriginAmong } from '#lib/origins.ts'
import { askingFor, servesWalletList } from './config/behindGateway.ts'
import { variablesOf } from './config/findSecret.ts'
import type { Settings } from './config/readFile.ts'
import type { GatewaySection } from './config/section.ts'
import type { App, Asked } from './http/app.ts'
import { answerError, GatewayError } from './http/errors.ts'
import { type CountStore, memoryStore, openCountStore } from './limits/countStore.ts'
import { createFairQueue } from './limits/fairQueue.ts'
import { createHoldBack } from './limits/holdBack.ts'
import { type Asker, createLimits } from './limits/limits.ts'
import { createSiteTokens, type SiteTokens, siteTokenOf } from './limits/siteToken.ts'
import { serveHistory } from './history/serveHistory.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { servePrices } from './prices/servePrices.ts'
import { isRpcPath, serveNodes } from './rpc/serveNodes.ts'
import { createSockets, type Sockets } from './rpc/sockets/serveSockets.ts'
import type { SiteFile } from './site/findFiles.ts'
import { everyHeader } from './site/headers.ts'
import { createSite } from './site/serveSite.ts'
import type { Tracing } from './tracing/tracing.ts'
import { serveServices } from './upstream/serveServices.ts'
import { serveWalletList } from './walletList/serveWalletList.ts'

const BODY_MS = 10_000
const KEY_BYTES = 32
const SITE_CHARS = 300
/** Of the registry of RFC 6455: the client should connect again. */
const SERVICE_RESTART = 1_012

export type AppOptions = {
  readonly settings: Settings
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** Of the built widget, by path. */
  readonly files: ReadonlyMap<string, SiteFile>
  /** Of the built documentation; undefined where it is not served. */
  readonly docs: ReadonlyMap<string, SiteFile> | undefined
  /** Whether it still accepts requests. */
  readonly isReady: () => boolean
  /** Aborts requests to services and nodes that are in flight. */
  readonly stopping: AbortSignal
  /** Timeout of one request to a service or node. @default 8_000, 6_000 */
  readonly timeoutMs?: number | undefined
  /** Timeout of reading a body. @default 10_000 */
  readonly bodyMs?: number | undefined
  /** Interval at which nodes are polled. @default 15_000 */
  readonly lookMs?: number | undefined
  /** Interval at which WebSockets are looked at. @default 30_000 */
  readonly beatMs?: number | undefined
  /** Interval at which nodes are asked for news. @default 2_000 */
  readonly pollMs?: number | undefined
  /** How long who asks too much waits for the refusal. @default 1_000 */
  readonly holdMs?: number | undefined
}

export type MadeApp = {
  readonly app: App
  /** For the host of the documentation. */
  readonly docs: App | undefined
  readonly sockets: Sockets | undefined
  readonly end: () => void
}

/** Everything that is served, and what ends with it. */
export function createApp(options: AppOptions): MadeApp {
  const { settings, files } = options
  const { section } = settings
  const app = createObserved(options)
  const key = keyOf(settings)
  const tokens = createSiteTokens(key)
  const site = createSite(files, (origin) => documentFor(settings, tokens, origin))
  serveOperations(app, options)
  const api = section === undefined ? undefined : serveApi(app, options, { section, key, tokens })
  app.all('/api/*', () => {
    throw new GatewayError('NOT_FOUND', 'There is no such route.')
  })
  app.get('*', async (context) => (await site(context)) ?? notFound(context))
  app.all('*', () => {
    throw new GatewayError('METHOD_REFUSED', 'This path is not asked in this way.')
  })
  const docs = options.docs && serveDocs(createObserved(options), options.docs)
  return { app, docs, sockets: api?.sockets, end: () => api?.end() }
}

/** The pages of the documentation, also by an address that lacks the slash at its end. */
function serveDocs(app: App, files: ReadonlyMap<string, SiteFile>): App {
  const site = createSite(files, () => undefined)
  app.get('*', async (context) => {
    const { path } = context.req
    if (files.has(`${path}/`)) {
      return context.body(null, 301, { ...everyHeader, location: `${path}/` })
    }
    return (await site(context)) ?? notFound(context)
  })
  return app
}

function notFound(context: Asked): Response {
  context.set('code', 'NOT_FOUND')
  return context.text('Not found', 404, { ...everyHeader, 'cache-control': 'no-store' })
}

/** An app whose requests are logged, counted and traced, and whose errors have codes. */
function createObserved({ log, metrics, tracing }: AppOptions): App {
  const app: App = new Hono()
  app.onError((error, context) => {
    const known = toGatewayError(error)
    if (known.code === 'INTERNAL') log.error('internal', {}, error)
    context.set('code', known.code)
    return answerError(context, known)
  })
  const isDue = oncePerSecond()
  app.use((context, next) =>
    tracing.span('server', context.req.method, async (span) => {
      const began = performance.now()
      await next()
      const { status } = context.res
      const ms = performance.now() - began
      const code = context.get('code')
      const route = routeOf(context)
      metrics.requests.inc({ route, status })
      if (code !== undefined) metrics.refused.inc({ code })
      const { method } = context.req
      if (code === 'LIMITED' || code === 'SITE_LIMITED') {
        // Held back on purpose; and a line for each of a flood would fill the disk.
        if (isDue()) log.info('limited', { method, route, status, code })
        return span.drop()
      }
      metrics.seconds.observe({ route }, ms / 1_000)
      log.info('request', { method, route, status, code, ms: Math.round(ms) })
      span.rename(`${method} ${route}`)
      span.set({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'error.type': code,
      })
      if (status >= 500) span.fail()
    }),
  )
  return app
}

function serveOperations(app: App, { settings, metrics, isReady }: AppOptions): void {
  const { section, secrets } = settings
  app.get('/health', (context) => context.json({ status: 'ok', version }))
  app.get('/ready', (context) => {
    if (!isReady()) throw new GatewayError('STOPPING', 'The gateway stops.')
    return context.json({ status: 'ready' })
  })
  if (section?.metricsTokenFrom === undefined) return
  const token = `Bearer ${secrets.valueOf(section.metricsTokenFrom)}`
  app.get('/metrics', async (context) => {
    if (!isSame(context.req.header('authorization') ?? '', token)) {
      throw new GatewayError('TOKEN_REFUSED', 'The metrics want their token.')
    }
    const { register } = metrics
    return context.body(await register.metrics(), 200, { 'content-type': register.contentType })
  })
}

function serveApi(
  app: App,
  options: AppOptions,
  { section, key, tokens }: { section: GatewaySection; key: Buffer; tokens: SiteTokens },
): Pick<MadeApp, 'sockets' | 'end'> {
  const { settings, log, metrics, tracing, stopping, timeoutMs, bodyMs = BODY_MS } = options
  const { lookMs, beatMs, pollMs, holdMs } = options
  const store = storeOf(settings, log)
  const limits = createLimits(section.limits, { key, store })
  const readIp = createIpReader(section.trustedProxies, tellOnce(log))
  const askerOf = (request: IncomingMessage): Asker => {
    const token = siteTokenOf(request)
    const forwarded = request.headers['x-forwarded-for']
    return {
      address: readIp(request.socket.remoteAddress ?? '', forwarded && String(forwarded)),
      site: token === undefined ? undefined : tokens.read(token),
    }
  }
  const holdBack = createHoldBack(holdMs)
  const queue = createFairQueue()
  const countOf = async (asker: Asker, questions: number) => {
    const { site } = asker
    const isNamed = site !== undefined && Object.hasOwn(section.limits.sites, site)
    metrics.questions.inc({ site: isNamed ? site : 'other' }, questions)
    const error = await limits.count(asker, questions)
    if (error === undefined) await queue.turn(site ?? '')
    else await holdBack.wait()
    return error
  }
  const count = ({ env }: Asked, questions: number) => countOf(askerOf(env.incoming), questions)
  app.use('/api/*', async (context, next) => {
    // Calls to a node are counted once their number is known.
    const error = isRpcPath(context.req.path) ? undefined : await count(context, 1)
    if (error !== undefined) throw error
    await next()
  })
  const parts = { secrets: settings.secrets, metrics, log, tracing, stopping }
  if (servesWalletList(section, settings.owned)) serveWalletList(app)
  serveServices(app, { settings, section, parts, timeoutMs, bodyMs })
  const nodes = { ...parts, timeoutMs, lookMs }
  const served = serveNodes(app, { settings, section, parts: nodes, bodyMs, count })
  if (Object.keys(section.history).length > 0) {
    const { nodesOf } = served
    serveHistory(app, { settings, section, parts, nodesOf, timeoutMs, count })
  }
  const { prices } = section
  if (prices !== undefined) servePrices(app, { settings, prices, parts, timeoutMs, bodyMs })
  const sockets = createSockets({
    section,
    nodesOf: served.nodesOf,
    parts: nodes,
    askerOf,
    count: countOf,
    beatMs,
    pollMs,
  })
  return {
    sockets,
    end() {
      holdBack.end()
      sockets.close(SERVICE_RESTART)
      served.end()
      store.end()
    },
  }
}

function storeOf({ section, secrets }: Settings, log: Log): CountStore {
  const variable = section?.limits.storeFrom
  return variable === undefined ? memoryStore() : openCountStore(secrets.valueOf(variable), log)
}

/** One for all processes that have the same keys; of its own where there is none. */
function keyOf({ section, secrets }: Settings): Buffer {
  const variables = section === undefined ? [] : variablesOf(section)
  if (variables.length === 0) return randomBytes(KEY_BYTES)
  const keys = variables.map((name) => secrets.valueOf(name)).toSorted()
  return createHash('sha256').update(JSON.stringify(keys)).digest()
}

/** The deployment for the document of one site, whose questions carry its token; undefined for any other. */
function documentFor(
  { section, deployment, published }: Settings,
  tokens: SiteTokens,
  site: string,
): unknown {
  if (section === undefined || site.length > SITE_CHARS) return undefined
  if (!isOriginAmong(deployment.allowedOrigins, site)) return undefined
  return askingFor(published, section.origin, tokens.make(site))
}

function oncePerSecond(): () => boolean {
  let dueAt = 0
  return () => {
    const now = performance.now()
    if (now < dueAt) return false
    dueAt = now + 1_000
    return true
  }
}

/** An unnamed proxy is the operator's mistake and repeats with each request, so it is logged once. */
function tellOnce(log: Log): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    log.warn('proxy.untrusted', {
      message:
        'X-Forwarded-For from an address that gateway.trustedProxies does not name: all visitors share one limit',
    })
  }
}

/** A fixed word for the requested route, since the path itself may hold anything. */
function routeOf({ req, get }: Asked): string {
  if (get('code') === 'NOT_FOUND') return 'none'
  return req.routePath.includes('*') ? 'site' : req.routePath
}

function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  return new GatewayError('INTERNAL', 'Something went wrong.', { cause: error })
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
