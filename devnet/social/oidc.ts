import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTPayload, SignJWT } from 'jose'
import type { Configuration, Provider } from 'oidc-provider'
import type { Faults } from '../http/faults.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { memoryAdapter } from './adapter.ts'
import { isCallback } from './clients.ts'
import type { Person } from './people.ts'
import type { SocialSettings } from './settings.ts'
import { sendSignInPage } from './signInPage.ts'

/** What tells one provider of OpenID Connect from another. */
export type OidcProvider = {
  name: 'google' | 'apple'
  title: string
  clientId: string
  clientSecret: string
  tokenEndpointAuthMethod: 'client_secret_basic' | 'client_secret_post'
  routes: Configuration['routes']
  claims: Configuration['claims']
  /** What the provider says of a person. */
  claimsOf: (person: Person, choice: { isHidden: boolean }) => Record<string, unknown>
  canHideEmail: boolean
  /** Changes the provider before it is asked. */
  extend?: ((provider: Provider, choices: Choices, issuer: string) => void) | undefined
}

/** The people who said yes, by account: the person, and whether the address is hidden. */
export type Choices = Map<string, { person: Person; isHidden: boolean }>

const KEY_BITS = 2_048
const key = { current: undefined as KeyObject | undefined }

/** Serves one provider of OpenID Connect on a port of its own. */
export async function startOidc(
  about: OidcProvider,
  options: { people: readonly Person[]; settings: SocialSettings; faults: Faults },
): Promise<Listening> {
  const { people, settings, faults } = options
  const choices: Choices = new Map()
  const answer = {
    current: (_: IncomingMessage, response: ServerResponse) => response.destroy() as unknown,
  }
  const server = await listen(async (request, response) => {
    const subject = request.url ?? '/'
    const errorBody = { error: 'server_error' }
    if (await faults.strike({ service: about.name, subject, response, errorBody })) return
    await answer.current(request, response)
  })
  const provider = await createProvider(about, server.url, choices)
  about.extend?.(provider, choices, server.url)
  provider.use(async (ctx, next) => {
    await next()
    const body: unknown = ctx.body
    if (settings.lie === 'none' || !hasIdToken(body)) return
    ctx.body = { ...body, id_token: await changed(body.id_token, settings.lie) }
  })
  const callback = provider.callback()
  const path = about.routes?.authorization ?? '/auth'
  answer.current = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', server.url)
    if (pathname.startsWith('/sign-in/')) {
      return signIn(about, provider, { request, response, people, settings, choices })
    }
    // Who comes back is asked again, as by an account chooser.
    if (pathname === path) delete request.headers.cookie
    if (settings.lie === 'state') bendState(response)
    return callback(request, response)
  }
  return server
}

async function createProvider(
  about: OidcProvider,
  issuer: string,
  choices: Choices,
): Promise<Provider> {
  key.current ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS }).privateKey
  const jwk = { ...(await exportJWK(key.current)), kid: about.name, alg: 'RS256', use: 'sig' }
  const OidcProviderClass = await loadProvider()
  const provider = new OidcProviderClass(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: about.clientId,
        client_secret: about.clientSecret,
        token_endpoint_auth_method: about.tokenEndpointAuthMethod,
        redirect_uris: [`https://registered.test/callback/${about.name}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [jwk] },
    routes: about.routes,
    claims: about.claims,
    scopes: ['openid', 'email', 'profile', 'name'],
    // The claims stand in the id_token, as these providers do it.
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // Cookies know no ports: two providers on one host would take each other's.
      names: {
        session: `${about.name}_session`,
        interaction: `${about.name}_interaction`,
        resume: `${about.name}_resume`,
      },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => false },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    clientBasedCORS: () => false,
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'text/plain'
      ctx.body = `${error}: ${description}`
    },
    async findAccount(_, accountId) {
      const choice = choices.get(accountId)
      if (choice === undefined) return undefined
      return {
        accountId,
        claims: async () => ({ sub: accountId, ...about.claimsOf(choice.person, choice) }),
      }
    },
    async loadExistingGrant(ctx) {
      const { client, session, params } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope(String(params?.scope ?? ''))
      await grant.save()
      return grant
    },
  })
  provider.Client.prototype.redirectUriAllowed = (uri: string) => isCallback(uri, about.name)
  return provider
}

/** The package asks for a newer Node when it is loaded; it works on the ones that we support. */
async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console
  console.warn = () => undefined
  try {
    return (await import('oidc-provider')).Provider
  } finally {
    console.warn = warn
  }
}

async function signIn(
  { title, canHideEmail }: OidcProvider,
  provider: Provider,
  asked: {
    request: IncomingMessage
    response: ServerResponse
    people: readonly Person[]
    settings: SocialSettings
    choices: Choices
  },
): Promise<void> {
  const { request, response, people, settings, choices } = asked
  const { cutsOpener } = settings
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    return sendSignInPage(response, { title, people, canHideEmail, cutsOpener })
  }
  const form = new URLSearchParams(await readBody(request))
  const person = people.find(({ id }) => id === form.get('person'))
  if (person !== undefined) choices.set(person.id, { person, isHidden: form.has('hide') })
  const result =
    person === undefined
      ? { error: 'access_denied', error_description: 'The user denied the request' }
      : { login: { accountId: person.id, remember: false } }
  await provider.interactionFinished(request, response, result)
}

function hasIdToken(body: unknown): body is { id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body
}

/** The same token with one thing that is not right. */
async function changed(token: string, lie: SocialSettings['lie']): Promise<string> {
  const { kid = '' } = decodeProtectedHeader(token)
  const claims = decodeJwt(token)
  const past = Math.floor(Date.now() / 1_000) - 7_200
  const lies: Partial<Record<SocialSettings['lie'], JWTPayload>> = {
    nonce: { nonce: 'of-another-login' },
    audience: { aud: 'another-client' },
    expired: { iat: past - 600, exp: past },
    issuer: { iss: 'https://another-issuer.test' },
  }
  const foreign =
    lie === 'signature' ? generateKeyPairSync('rsa', { modulusLength: KEY_BITS }) : undefined
  return new SignJWT({ ...claims, ...lies[lie] })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(foreign?.privateKey ?? (key.current as KeyObject)) // made before the first token
}

/** The way back carries another state. */
function bendState(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    set(
      name,
      name.toLowerCase() === 'location'
        ? String(value).replace(/([?&]state=)[^&]+/, '$1of-another-login')
        : value,
    )
}
