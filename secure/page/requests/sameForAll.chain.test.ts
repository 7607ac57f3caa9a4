import { afterAll, beforeAll, expect, test } from 'vitest'
import { SecureError } from '#secure/wire'
import {
  SECURE_ORIGIN,
  startService,
  type TestService,
} from '../../service/testing/startService.ts'
import { createApi } from '../api.ts'
import { createDevice } from '../testing/device.ts'
import { openPage } from '../testing/page.ts'
import { createVictim, MAIL_PAUSE } from '../testing/victim.ts'
import { connectDevice, connectEmail, connectOtp } from './logins.ts'

const HOUR = 3_600
const context = { id: '1', signal: new AbortController().signal }

let world: TestService
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world?.stop())

/** Addresses of whom a stranger would like to know more. */
const addresses: Readonly<Record<string, () => Promise<string>>> = {
  'one that is unknown': async () => 'nobody@example.org',
  'one with a wallet': async () => (await createVictim(world, ['fresh'], HOUR)).email,
  'one with a removed device': async () => (await createVictim(world, ['removed'], HOUR)).email,
  'one that is being deleted': async () => {
    const { email } = await createVictim(world, ['fresh'], HOUR)
    const asking = await createDevice(world)
    world.pass(MAIL_PAUSE)
    await asking.signIn(email)
    const { dueAt } = await asking.api.call('deleteAccount', {})
    expect(dueAt).not.toBeNull()
    return email
  },
}

/** What differs for everybody: the address itself, secrets, codes and times. */
function without(email: string, text: string): string {
  return text
    .replaceAll(email, 'ADDRESS')
    .replace(/[-_A-Za-z0-9]{43}/g, 'SECRET')
    .replace(/\b\d{6}\b/g, 'CODE')
    .replace(/"requestedAt":\d+/g, 'TIME')
    .replace(/, on [^\n]+ UTC/g, 'TIME')
    .replace(/after \d+ seconds|"retryAfterSeconds":\d+/g, 'WAIT')
}

/**
 * All that a stranger can do with an address, up to the last wrong code: each answer as it came, what the
 * widget is told, by which it chooses its screen, and each mail.
 */
async function observe(email: string): Promise<unknown[]> {
  const seen: unknown[] = []
  const browser = world.browser()
  const api = createApi('', async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', SECURE_ORIGIN)
    const response = await browser.send(String(path), { ...init, headers })
    const body = without(email, await response.clone().text())
    const cookies = browser.lines.length
    seen.push({ path, status: response.status, body, cookies, names: [...response.headers.keys()] })
    return response
  })
  const { page } = await openPage({ ...(await createDevice(world)), api })
  const appearance = async (name: string, doing: () => Promise<unknown>) => {
    const shown = await doing().catch((error: unknown) => {
      if (error instanceof SecureError) return { code: error.code, text: error.message }
      throw error
    })
    seen.push({ name, shown: without(email, JSON.stringify(shown) ?? '') })
  }
  const begin = () => connectEmail(page, { email }, context)
  const answer = (isApproved: boolean) =>
    api.call('answerDeviceLink', { link: world.mail.linkFor(email), isApproved })
  const mails = () => world.mail.mails.filter(({ to }) => to === email)
  const before = mails().length

  await appearance('begin', begin)
  await appearance('begin at once again', begin)
  await appearance('code before the link', () => connectOtp(page, { otp: '000000' }))
  world.pass(MAIL_PAUSE)
  await appearance('link again', () =>
    api.call('sendCodeAgain', { login: page.session.login.get() }),
  )
  await appearance('read', () => api.call('getDeviceLink', { link: world.mail.linkFor(email) }))
  await appearance('refuse', () => answer(false))
  await appearance('wait', () => connectDevice(page, context))
  world.pass(MAIL_PAUSE)
  await appearance('begin anew', begin)
  await appearance('approve', () => answer(true))
  await appearance('wait', () => connectDevice(page, context))
  world.pass(MAIL_PAUSE)
  await appearance('another code', begin)
  // The code that the page of the link showed ended with this one, or is as little known.
  const otp = world.mail.codeFor(email) === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 6; tries += 1)
    await appearance('guess', () => connectOtp(page, { otp }))
  world.pass(MAIL_PAUSE)
  await appearance('begin once more', begin)
  return [
    ...seen,
    ...mails()
      .slice(before)
      .map(({ text }) => without(email, text)),
  ]
}

// What takes how long is not measured here.
test('attack: a stranger gets the same answers, mails and screens for every address', async () => {
  const all: (readonly [string, unknown[]])[] = []
  for (const [name, make] of Object.entries(addresses)) {
    const email = await make()
    // Its own logins are no longer counted.
    world.pass(HOUR + 1)
    all.push([name, await observe(email)])
  }
  const [[, first] = ['', []], ...others] = all
  expect(first.length).toBeGreaterThan(30)
  for (const [name, seen] of others) expect([name, seen]).toEqual([name, first])
  // Or what is compared would not have been much.
  const told = JSON.stringify(first)
  for (const part of [
    'VERIFY_DEVICE',
    'RATE_LIMITED',
    'DEVICE_REFUSED',
    'OTP_WRONG',
    'OTP_ATTEMPTS',
  ]) {
    expect(told).toContain(part)
  }
  expect(first.filter((one) => typeof one === 'string')).toHaveLength(5)
})
