import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type ApiResult, type ApiParams, type ApiName, apiRows } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { Call, LoginCall, SessionCall } from './call.ts'
import { createIpReader, nameDevice, nameProxy, readLanguages } from './client.ts'
import { hashSecret } from '../codes.ts'
import { badMessage, tellError } from '../errors.ts'
import { answerHeaders } from './headers.ts'
import { BODY_BYTES } from '../limits.ts'
import type { Log } from '../log.ts'
import { checkLogin, findLogin } from '../sessions/logins.ts'
import { readPossession } from '../sessions/possession.ts'
import type { Service } from '../service.ts'
import { findSession, isFresh } from '../sessions/sessions.ts'

type CallOf<N extends ApiName> = (typeof apiRows)[N]['auth'] extends 'none'
  ? Call
  : (typeof apiRows)[N]['auth'] extends 'login'
    ? LoginCall
    : SessionCall

/** One function for each row; its params were parsed, and its caller was checked. */
export type Handlers = {
  readonly [N in ApiName]: (body: ApiParams<N>, call: CallOf<N>) => Promise<ApiResult<N>>
}

/** Serves every row of the table from the table itself. */
export function serveRows(app: Hono, service: Service, handlers: Handlers): void {
  const readIp = createIpReader(service.options.trustedProxies, tellOnce(service.log))
  app.use('/api/*', async (context, next) => {
    for (const [name, value] of Object.entries(answerHeaders)) context.header(name, value)
    await next()
  })
  const limit = bodyLimit({
    maxSize: BODY_BYTES,
    onError: () => {
      throw badMessage('The body is too large.')
    },
  })
  for (const name of Object.keys(apiRows) as ApiName[]) {
    const { method, path } = apiRows[name]
    app.on(method, path, limit, (context) => serveRow(name, context))
  }
  app.all('/api/*', (context) =>
    tellError(service.log, context, new SecureError('BAD_MESSAGE', 'There is no such route.'), 404),
  )

  async function serveRow<N extends ApiName>(name: N, context: Context): Promise<Response> {
    const row = apiRows[name]
    if (row.method !== 'GET') checkOrigin(context, service.options.secureOrigin)
    const body = row.params.safeParse(row.method === 'GET' ? undefined : await readJson(context))
    if (!body.success) throw badMessage('This request is not one of ours.')
    const call: Call = {
      context,
      client: {
        ip: readIp(
          getConnInfo(context).remote.address ?? '',
          context.req.header('x-forwarded-for'),
        ),
        deviceName: nameDevice(context.req.header('user-agent')),
        languages: readLanguages(context.req.header('accept-language')),
      },
      possession: await readPossession(service, context),
      now: service.now(),
      signal: context.req.raw.signal,
    }
    // The row of N decides both, which the compiler cannot follow through a table.
    const answer = await handlers[name](
      body.data as ApiParams<N>,
      (await authorize(service, row.auth, body.data, call)) as CallOf<N>,
    )
    return context.json(row.result.parse(answer) ?? {})
  }
}

/** An unnamed proxy is the operator's mistake and repeats with each request, so it is logged once. */
function tellOnce(log: Log): (sender: string) => void {
  let isTold = false
  return (sender) => {
    if (isTold) return
    isTold = true
    const message =
      'X-Forwarded-For from an address that TRUSTED_PROXIES does not name: all visitors share one limit'
    log.warn('proxy.untrusted', { message, from: nameProxy(sender) })
  }
}

/** Identifies the caller, as far as the row requires it. */
async function authorize(
  service: Service,
  auth: (typeof apiRows)[ApiName]['auth'],
  body: unknown,
  call: Call,
): Promise<Call | LoginCall | SessionCall> {
  if (auth === 'none') return call
  if (auth === 'login') {
    const secret = (body as { login: string }).login // every row with this auth has it
    const login = await findLogin(service.database, 'token_hash', hashSecret(secret))
    return { ...call, login: checkLogin(login, call.now) }
  }
  const session = await findSession(service, call)
  if (session === undefined) {
    throw new SecureError('SESSION_EXPIRED', 'You are signed out. Please sign in again.')
  }
  if (auth === 'fresh' && !isFresh(service, session)) {
    throw new SecureError(
      'LOGIN_NOT_FRESH',
      'Your last login is a while ago. Please sign in again.',
    )
  }
  return { ...call, session }
}

/** A cookie alone changes nothing: no other site can send this header, and none has this origin. */
function checkOrigin({ req }: Context, secureOrigin: string): void {
  if (req.header('x-causeway') === '1' && req.header('origin') === secureOrigin) return
  throw new SecureError('ORIGIN_NOT_ALLOWED', 'Requests come from the wallet’s own pages only.')
}

async function readJson({ req }: Context): Promise<unknown> {
  if (!/^application\/json\b/.test(req.header('content-type') ?? '')) {
    throw badMessage('A body is JSON.')
  }
  const text = await req.text()
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw badMessage('The body is not JSON.', cause)
  }
}
