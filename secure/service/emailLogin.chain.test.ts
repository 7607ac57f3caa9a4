import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRows } from '#secure/api'
import { CODE_ATTEMPTS } from './limits.ts'
import type { Browser } from './testing/browser.ts'
import { SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'
import { approveLink, signInByEmail } from './testing/signIn.ts'

let world: TestService
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world?.stop())

const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000')
const code = (name: string) => expect.objectContaining({ code: name })

/** Up to the point where the code has to be typed. */
async function askForCode(browser: Browser, email: string) {
  const { login } = await browser.call('beginEmailLogin', { email })
  const otp = await approveLink(world.browser(), world.mail, email)
  expect(await browser.call('awaitDevice', { login })).toEqual({ isApproved: true })
  return { login, otp }
}

describe('a login by e-mail (S7.28)', () => {
  test('behavior: link and code for a new device, the code for a known one, nothing while signed in', async () => {
    const browser = world.browser()
    const account = await signInByEmail(browser, world.mail, 'ada@example.org')
    expect(account).toMatchObject({ email: 'ada@example.org', addresses: null, recovery: null })
    expect(await browser.call('getAccount')).toEqual(account)
    const begin = (email: string) => browser.call('beginEmailLogin', { email })
    expect(await begin('Ada@Example.org')).toMatchObject({ action: 'CONNECT' })
    await browser.call('endSession', { everywhere: false })
    await expect(browser.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
    expect(await begin('ada@example.org')).toMatchObject({ action: 'VERIFY_OTP' })
    world.pass(30)
    const again = await world.browser().call('beginEmailLogin', { email: 'ada@example.org' })
    expect(again).toMatchObject({ action: 'VERIFY_DEVICE' })
  })

  test('error: a wrong code says how many tries are left, and the fifth ends the login', async () => {
    const browser = world.browser()
    const { login, otp } = await askForCode(browser, 'brute@example.org')
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => browser.call('verifyOtp', { login, otp: wrong(otp) })),
    )
    const codes = tries.map((tried) => tried.status === 'rejected' && tried.reason.code)
    expect(codes.filter((one) => one === 'OTP_WRONG')).toHaveLength(4)
    expect(codes.filter((one) => one === 'OTP_ATTEMPTS')).toHaveLength(4)
    await expect(browser.call('verifyOtp', { login, otp })).rejects.toEqual(code('OTP_ATTEMPTS'))
    // Nor is another code mailed, which would open as little.
    world.pass(30)
    await expect(browser.call('sendCodeAgain', { login })).rejects.toEqual(code('OTP_ATTEMPTS'))
    expect(browser.cookies.size).toBe(0)
  })

  test('error: a code is over after 20 minutes, and after its first use', async () => {
    const browser = world.browser()
    const { login, otp } = await askForCode(browser, 'late@example.org')
    const both = await Promise.allSettled([
      browser.call('verifyOtp', { login, otp }),
      browser.call('verifyOtp', { login, otp }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(browser.call('verifyOtp', { login, otp })).rejects.toEqual(code('LOGIN_EXPIRED'))
    const other = world.browser()
    const body = await askForCode(other, 'later@example.org')
    world.pass(20 * 60)
    await expect(other.call('verifyOtp', body)).rejects.toEqual(code('OTP_EXPIRED'))
  })

  test('behavior: another code ends the one before, after 30 s (S5.01)', async () => {
    const browser = world.browser()
    const { login, otp: first } = await askForCode(browser, 'again@example.org')
    await expect(browser.call('sendCodeAgain', { login })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^Please try again after (29|30) seconds$/),
      retryAfterSeconds: expect.any(Number),
    })
    world.pass(30)
    await browser.call('sendCodeAgain', { login })
    const second = world.mail.codeFor('again@example.org')
    if (first !== second) {
      await expect(browser.call('verifyOtp', { login, otp: first })).rejects.toEqual(
        code('OTP_WRONG'),
      )
    }
    expect((await browser.call('verifyOtp', { login, otp: second })).email).toBe(
      'again@example.org',
    )
  })
})

