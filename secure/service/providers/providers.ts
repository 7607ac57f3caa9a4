import { type SocialProvider, socialProvider } from '#secure/wire'
import type { ServiceOptions } from '../config/options.ts'
import { createFarcaster, type Farcaster } from './farcaster.ts'
import { oauth } from './oauth.ts'
import { apple, google } from './openid.ts'
import type { Provider } from './provider.ts'

/** The logins that are offered here, beside e-mail. */
export type Providers = {
  readonly social: ReadonlyMap<SocialProvider, Provider>
  readonly farcaster: Farcaster | undefined
}

export function createProviders(options: ServiceOptions): Providers {
  const { secureOrigin, farcaster } = options
  const social = new Map<SocialProvider, Provider>()
  for (const name of socialProvider.options) {
    const provider = create(name, options)
    if (provider !== undefined) social.set(name, provider)
  }
  return {
    social,
    farcaster: farcaster === undefined ? undefined : createFarcaster(farcaster, secureOrigin),
  }
}

function create(name: SocialProvider, options: ServiceOptions): Provider | undefined {
  const redirectUri = `${options.secureOrigin}/callback/${name}`
  if (name === 'apple') {
    return options.apple === undefined ? undefined : apple(options.apple, redirectUri)
  }
  const given = options.socials[name]
  if (given === undefined) return undefined
  return name === 'google' ? google(given, redirectUri) : oauth(name, given, redirectUri)
}
