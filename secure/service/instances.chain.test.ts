import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openServer } from '#devnet/testing/openServer.ts'
import { openBrowser } from './testing/browser.ts'
import { type MailSink, startMailSink } from './testing/mailSink.ts'
import { type Postgres, startPostgres } from './testing/postgres.ts'
import { loginAtOnce } from './testing/loginAtOnce.ts'
import { readTables } from './testing/readTables.ts'
import { approveLink, signInByEmail } from './testing/signIn.ts'
import { SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'

const code = (name: string) => expect.objectContaining({ code: name })

describe('two processes on one PostgreSQL', () => {
  let missing: string | undefined
  let postgres: Postgres | undefined
  let mail: MailSink
  let [one, two]: TestService[] = []

  beforeAll(async () => {
    const opened = await openServer(startPostgres)
    missing = opened.missing
    if (opened.server === undefined) return
    postgres = opened.server
    mail = await startMailSink()
    const env = {
      DATABASE_URL: postgres.url,
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      LOGINS_PER_IP: '500',
    }
    // At once, on an empty database: one of them makes the tables.
    ;[one, two] = await Promise.all([startService(env, mail), startService(env, mail)])
  })
  beforeEach(({ skip }) => (missing === undefined ? undefined : skip(missing)))
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await mail?.close()
    await postgres?.stop()
  })

  /** One browser that reaches either process. */
  function both() {
    if (postgres === undefined || one === undefined || two === undefined) {
      throw new Error('They do not run')
    }
    const first = one.browser()
    const options = { cookies: first.cookies }
    const second = openBrowser(two.service.url(), SECURE_ORIGIN, options)
    return { first, second, one, two, postgres }
  }

  test('behavior: a login begins at one and ends at the other, and the held route hears the link', async () => {
    const { first, second } = both()
    const email = 'ada@example.org'
    const { login } = await first.call('beginEmailLogin', { email })
    const held = first.call('awaitDevice', { login })
    const otp = await approveLink(second, mail, email)
    expect(await held).toEqual({ isApproved: true })
    const account = await second.call('verifyOtp', { login, otp })
    expect(await first.call('getAccount')).toEqual(account)
  })

  test('behavior: a ticket is redeemed at one of them alone', async () => {
    const { first, second } = both()
    await signInByEmail(first, mail, 'ticket@example.org')
    const { ticket } = await first.call('makeTicket', { origin: null })
    const redeemed = await Promise.allSettled([
      first.call('redeemTicket', { ticket }),
      second.call('redeemTicket', { ticket }),
    ])
    expect(redeemed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('behavior: who signs out everywhere at one is signed out at the other', async () => {
    const { first, second } = both()
    await signInByEmail(first, mail, 'everywhere@example.org')
    await second.call('endSession', { everywhere: true })
    await expect(first.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
  })

  test('behavior: limits and attempts count across both (S5.01)', async () => {
    const { first, second, two } = both()
    const email = 'limits@example.org'
    const { login } = await first.call('beginEmailLogin', { email })
    await expect(two.browser().call('beginEmailLogin', { email })).rejects.toEqual(
      code('RATE_LIMITED'),
    )
    const otp = (await approveLink(second, mail, email)) === '000000' ? '000001' : '000000'
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? first : second).call('verifyOtp', { login, otp }),
      ),
    )
    const codes = tries.map((tried) => tried.status === 'rejected' && tried.reason.code)
    expect(codes.filter((name) => name === 'OTP_WRONG')).toHaveLength(4)
    expect(codes.filter((name) => name === 'OTP_ATTEMPTS')).toHaveLength(8)
  })

  test('error: the database goes away in the middle of a login: told, nothing half made, and it goes on', async () => {
    const { first, second, one, postgres } = both()
    const email = 'gone@example.org'
    const { login } = await first.call('beginEmailLogin', { email })
    const body = { login, otp: await approveLink(second, mail, email) }
    await postgres.leave()
    for (const browser of [first, second]) {
      await expect(browser.call('verifyOtp', body)).rejects.toMatchObject({
        code: 'SERVICE_DOWN',
        data: { status: 503 },
      })
    }
    expect((await first.send('/health')).status).toBe(503)
    await postgres.comeBack()
    const { accounts = [] } = await readTables(one.database)
    expect(JSON.stringify(accounts)).not.toContain(email)
    expect((await second.call('verifyOtp', body)).email).toBe(email)
    expect((await first.send('/health')).status).toBe(200)
  })

  test('behavior: 40 logins at once, none lost or mixed up', async () => {
    const { one, two } = both()
    await loginAtOnce([one, two], mail, 40)
  })
})
