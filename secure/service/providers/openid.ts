import { importPKCS8, SignJWT } from 'jose'
import {
  allowInsecureRequests,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import * as z from 'zod/mini'
import { email as emailShape } from '#secure/wire'
import type { AppleOptions, SocialOptions } from '../config/options.ts'
import { ANSWER_SECONDS, allowLoopback, authorizationUrl, briefly, exchange } from './access.ts'
import { type Profile, type Provider, userNameOf } from './provider.ts'

const APPLE_ISSUER = 'https://appleid.apple.com'
const GOOGLE_ISSUER = 'https://accounts.google.com'
const SECRET_LIFETIME = '10m'

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  /** Apple says it as text. */
  email_verified: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
  name: z.optional(z.string()),
})
/** Apple sends the name only once, beside the code, and unsigned: it is only displayed. */
const appleUser = z.object({
  name: z.optional(
    z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
  ),
})

/** Google, or a provider in its place: OpenID Connect with a client secret. */
export function google(options: SocialOptions, redirectUri: string): Provider {
  const { clientId, clientSecret, issuer = GOOGLE_ISSUER } = options
  return openid({
    clientId,
    issuer,
    redirectUri,
    makeSecret: async () => clientSecret,
    parameters: { scope: 'openid email profile' },
    nameOf: (_, { name }) => name,
  })
}

/** Apple: the answer comes as a posted form, and the secret is a JWT that we sign ourselves. */
export function apple(options: AppleOptions, redirectUri: string): Provider {
  const { clientId, teamId, keyId, privateKey, issuer = APPLE_ISSUER } = options
  return openid({
    clientId,
    issuer,
    redirectUri,
    makeSecret: async () =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setSubject(clientId)
        .setAudience(issuer)
        .setIssuedAt()
        .setExpirationTime(SECRET_LIFETIME)
        .sign(await importPKCS8(privateKey, 'ES256')),
    parameters: { scope: 'openid email name', response_mode: 'form_post' },
    nameOf(answer) {
      const { name } = readAppleUser(answer.get('user'))
      return [name?.firstName, name?.lastName].filter((part) => part !== undefined).join(' ')
    },
  })
}

type OpenId = {
  clientId: string
  issuer: string
  redirectUri: string
  makeSecret: () => Promise<string>
  parameters: Record<string, string>
  nameOf: (answer: URLSearchParams, claimed: z.infer<typeof claims>) => string | undefined
}

function openid(options: OpenId): Provider {
  const { clientId, issuer, redirectUri, makeSecret, parameters, nameOf } = options
  const configure = briefly(async () =>
    allowLoopback(
      await discovery(new URL(issuer), clientId, undefined, ClientSecretPost(await makeSecret()), {
        timeout: ANSWER_SECONDS,
        // Signatures of id_tokens are checked, though they come straight from the provider.
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
        ],
      }),
      issuer,
    ),
  )
  return {
    async begin(trip) {
      const asked = { redirect_uri: redirectUri, nonce: trip.nonce, ...parameters }
      return authorizationUrl(await configure(), trip, asked)
    },
    async finish(answer, trip): Promise<Profile> {
      const tokens = await exchange(await configure(), redirectUri, answer, trip, trip.nonce)
      const claimed = claims.parse(tokens.claims())
      const address = emailShape.safeParse(claimed.email?.toLowerCase())
      const isVerified = claimed.email_verified === true || claimed.email_verified === 'true'
      return {
        subject: claimed.sub,
        email: isVerified && address.success ? address.data : null,
        userName: userNameOf(nameOf(answer, claimed)),
      }
    },
  }
}

function readAppleUser(text: string | null): z.infer<typeof appleUser> {
  if (text === null) return {}
  try {
    return appleUser.parse(JSON.parse(text))
  } catch {
    // A name that cannot be read is no name; the login does not depend on it.
    return {}
  }
}
