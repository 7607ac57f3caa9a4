import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Faults } from '../http/faults.ts'
import { sendJson } from '../http/json.ts'
import { type Listening, readBody } from '../http/listen.ts'
import { listenAs } from '../http/service.ts'
import { isCallback, type socialClients } from './clients.ts'
import { type Codes, createCodes, type Grant } from './codes.ts'
import type { Person } from './people.ts'
import type { SocialSettings } from './settings.ts'
import { sendSignInPage } from './signInPage.ts'

export type Client = (typeof socialClients)[keyof typeof socialClients]

/** How one provider of OAuth 2 words things. */
export type Provider = {
  name: Exclude<keyof typeof socialClients, 'google'>
  title: string
  authorizePath: string
  tokenPath: string
  tokenPrefix: string
  /** Between scopes. @default ' ' */
  scopeSeparator?: RegExp | undefined
  /** PKCE is refused to be left out. @default false */
  needsPkce?: boolean | undefined
  /** Query of the way back after a no. */
  denied: Record<string, string>
  /** Behind the way back. @default none */
  fragment?: string | undefined
  /** Who may exchange: by `Authorization: Basic`, by the body, or by either. */
  clientAuth: 'basic' | 'body' | 'either'
  /** The token endpoint takes GET. @default false */
  takesGet?: boolean | undefined
  exchanged: (token: string, grant: Grant) => Record<string, string | number>
  refused: (what: 'client' | 'code') => { status: number; body: unknown }
  /** Whether the answer is a form rather than JSON. @default never */
  answersForm?: ((request: IncomingMessage) => boolean) | undefined
  /** What the API says of a token's holder; undefined where there is no such path. */
  api: (asked: {
    path: string
    query: URLSearchParams
    request: IncomingMessage
    grant: Grant | undefined
  }) => { status: number; body: unknown } | undefined
  errorBody: unknown
}

export type ProviderOptions = {
  client: Client
  people: readonly Person[]
  settings: SocialSettings
  faults: Faults
}

/** Serves one provider: its page, its tokens and its API, on one port. */
export function startProvider(provider: Provider, options: ProviderOptions): Promise<Listening> {
  const { faults } = options
  const codes = createCodes(provider.tokenPrefix)
  const service = { name: provider.name, faults, errorBody: provider.errorBody }
  return listenAs(service, async (request, response, url) => {
    const { pathname, searchParams } = url
    if (pathname === provider.authorizePath) {
      return authorize(provider, options, codes, { request, response, query: searchParams })
    }
    if (pathname === provider.tokenPath) {
      const isGet = request.method === 'GET' && provider.takesGet === true
      const params = isGet ? searchParams : await paramsOf(request)
      return exchange(provider, options, codes, { request, response, params })
    }
    const token = searchParams.get('access_token')
    const grant = codes.holder(token === null ? request.headers.authorization : `Bearer ${token}`)
    const answer = provider.api({ path: pathname, query: searchParams, request, grant })
    if (answer === undefined) return sendJson(response, 404, { message: 'Not Found' })
    sendJson(response, answer.status, answer.body)
  })
}

async function authorize(
  provider: Provider,
  { client, people, settings }: ProviderOptions,
  codes: Codes,
  asked: { request: IncomingMessage; response: ServerResponse; query: URLSearchParams },
): Promise<void> {
  const { request, response, query } = asked
  const { name, title, needsPkce = false, scopeSeparator = /[ ,]+/ } = provider
  const redirectUri = query.get('redirect_uri') ?? ''
  const challenge = query.get('code_challenge') ?? undefined
  const isPlain = challenge !== undefined && query.get('code_challenge_method') !== 'S256'
  const problem = [
    [query.get('client_id') !== client.clientId, 'There is no such client'],
    [!isCallback(redirectUri, name), 'The redirect_uri is not associated with this application'],
    [(query.get('response_type') ?? 'code') !== 'code', 'The response_type must be code'],
    [(needsPkce && challenge === undefined) || isPlain, 'A code_challenge by S256 is needed'],
  ].find(([isWrong]) => isWrong)?.[1]
  if (typeof problem === 'string') {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(problem)
    return
  }
  if (request.method !== 'POST') {
    return sendSignInPage(response, { title, people, cutsOpener: settings.cutsOpener })
  }
  const form = await paramsOf(request)
  const person = people.find(({ id }) => id === form.get('person'))
  const scopes = (query.get('scope') ?? '').split(scopeSeparator).filter((scope) => scope !== '')
  const answer =
    person === undefined
      ? provider.denied
      : { code: codes.issue({ person, redirectUri, scopes, challenge }) }
  const back = new URL(redirectUri)
  for (const [key, value] of Object.entries(answer)) back.searchParams.set(key, value)
  const state = query.get('state')
  if (state !== null) {
    back.searchParams.set('state', settings.lie === 'state' ? 'of-another-login' : state)
  }
  back.hash = provider.fragment ?? ''
  response.writeHead(302, { location: back.href })
  response.end()
}

function exchange(
  provider: Provider,
  { client }: ProviderOptions,
  codes: Codes,
  asked: { request: IncomingMessage; response: ServerResponse; params: URLSearchParams },
): void {
  const { request, response, params } = asked
  const answer = (status: number, body: unknown) => {
    if (provider.answersForm?.(request) !== true) return sendJson(response, status, body)
    response.writeHead(status, { 'content-type': 'application/x-www-form-urlencoded' })
    response.end(new URLSearchParams(body as Record<string, string>).toString()) // flat by its type
  }
  if (!isClient(provider, client, request, params)) {
    const { status, body } = provider.refused('client')
    return answer(status, body)
  }
  const exchanged = codes.exchange({
    code: params.get('code'),
    redirectUri: params.get('redirect_uri'),
    verifier: params.get('code_verifier'),
  })
  if (exchanged === undefined) {
    const { status, body } = provider.refused('code')
    return answer(status, body)
  }
  answer(200, provider.exchanged(exchanged.token, exchanged.grant))
}

function isClient(
  { clientAuth }: Provider,
  { clientId, clientSecret }: Client,
  request: IncomingMessage,
  params: URLSearchParams,
): boolean {
  const [, basic = ''] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  const [user = '', password = ''] = Buffer.from(basic, 'base64').toString().split(':')
  const byBasic =
    decodeURIComponent(user) === clientId && decodeURIComponent(password) === clientSecret
  const byBody =
    params.get('client_id') === clientId && params.get('client_secret') === clientSecret
  if (clientAuth === 'either') return byBasic || byBody
  return clientAuth === 'basic' ? byBasic : byBody
}

async function paramsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const text = await readBody(request)
  if (!request.headers['content-type']?.startsWith('application/json')) {
    return new URLSearchParams(text)
  }
  return new URLSearchParams(
    Object.entries(JSON.parse(text)).map(([key, value]) => [key, `${value}`]),
  )
}
