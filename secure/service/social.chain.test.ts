import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import { type Choice, signInAs } from '#devnet/social/testing/signInAs.ts'
import type { SocialProvider } from '#secure/wire'
import type { Browser } from './testing/browser.ts'
import { readTables } from './testing/readTables.ts'
import { signInByEmail } from './testing/signIn.ts'
import { startService, type TestService } from './testing/startService.ts'

let devnet: Devnet
let world: TestService
const names = ['google', 'apple', 'github', 'facebook', 'x', 'discord'] as const
const ada: Choice = { person: 'Ada Lovelace' }
const code = (name: string) => expect.objectContaining({ code: name })

beforeAll(async () => {
  devnet = await startTestDevnet({ only: ['chains', 'social', 'farcaster'] })
  const socials = names.map((name) => [
    `SOCIAL_${name.toUpperCase()}`,
    JSON.stringify(devnet.social[name]),
  ])
  const farcaster = JSON.stringify(devnet.farcaster)
  world = await startService({ ...Object.fromEntries(socials), FARCASTER: farcaster })
})
afterAll(async () => {
  await world?.stop()
  await devnet?.stop()
})
beforeEach(() => devnet.control.reset())

/** What the callback page is given, from whatever the provider sent along. */
async function comeBack(name: SocialProvider, answer: Record<string, string>): Promise<string> {
  const params = new URLSearchParams(answer)
  const window = world.browser()
  const response =
    name === 'apple'
      ? await window.send('/callback/apple', { method: 'POST', body: params })
      : await window.send(`/callback/${name}?${params}`)
  expect(response.status).toBe(303)
  expect(window.cookies.size).toBe(0)
  return response.headers.get('location') ?? ''
}

async function goOut(browser: Browser, provider: SocialProvider, choice: Choice = ada) {
  const { login, uri } = await browser.call('beginSocialLogin', { provider, site: null })
  return { login, answer: await signInAs(uri, choice) }
}

