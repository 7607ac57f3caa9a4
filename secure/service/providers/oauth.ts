import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from 'openid-client'
import * as z from 'zod/mini'
import { email as emailShape } from '#secure/wire'
import type { SocialOptions } from '../config/options.ts'
import { allowLoopback, authorizationUrl, exchange } from './access.ts'
import { type Profile, type Provider, userNameOf } from './provider.ts'

/** Asks the provider's API with the person's token. */
type Ask = <S extends z.ZodMiniType>(shape: S, path?: string) => Promise<z.infer<S>>
type OAuth = {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userInfoUrl: string
  readonly scope: string
  readonly clientAuth: (secret: string) => ClientAuth
  /** None of them signs anything, so their API is asked, and says it in its own shape. */
  readonly read: (ask: Ask) => Promise<Profile>
}
const identifier = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,30}$/)), z.int()]),
  z.transform(String),
)
const githubUser = z.object({
  id: identifier,
  login: z.string(),
  name: z.optional(z.nullable(z.string())),
})
const githubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)
const discordUser = z.object({
  id: identifier,
  username: z.string(),
  global_name: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  verified: z.optional(z.boolean()),
})
const facebookUser = z.object({ id: identifier, name: z.optional(z.string()) })
const xUser = z.object({
  data: z.object({ id: identifier, name: z.optional(z.string()), username: z.string() }),
})

export type OAuthName = 'github' | 'discord' | 'facebook' | 'x'
const providers: Readonly<Record<OAuthName, OAuth>> = {
  github: {
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userInfoUrl: 'https://api.github.com/user',
    scope: 'read:user user:email',
    clientAuth: ClientSecretPost,
    async read(ask) {
      const { id, login, name } = await ask(githubUser)
      // What `/user` shows is whatever the person wrote there.
      const emails = await ask(githubEmails, '/emails')
      const primary = emails.find(
        // The other kind takes no mail.
        (one) => one.primary && one.verified && !one.email.endsWith('@users.noreply.github.com'),
      )
      return profile(id, name ?? login, primary?.email)
    },
  },
  discord: {
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userInfoUrl: 'https://discord.com/api/users/@me',
    scope: 'identify email',
    clientAuth: ClientSecretPost,
    async read(ask) {
      const { id, username, global_name: name, email, verified } = await ask(discordUser)
      return profile(id, name ?? username, verified === true ? email : undefined)
    },
  },
  facebook: {
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
    userInfoUrl: 'https://graph.facebook.com/v23.0/me?fields=id,name',
    scope: 'public_profile',
    clientAuth: ClientSecretPost,
    async read(ask) {
      const { id, name } = await ask(facebookUser)
      // It does not say whether an address is verified.
      return profile(id, name)
    },
  },
  x: {
    authorizationUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    userInfoUrl: 'https://api.x.com/2/users/me',
    scope: 'users.read tweet.read',
    clientAuth: ClientSecretBasic,
    async read(ask) {
      const { id, name, username } = (await ask(xUser)).data
      return profile(id, name ?? username)
    },
  },
}

/** A provider of plain OAuth 2: no id_token, and an address that may be missing. */
export function oauth(name: OAuthName, options: SocialOptions, redirectUri: string): Provider {
  const provider = providers[name]
  const { clientId, clientSecret } = options
  const authorization = options.authorizationUrl ?? provider.authorizationUrl
  const userInfo = options.userInfoUrl ?? provider.userInfoUrl
  const tokens = options.tokenUrl ?? provider.tokenUrl
  const config = allowLoopback(
    new Configuration(
      {
        issuer: new URL(authorization).origin,
        authorization_endpoint: authorization,
        token_endpoint: tokens,
      },
      clientId,
      undefined,
      provider.clientAuth(clientSecret),
    ),
    tokens,
  )
  return {
    begin: (trip) =>
      authorizationUrl(config, trip, { redirect_uri: redirectUri, scope: provider.scope }),
    async finish(answer, trip) {
      const { access_token: token } = await exchange(config, redirectUri, answer, trip)
      return provider.read(async (shape, path = '') => {
        const url = new URL(userInfo)
        url.pathname += path
        const headers = new Headers({ accept: 'application/json', 'user-agent': 'causeway' })
        const response = await fetchProtectedResource(config, token, url, 'GET', null, headers)
        if (!response.ok) throw new Error(`The provider answered ${response.status}`)
        return shape.parse(await response.json())
      })
    },
  }
}

function profile(subject: string, name?: string | null, email?: string | null): Profile {
  const address = emailShape.safeParse(email?.toLowerCase())
  return { subject, userName: userNameOf(name), email: address.success ? address.data : null }
}
