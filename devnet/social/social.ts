import type { Faults } from '../http/faults.ts'
import type { Listening } from '../http/listen.ts'
import { appleProvider } from './apple.ts'
import { createAppleClient, socialClients, type SocialProvider } from './clients.ts'
import { discord } from './discord.ts'
import { facebook } from './facebook.ts'
import { github } from './github.ts'
import { google } from './google.ts'
import { startOidc } from './oidc.ts'
import type { Person } from './people.ts'
import { startProvider } from './provider.ts'
import type { SocialSettings } from './settings.ts'
import { x } from './x.ts'

/** What a client of a provider is told: who it is, and where the provider is. */
export type SocialAccess = Record<SocialProvider, Record<string, string>>

/** Starts every provider, and says how a wallet reaches them. */
export async function startSocial(options: {
  people: readonly Person[]
  settings: SocialSettings
  faults: Faults
}): Promise<{ access: SocialAccess; urls: Record<SocialProvider, string>; servers: Listening[] }> {
  const apple = createAppleClient()
  const [googleServer, appleServer, githubServer, facebookServer, xServer, discordServer] =
    await Promise.all([
      startOidc(google, options),
      startOidc(appleProvider(apple), options),
      startProvider(github, { ...options, client: socialClients.github }),
      startProvider(facebook, { ...options, client: socialClients.facebook }),
      startProvider(x, { ...options, client: socialClients.x }),
      startProvider(discord, { ...options, client: socialClients.discord }),
    ])
  const { clientId, teamId, keyId, privateKey } = apple
  const at = ({ url }: Listening, authorize: string, token: string, userInfo: string) => ({
    authorizationUrl: `${url}${authorize}`,
    tokenUrl: `${url}${token}`,
    userInfoUrl: `${url}${userInfo}`,
  })
  return {
    access: {
      google: { ...socialClients.google, issuer: googleServer.url },
      apple: { clientId, teamId, keyId, privateKey, issuer: appleServer.url },
      github: {
        ...socialClients.github,
        ...at(githubServer, github.authorizePath, github.tokenPath, '/user'),
      },
      facebook: {
        ...socialClients.facebook,
        ...at(
          facebookServer,
          facebook.authorizePath,
          facebook.tokenPath,
          '/me?fields=id,name,email',
        ),
      },
      x: { ...socialClients.x, ...at(xServer, x.authorizePath, x.tokenPath, '/2/users/me') },
      discord: {
        ...socialClients.discord,
        ...at(discordServer, discord.authorizePath, discord.tokenPath, '/api/users/@me'),
      },
    },
    urls: {
      google: googleServer.url,
      apple: appleServer.url,
      github: githubServer.url,
      facebook: facebookServer.url,
      x: xServer.url,
      discord: discordServer.url,
    },
    servers: [googleServer, appleServer, githubServer, facebookServer, xServer, discordServer],
  }
}