async function logIn(browser: Browser, provider: SocialProvider, choice: Choice = ada) {
  const { login, answer } = await goOut(browser, provider, choice)
  const result = await comeBack(provider, answer)
  expect(result).toMatch(/^\/callback#code=[-_A-Za-z0-9]{43}$/)
  return browser.call('finishSocialLogin', { login, code: result.slice('/callback#code='.length) })
}

/** Tests that the thief deletes nothing and takes nothing over, not even if a mail tells the owner. */
async function destroysNothing(thief: Browser): Promise<void> {
  const { addresses } = await thief.call('getAccount')
  if (addresses === null) {
    const shareSetId = randomUUID()
    const authShare = randomBytes(17).toString('base64url')
    const publicKey = randomBytes(65).toString('base64url')
    const made = { eip155: `0x${'1'.repeat(40)}` as const, solana: '1'.repeat(32) }
    await thief.call('makeKeys', { addresses: made, shareSetId, authShare, publicKey })
  }
  const { devices } = await thief.call('getDevices')
  const before = world.mail.mails.length
  for (const asked of [
    thief.call('deleteAccount', {}),
    ...devices.map(({ id }) => thief.call('removeDevice', { id })),
    thief.call('beginEmailChange', { email: 'thief@example.org' }),
  ]) {
    await expect(asked).rejects.toMatchObject({ code: 'KEY_NEEDED', data: { status: 403 } })
  }
  expect(world.mail.mails).toHaveLength(before)
}

describe('social logins (S5.10)', () => {
  test.each(names)('behavior: %s, twice, is one account', async (name) => {
    const [browser, other] = [world.browser(), world.browser()]
    const account = await logIn(browser, name)
    expect(account).toMatchObject({
      socialProvider: name,
      userName: expect.stringContaining('Ada'),
    })
    expect((await logIn(other, name)).id).toBe(account.id)
    expect(await other.call('getAccount')).toMatchObject({ id: account.id })
  })

  test('behavior: an address counts only when it is verified, and no two accounts become one', async () => {
    const grace = { person: 'Grace Hopper' }
    expect((await logIn(world.browser(), 'google', grace)).email).toBeNull()
    expect((await logIn(world.browser(), 'discord', grace)).email).toBeNull()
    expect((await logIn(world.browser(), 'github', { person: 'Alan Turing' })).email).toBeNull()
    // Ada's address went to whichever login was first; every other account has none.
    const accounts = await Promise.all(names.map((name) => logIn(world.browser(), name)))
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(names.length)
    expect(accounts.filter(({ email }) => email === 'ada@example.test')).toHaveLength(1)
    const byMail = await signInByEmail(world.browser(), world.mail, 'ada@example.test')
    expect(accounts.find(({ email }) => email !== null)?.id).toBe(byMail.id)
  })

  test('error: a refusal, a state of another provider, a state used before, a code of another login', async () => {
    const browser = world.browser()
    const denied = await goOut(browser, 'google', 'deny')
    expect(await comeBack('google', denied.answer)).toBe('/callback#error=4001')
    const finish = (login: string, typed: string) =>
      browser.call('finishSocialLogin', { login, code: typed })
    await expect(finish(denied.login, 'ABCDEFGH')).rejects.toEqual(code('PROVIDER_FAILED'))

    const { login, answer } = await goOut(browser, 'github')
    expect(await comeBack('discord', answer)).toBe('/callback#error=LOGIN_EXPIRED')
    expect(await comeBack('github', { ...answer, state: 'x' })).toBe(
      '/callback#error=LOGIN_EXPIRED',
    )
    const result = await comeBack('github', answer)
    expect(await comeBack('github', answer)).toBe('/callback#error=LOGIN_EXPIRED')
    const handed = result.slice('/callback#code='.length)
    const other = await goOut(browser, 'github')
    await expect(finish(other.login, handed)).rejects.toEqual(code('LOGIN_EXPIRED'))
    await expect(finish(login, 'AAAAAAAA')).rejects.toEqual(code('OTP_WRONG'))
    expect(await finish(login, handed)).toMatchObject({ socialProvider: 'github' })
    await expect(finish(login, handed)).rejects.toEqual(code('LOGIN_EXPIRED'))
  })

  test('attack: S10 a login that was cut off says who began it, where and when, before it has a code', async () => {
    const thief = world.browser({ userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/150.0' })
    const site = 'http://localhost:8100'
    const begin = async (named: string) => {
      const { login, uri } = await thief.call('beginSocialLogin', { provider: 'x', site: named })
      const result = await comeBack('x', await signInAs(uri, ada))
      return { login, handed: result.slice('/callback#code='.length) }
    }
    const finish = (login: string, typed: string) =>
      thief.call('finishSocialLogin', { login, code: typed })
    const person = world.browser()
    const refused = await begin(site)
    expect(await person.call('readCallback', { code: refused.handed })).toEqual({
      deviceName: 'Firefox on Linux',
      requestedAt: expect.any(Number),
      site,
    })
    const answer = { code: refused.handed, isOwn: false }
    expect(await person.call('answerCallback', answer)).toEqual({ typed: null })
    await expect(finish(refused.login, refused.handed)).rejects.toEqual(code('DEVICE_REFUSED'))

    // A site that may not embed us is not named.
    const { login, handed } = await begin('https://bank.example')
    expect(await person.call('readCallback', { code: handed })).toMatchObject({ site: null })
    const { typed } = await person.call('answerCallback', { code: handed, isOwn: true })
    expect(typed).toMatch(/^[0-9A-Z]{8}$/)
    for (const again of [handed, typed ?? '']) {
      const body = { code: again.padEnd(43, 'A') }
      await expect(person.call('readCallback', body)).rejects.toEqual(code('LOGIN_EXPIRED'))
    }
    await expect(finish(login, handed)).rejects.toEqual(code('OTP_WRONG'))
    const spoken = `${typed?.slice(0, 4)}-${typed?.slice(4)}`.toLowerCase()
    expect(await finish(login, spoken)).toMatchObject({ socialProvider: 'x' })
    // A thief to whom the code was read out destroys nothing.
    await destroysNothing(thief)
  })

  test.each(['nonce', 'audience', 'expired', 'issuer', 'signature'] as const)(
    'error: an id_token with a wrong %s',
    async (lie) => {
      await devnet.control.setSocial({ lie })
      for (const name of ['google', 'apple'] as const) {
        const { answer } = await goOut(world.browser(), name)
        expect(await comeBack(name, answer)).toBe('/callback#error=PROVIDER_FAILED')
      }
    },
  )

  test('behavior: the state of a login at a provider is kept sealed, and not after hours', async () => {
    const { uri } = await world.browser().call('beginSocialLogin', {
      provider: 'google',
      site: null,
    })
    const query = new URL(uri).searchParams
    const secrets = ['state', 'nonce', 'code_challenge'].map((name) => query.get(name) ?? '')
    expect(secrets.every((one) => one.length > 20)).toBe(true)
    const logins = async () => (await readTables(world.database)).logins ?? []
    const kept = JSON.stringify(await logins())
    expect(secrets.filter((one) => kept.includes(one))).toEqual([])
    // What was sealed is under the service's key: its id, and bytes.
    expect(await logins()).toContainEqual(
      expect.objectContaining({ sealed: expect.stringMatching(/^[0-9a-f]{8}\.[-\w]{40,}$/) }),
    )
    world.pass(3 * 3_600)
    await world.sweep()
    expect(await logins()).toEqual([])
  })

  test('error: a provider that fails leaves nothing half made', async () => {
    const { login, answer } = await goOut(world.browser(), 'x', { person: 'Grace Hopper' })
    await devnet.control.setFault('x', { mode: '500' })
    expect(await comeBack('x', answer)).toBe('/callback#error=PROVIDER_FAILED')
    const finish = world.browser().call('finishSocialLogin', { login, code: 'ABCDEFGH' })
    await expect(finish).rejects.toEqual(code('PROVIDER_FAILED'))
    expect(JSON.stringify(world.logs)).not.toContain(answer.code)
  })
})

describe('Sign In With Farcaster (S1.01)', () => {
  async function logInWithFarcaster(browser: Browser) {
    const { login, url } = await browser.call('beginFarcasterLogin', {})
    const page = await fetch(url, { method: 'POST', body: new URLSearchParams({ person: '1815' }) })
    expect(page.ok).toBe(true)
    return browser.call('awaitFarcaster', { login })
  }

  test('behavior: accepted in the app, the number is the account', async () => {
    const { account } = await logInWithFarcaster(world.browser())
    expect(account).toMatchObject({ socialProvider: 'farcaster', userName: 'ada', email: null })
    const again = await logInWithFarcaster(world.browser())
    expect(again.account?.id).toBe(account?.id)
  })

  test('attack: S10 a login that was approved for somebody else destroys nothing', async () => {
    const thief = world.browser()
    await logInWithFarcaster(thief)
    await destroysNothing(thief)
  })

  test.each(['stranger', 'fid', 'domain', 'nonce', 'expired', 'unregistered'] as const)(
    'error: %s is not signed in',
    async (lie) => {
      await devnet.control.setFarcaster({ lie })
      const browser = world.browser()
      await expect(logInWithFarcaster(browser)).rejects.toEqual(code('PROVIDER_FAILED'))
      expect(browser.cookies.size).toBe(0)
    },
  )
})
