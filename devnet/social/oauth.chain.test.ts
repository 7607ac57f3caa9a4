import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { type Choice, signInAs } from './testing/signInAs.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['social'] })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

type Name = 'github' | 'facebook' | 'x' | 'discord'
const callback = (name: Name) => `http://secure.localhost:8100/callback/${name}`
const verifier = 'v'.repeat(43)
const scopes: Record<Name, string> = {
  github: 'read:user user:email',
  facebook: 'public_profile,email',
  x: 'users.read tweet.read',
  discord: 'identify email',
}

function authorize(name: Name, choice: Choice, changes: Record<string, string> = {}) {
  const { authorizationUrl, clientId = '' } = devnet.social[name]
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback(name),
    state: 's1',
    scope: scopes[name],
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })
  return signInAs(`${authorizationUrl}?${query}`, choice)
}

async function exchange(name: Name, code = '', changes: Record<string, string> = {}) {
  const { tokenUrl = '', clientId = '', clientSecret = '' } = devnet.social[name]
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback(name),
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
      ...changes,
    }),
  })
  return { status: response.status, body: await response.json() }
}

async function get(url = '', token = '') {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(url, { headers })
  return { status: response.status, body: await response.json() }
}

/** Signs in and asks who it was. */
async function whoIs(name: Name, person: string, path = '') {
  const { code } = await authorize(name, { person })
  const { body } = await exchange(name, code)
  return get(`${devnet.social[name].userInfoUrl}${path}`, body.access_token)
}

describe('GitHub', () => {
  test('default', async () => {
    expect(await whoIs('github', 'Ada Lovelace')).toMatchObject({
      status: 200,
      body: { login: 'ada', id: 1815, name: 'Ada Lovelace', email: null },
    })
    expect((await whoIs('github', 'Grace Hopper', '/emails')).body).toContainEqual({
      email: 'grace@example.test',
      primary: true,
      verified: false,
      visibility: 'private',
    })
  })

  test('error: a wrong code has status 200, and a form where no JSON was asked for', async () => {
    expect(await exchange('github', 'wrong')).toMatchObject({
      status: 200,
      body: { error: 'bad_verification_code' },
    })
    const { tokenUrl = '' } = devnet.social.github
    const text = await (await fetch(tokenUrl, { method: 'POST' })).text()
    expect(new URLSearchParams(text).get('error')).toBe('incorrect_client_credentials')
    expect((await get(devnet.social.github.userInfoUrl)).body.message).toBe('Bad credentials')
  })
})

describe('X', () => {
  test('default', async () => {
    expect(await whoIs('x', 'Ada Lovelace')).toEqual({
      status: 200,
      body: { data: { id: '1815', name: 'Ada Lovelace', username: 'ada' } },
    })
  })

  test('error: no challenge, another verifier, and no token', async () => {
    const choice = { person: 'Ada Lovelace' }
    await expect(authorize('x', choice, { code_challenge_method: 'plain' })).rejects.toThrow('400')
    const { code } = await authorize('x', choice)
    expect(await exchange('x', code, { code_verifier: 'w'.repeat(43) })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    })
    expect(await get(devnet.social.x.userInfoUrl)).toMatchObject({
      status: 401,
      body: { title: 'Unauthorized', status: 401 },
    })
  })
})

describe('Discord', () => {
  test('default', async () => {
    expect((await whoIs('discord', 'Grace Hopper')).body).toMatchObject({
      id: '1906',
      username: 'grace',
      global_name: 'Grace Hopper',
      email: 'grace@example.test',
      verified: false,
    })
  })

  test('error: a code that was used', async () => {
    const { code } = await authorize('discord', { person: 'Ada Lovelace' })
    await exchange('discord', code)
    expect(await exchange('discord', code)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  })
})

describe('Facebook', () => {
  test('default', async () => {
    expect((await whoIs('facebook', 'Ada Lovelace')).body).toEqual({
      id: '1815',
      name: 'Ada Lovelace',
      email: 'ada@example.test',
    })
    for (const person of ['Grace Hopper', 'Alan Turing']) {
      expect((await whoIs('facebook', person)).body).not.toHaveProperty('email')
    }
  })

  test('error: in the words of the graph', async () => {
    expect(await exchange('facebook', 'wrong')).toMatchObject({
      status: 400,
      body: { error: { type: 'OAuthException', code: 100, fbtrace_id: expect.any(String) } },
    })
  })
})

test('error: a no, a foreign callback and another state', async () => {
  for (const name of ['github', 'facebook', 'x', 'discord'] as const) {
    expect(await authorize(name, 'deny')).toMatchObject({ error: 'access_denied', state: 's1' })
    const foreign = authorize(name, 'deny', { redirect_uri: `https://evil.test/callback/${name}` })
    await expect(foreign).rejects.toThrow('400')
  }
  await devnet.control.setSocial({ lie: 'state' })
  expect((await authorize('x', { person: 'Ada Lovelace' })).state).toBe('of-another-login')
})
