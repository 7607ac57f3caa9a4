import { generateKeyPairSync } from 'node:crypto'

export type SocialProvider = 'google' | 'apple' | 'github' | 'facebook' | 'x' | 'discord'

/** What each provider gave to the wallet's operator: public test values. */
export const socialClients = {
  google: { clientId: 'devnet.apps.googleusercontent.test', clientSecret: 'GOCSPX-devnet' },
  github: { clientId: 'Iv1.devnet', clientSecret: 'github-devnet-secret' },
  facebook: { clientId: '1000000000000001', clientSecret: 'facebook-devnet-secret' },
  x: { clientId: 'x-devnet-client', clientSecret: 'x-devnet-secret' },
  discord: { clientId: '100000000000000001', clientSecret: 'discord-devnet-secret' },
} as const

/** Apple's client proves itself with a key (ES256) in place of a secret. */
export function createAppleClient() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    clientId: 'test.devnet.wallet',
    teamId: 'DEVNETTEAM',
    keyId: 'DEVNETKEY1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey,
  }
}
export type AppleClient = ReturnType<typeof createAppleClient>

/** Where a provider may send people back to: the callback of a wallet on this machine. */
export function isCallback(uri: string, provider: SocialProvider): boolean {
  if (!URL.canParse(uri)) return false
  const { hostname, pathname, search, hash } = new URL(uri)
  const isLocal = hostname === '127.0.0.1' || /(^|\.)localhost$/.test(hostname)
  return isLocal && pathname === `/callback/${provider}` && search === '' && hash === ''
}
