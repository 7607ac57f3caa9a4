import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
} from 'openid-client'
import type { Trip } from './provider.ts'

/** A provider's answer may take this long. */
export const ANSWER_SECONDS = 10
const CACHED_MS = 5 * 60_000

/** Caches a value for five minutes; a failure is not cached. */
export function briefly<T>(make: () => Promise<T>): () => Promise<T> {
  let cached: { value: Promise<T>; until: number } | undefined
  return () => {
    if (cached === undefined || cached.until < Date.now()) {
      const value = make()
      cached = { value, until: Date.now() + CACHED_MS }
      value.catch(() => {
        cached = undefined
      })
    }
    return cached.value
  }
}

/** Of an authorization response (RFC 6749, RFC 9207). */
const responseParameters = ['code', 'state', 'iss', 'error', 'error_description'] as const

/** Plain HTTP is for loopback alone, which the options have checked. */
export function allowLoopback(config: Configuration, url: string): Configuration {
  config.timeout = ANSWER_SECONDS
  if (url.startsWith('http:')) allowInsecureRequests(config)
  return config
}

export async function authorizationUrl(
  config: Configuration,
  { state, verifier }: Trip,
  parameters: Record<string, string>,
): Promise<string> {
  return buildAuthorizationUrl(config, {
    ...parameters,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}

/** Exchanges the code; state, verifier and, where given, nonce must be those that went out. */
export function exchange(
  config: Configuration,
  redirectUri: string,
  answer: URLSearchParams,
  { state, verifier }: Trip,
  nonce?: string,
) {
  const url = new URL(redirectUri)
  // Other parameters that a provider adds would become a part of the redirect_uri.
  for (const name of responseParameters) {
    for (const value of answer.getAll(name)) url.searchParams.append(name, value)
  }
  return authorizationCodeGrant(config, url, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(nonce === undefined ? {} : { expectedNonce: nonce }),
  })
}
