import { importPKCS8, SignJWT } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  randomPKCECodeVerifier,
} from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { signInAs } from './testing/signInAs.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['social'] })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

const access = (name: keyof Devnet['social']) => devnet.social[name]
const callback = (name: string) => `http://secure.localhost:8100/callback/${name}`

async function oidc(name: 'google' | 'apple', secret?: string): Promise<Configuration> {
  const { issuer = '', clientId = '', clientSecret = '' } = access(name)
  const auth = ClientSecretPost(secret ?? clientSecret)
  const options = { execute: [allowInsecureRequests] }
  return discovery(new URL(issuer), clientId, undefined, auth, options)
}

async function logIn(
  config: Configuration,
  name: 'google' | 'apple',
  choice: Parameters<typeof signInAs>[1],
) {
  const verifier = randomPKCECodeVerifier()
  const uri = buildAuthorizationUrl(config, {
    redirect_uri: callback(name),
    scope: name === 'apple' ? 'openid name email' : 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: 's1',
    nonce: 'n1',
    ...(name === 'apple' ? { response_mode: 'form_post' } : {}),
  })
  const back = await signInAs(uri.href, choice)
  const checks = { pkceCodeVerifier: verifier, expectedState: 's1', expectedNonce: 'n1' }
  const asked = new URL(callback(name))
  asked.search = new URLSearchParams(
    Object.entries(back).filter(([key]) => key !== 'user'),
  ).toString()
  const finish = () =>
    authorizationCodeGrant(config, asked, checks, { redirect_uri: callback(name) })
  return { back, finish }
}

async function appleSecret(changes: { aud?: string; kid?: string } = {}): Promise<string> {
  const { privateKey = '', clientId = '', teamId = '', keyId = '', issuer = '' } = access('apple')
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: changes.kid ?? keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(changes.aud ?? issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'ES256'))
}

describe('Google', () => {
  test('default', async () => {
    const { finish } = await logIn(await oidc('google'), 'google', { person: 'Ada Lovelace' })
    expect((await finish()).claims()).toMatchObject({
      sub: '1815',
      name: 'Ada Lovelace',
      email: 'ada@example.test',
      email_verified: true,
    })
  })

  test('behavior: somebody new, unverified, is asked each time', async () => {
    await devnet.control.addPerson({
      id: '77',
      name: 'New Person',
      username: 'new',
      email: 'new@example.test',
      isEmailVerified: false,
    })
    const { finish } = await logIn(await oidc('google'), 'google', { person: 'New Person' })
    expect((await finish()).claims()).toMatchObject({ sub: '77', email_verified: false })
  })

  test('behavior: the person says no', async () => {
    const { back } = await logIn(await oidc('google'), 'google', 'deny')
    expect(back).toMatchObject({ error: 'access_denied', state: 's1' })
  })

  test('error: each lie is one that a client sees', async () => {
    for (const lie of ['nonce', 'audience', 'expired', 'issuer'] as const) {
      await devnet.control.setSocial({ lie })
      const config = await oidc('google')
      const { finish } = await logIn(config, 'google', { person: 'Ada Lovelace' })
      await expect(finish(), lie).rejects.toThrow()
    }
    await devnet.control.setSocial({ lie: 'state' })
    const { back } = await logIn(await oidc('google'), 'google', { person: 'Ada Lovelace' })
    expect(back.state).toBe('of-another-login')
  })

  test('error: a code works once, with its verifier, for a known callback', async () => {
    const config = await oidc('google')
    const { finish } = await logIn(config, 'google', { person: 'Ada Lovelace' })
    await finish()
    await expect(finish()).rejects.toMatchObject({ error: 'invalid_grant' })
    const uri = buildAuthorizationUrl(config, {
      redirect_uri: 'http://evil.test/callback/google',
      scope: 'openid',
    })
    expect((await fetch(uri)).status).toBe(400)
  })

  test('error: the provider is down', async () => {
    await devnet.control.setFault('google', { mode: 'refuse' })
    await expect(oidc('google')).rejects.toThrow()
  })
})

describe('Apple', () => {
  test('default: by form_post, the name comes once', async () => {
    const config = await oidc('apple', await appleSecret())
    const first = await logIn(config, 'apple', { person: 'Ada Lovelace' })
    expect(JSON.parse(first.back.user ?? '')).toEqual({
      name: { firstName: 'Ada', lastName: 'Lovelace' },
      email: 'ada@example.test',
    })
    expect((await first.finish()).claims()).toMatchObject({
      sub: '1815',
      email: 'ada@example.test',
      email_verified: 'true',
    })
    const second = await logIn(config, 'apple', { person: 'Ada Lovelace', hide: true })
    expect(second.back.user).toBeUndefined()
    expect((await second.finish()).claims()).toMatchObject({
      email: expect.stringMatching(/^[0-9a-f]{10}@privaterelay\.appleid\.com$/),
      is_private_email: 'true',
    })
  })

  test('error: a secret that is not signed as Apple wants it', async () => {
    const { clientId = '' } = access('apple')
    const wrong = [
      'secret',
      await appleSecret({ aud: clientId }),
      await appleSecret({ kid: 'other' }),
    ]
    for (const secret of wrong) {
      const config = await oidc('apple', secret)
      const { finish } = await logIn(config, 'apple', { person: 'Ada Lovelace' })
      await expect(finish()).rejects.toMatchObject({ error: 'invalid_client' })
    }
  })
})
