import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import type { ChainClient } from '../chains/client.ts'
import type { Faults } from '../http/faults.ts'
import { sendJson } from '../http/json.ts'
import { type Listening, readBody } from '../http/listen.ts'
import { listenAs } from '../http/service.ts'
import type { Person } from '../social/people.ts'
import { sendSignInPage } from '../social/signInPage.ts'
import { document } from '../web/html.ts'
import { authentication, type Authentication, channelRequest, createChannels } from './channels.ts'
import { deployIdRegistry } from './idRegistry.ts'
import type { FarcasterSettings } from './settings.ts'
import { signIn } from './sign.ts'

/** The key with which the Farcaster app authenticates to the relay. */
const RELAY_KEY = 'devnet-relay-key'

export type FarcasterOptions = {
  /** Client of the chain with the id registry. */
  client: ChainClient
  people: readonly Person[]
  settings: FarcasterSettings
  faults: Faults
}

/**
 * Farcaster's relay, version 1, and the person's Farcaster app: the page behind a channel's link, where the
 * person signs in.
 */
export async function startFarcaster(options: FarcasterOptions): Promise<Listening> {
  const { client, people, settings, faults } = options
  await deployIdRegistry(client)
  const channels = createChannels()
  const service = { name: 'farcaster', faults, errorBody: { error: 'Internal Server Error' } }
  const unauthorized = (response: ServerResponse) =>
    sendJson(response, 401, { error: 'Unauthorized' })

  return listenAs(service, async (request, response, { pathname, searchParams }) => {
    switch (`${request.method} ${pathname}`) {
      case 'GET /healthcheck':
        return sendJson(response, 200, { status: 'OK' })
      case 'POST /v1/channel':
        return open(request, response)
      case 'GET /v1/channel/status':
        return tell(bearer(request), response)
      case 'POST /v1/channel/authenticate':
        return authenticate(request, response)
      case 'GET /~/siwf':
      case 'POST /~/siwf':
        return app(searchParams.get('channelToken') ?? '', request, response)
      default:
        return sendJson(response, 404, { error: 'Not Found' })
    }
  })

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = channelRequest.safeParse(parseJson(await readBody(request)))
    if (!asked.success) return invalid(response, asked.error)
    const { 'user-agent': userAgent = 'Unknown', host } = request.headers
    const metadata = { ip: request.socket.remoteAddress ?? '', userAgent }
    const { token: channelToken, nonce } = channels.open(asked.data, metadata)
    const url = `http://${host}/~/siwf?${new URLSearchParams({ channelToken })}`
    sendJson(response, 201, { channelToken, url, connectUri: url, nonce })
  }

  function tell(token: string, response: ServerResponse): void {
    const channel = channels.find(token)
    if (channel === undefined) return unauthorized(response)
    const { answer, ...rest } = channel
    if (answer === undefined) return sendJson(response, 202, { state: 'pending', ...rest })
    // A channel delivers its answer only once.
    channels.close(token)
    sendJson(response, 200, { state: 'completed', ...rest, ...answer, verifications: [] })
  }

  async function authenticate(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = authentication.safeParse(parseJson(await readBody(request)))
    if (!answer.success) return invalid(response, answer.error)
    const channel = channels.find(bearer(request))
    const key = request.headers['x-farcaster-auth-relay-key']
    if (key !== RELAY_KEY || channel === undefined) return unauthorized(response)
    channel.answer = answer.data as Authentication // exact optional properties of the same schema
    sendJson(response, 201, { state: 'completed', ...answer.data })
  }

  async function app(
    token: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const channel = channels.find(token)
    if (channel === undefined) return page(response, 404, 'This sign-in has ended')
    if (request.method === 'GET') {
      const title = `Sign in to ${channel.signatureParams.domain} with Farcaster`
      return sendSignInPage(response, { title, people, cutsOpener: false })
    }
    const id = new URLSearchParams(await readBody(request)).get('person')
    const place = people.findIndex((candidate) => candidate.id === id)
    const person = people[place]
    // The app does not report a refusal to the relay, so the other side keeps waiting.
    if (person === undefined) return page(response, 200, 'You did not sign in')
    channel.answer = await signIn({ client, person, place, channel, settings })
    page(response, 200, 'You are signed in')
  }
}

function bearer({ headers }: IncomingMessage): string {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
}

function invalid(response: ServerResponse, error: z.core.$ZodError): void {
  sendJson(response, 400, { error: 'Validation error', message: z.prettifyError(error) })
}

function page(response: ServerResponse, status: number, title: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(document(title, `<h1>${title}</h1><p>You may close this page.</p>`))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