describe('the mailed link', () => {
  /** A login that begins in one browser, and its link in another. */
  async function mailed(email: string) {
    const browser = world.browser({ language: 'xx,ar-EG,en;q=0.5' })
    const phone = world.browser({ language: 'de' })
    const { login } = await browser.call('beginEmailLogin', { email })
    return { browser, phone, login, link: world.mail.linkFor(email) }
  }

  test('behavior: read often, anywhere', async () => {
    const email = 'link@example.org'
    const { phone, link } = await mailed(email)
    for (const _ of [1, 2]) {
      expect(await phone.call('getDeviceLink', { link })).toMatchObject({
        deviceName: 'Chrome on Windows',
        email,
      })
    }
  })

  test('behavior: answered once', async () => {
    const { browser, phone, login, link } = await mailed('answered@example.org')
    const body = { login, otp: '123456' }
    await expect(browser.call('verifyOtp', body)).rejects.toEqual(code('LOGIN_EXPIRED'))
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => phone.call('answerDeviceLink', { link, isApproved: true })),
    )
    const codes = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.code] : []))
    expect(codes).toEqual([expect.stringMatching(/^\d{6}$/)])
    expect(phone.cookies.size).toBe(0)
    expect(await browser.call('awaitDevice', { login })).toEqual({ isApproved: true })
  })

  test('behavior: a code that is mailed anyway is in the language of the login, and names its browser', async () => {
    const email = 'anyway@example.org'
    const { phone, login, link } = await mailed(email)
    await phone.call('answerDeviceLink', { link, isApproved: true })
    world.pass(30)
    await phone.call('sendCodeAgain', { login })
    expect(world.mail.mails.at(-1)?.raw).toMatch(/^Content-Language: ar\r?$/m)
    expect(world.mail.mails.at(-1)?.text).toContain('رمزك لتسجيل الدخول')
    expect(world.mail.codeFor(email)).toMatch(/^\d{6}$/)
    expect(world.mail.mails.at(-1)?.text).toContain('\u2068Chrome\u2069 على \u2068Windows\u2069')
  })

  test('behavior: one mail logs in: the page of its link has the code, and names the site and the browser (L9)', async () => {
    const browser = world.browser()
    const email = 'once@example.org'
    const site = world.env.ALLOWED_ORIGINS ?? ''
    const { login } = await browser.call('beginEmailLogin', { email, site })
    const link = world.mail.linkFor(email)
    expect(await world.browser().call('getDeviceLink', { link })).toMatchObject({ site })
    const otp = await approveLink(world.browser(), world.mail, email)
    expect((await browser.call('verifyOtp', { login, otp })).email).toBe(email)
    expect(world.mail.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('attack: a site that may not embed the wallet is not named, and the code of one login opens no other (S10)', async () => {
    const [mine, theirs] = [world.browser(), world.browser()]
    const email = 'two@example.org'
    const first = await theirs.call('beginEmailLogin', { email, site: 'https://evil.example' })
    const link = world.mail.linkFor(email)
    expect(await mine.call('getDeviceLink', { link })).toMatchObject({ site: null })
    world.pass(30)
    const second = await mine.call('beginEmailLogin', { email })
    const otp = await approveLink(mine, world.mail, email)
    // An attacker's login for the same address can try no code: it was not approved, and has none.
    const stolen = theirs.call('verifyOtp', { login: first.login, otp })
    await expect(stolen).rejects.toEqual(code('LOGIN_EXPIRED'))
    expect((await mine.call('verifyOtp', { login: second.login, otp })).email).toBe(email)
  })

  test('error: refused, over, or nobody’s', async () => {
    const browser = world.browser()
    const email = 'no@example.org'
    const { login } = await browser.call('beginEmailLogin', { email })
    const link = world.mail.linkFor(email)
    const held = browser.call('awaitDevice', { login })
    await world.browser().call('answerDeviceLink', { link, isApproved: false })
    await expect(held).rejects.toMatchObject({ code: 'DEVICE_REFUSED', data: { status: 403 } })
    const late = 'no-late@example.org'
    await browser.call('beginEmailLogin', { email: late })
    const old = world.mail.linkFor(late)
    world.pass(20 * 60)
    for (const dead of [link, old, 'A'.repeat(43)]) {
      const answer = browser.call('answerDeviceLink', { link: dead, isApproved: true })
      await expect(answer).rejects.toMatchObject({ code: expect.stringMatching(/REFUSED|EXPIRED/) })
    }
  })

  test('error: where the mail cannot be sent nothing begins', async () => {
    world.mail.refuse(true)
    const begin = world.browser().call('beginEmailLogin', { email: 'never@example.org' })
    await expect(begin).rejects.toMatchObject({ code: 'MAIL_FAILED', data: { status: 502 } })
    world.mail.refuse(false)
  })

  test('error: where the mail cannot be sent, what is approved needs no other', async () => {
    const browser = world.browser()
    const email = 'down@example.org'
    const { login } = await browser.call('beginEmailLogin', { email })
    world.mail.refuse(true)
    const otp = await approveLink(browser, world.mail, email)
    world.pass(30)
    // A code that cannot be mailed ends none.
    await expect(browser.call('sendCodeAgain', { login })).rejects.toEqual(code('MAIL_FAILED'))
    world.mail.refuse(false)
    expect((await browser.call('verifyOtp', { login, otp })).email).toBe(email)
  })
})

describe('limits', () => {
  test('error: who was never let in cannot use up the tries of somebody else', async () => {
    const [stranger, owner] = [world.browser(), world.browser()]
    const email = 'tries@example.org'
    const { login: theirs } = await stranger.call('beginEmailLogin', { email })
    for (let tries = 0; tries < 31; tries += 1) {
      const guess = stranger.call('verifyOtp', { login: theirs, otp: '000000' })
      await expect(guess).rejects.toEqual(code('LOGIN_EXPIRED'))
    }
    world.pass(30)
    const body = await askForCode(owner, email)
    expect((await owner.call('verifyOtp', body)).email).toBe(email)
  })

  test('behavior: per address, per place, and nothing tells an address that is known', async () => {
    const known = 'known@example.org'
    await signInByEmail(world.browser(), world.mail, known)
    world.pass(3_600)
    const shapes = await Promise.all(
      [known, 'unknown@example.org'].map(async (email) => {
        const response = await world.browser().send('/api/logins/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-causeway': '1', origin: SECURE_ORIGIN },
          body: JSON.stringify({ email }),
        })
        const headers = [...response.headers.keys()].sort()
        const text = (await response.text()).replace(/[-_A-Za-z0-9]{43}/, 'SECRET')
        const [mail] = world.mail.mails.filter(({ to }) => to === email).slice(-1)
        return { status: response.status, headers, text, mail: mail?.text.replace(/#\S+/, '#LINK') }
      }),
    )
    expect(shapes[0]).toEqual(shapes[1])
    expect(shapes[0]?.text).toContain('VERIFY_DEVICE')
    await expect(world.browser().call('beginEmailLogin', { email: known })).rejects.toEqual(
      code('RATE_LIMITED'),
    )
    for (let mails = 1; mails < 10; mails += 1) {
      world.pass(30)
      await world.browser().call('beginEmailLogin', { email: known })
    }
    world.pass(30)
    await expect(world.browser().call('beginEmailLogin', { email: known })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      // An hour after the first mail, which was ten pauses ago.
      message: expect.stringMatching(/after (3300|32\d\d) seconds/),
    })
    const place = world.browser({ ip: '192.0.2.7' })
    const begins = Array.from({ length: 61 }, (_, index) =>
      place.call('beginEmailLogin', { email: `n${index}@example.org` }),
    )
    const refused = (await Promise.allSettled(begins)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
  })
})

test('behavior: wrong codes and the lock are told in the log, and not whose they are (S24)', async () => {
  const browser = world.browser()
  const email = 'guessed@example.org'
  const { login } = await browser.call('beginEmailLogin', { email })
  const link = world.mail.linkFor(email)
  const guess = wrong(await approveLink(world.browser(), world.mail, email))
  const from = world.logs.length
  for (let time = 0; time < CODE_ATTEMPTS + 1; time += 1) {
    await expect(browser.call('verifyOtp', { login, otp: guess })).rejects.toThrow()
  }
  const lines = world.logs.slice(from)
  const told = lines.flatMap((line) => {
    const { level, event, ...fields } = JSON.parse(line)
    return event === 'guess.refused' ? [[level, fields.route, fields.code]] : []
  })
  const { path } = apiRows.verifyOtp
  expect(told).toEqual([
    ...Array(CODE_ATTEMPTS - 1).fill(['warn', path, 'OTP_WRONG']),
    ...Array(2).fill(['warn', path, 'OTP_ATTEMPTS']),
  ])
  for (const secret of [email, guess, login, link]) expect(lines.join()).not.toContain(secret)
})
