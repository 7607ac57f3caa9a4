import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInByEmail } from './testing/signIn.ts'
import { startService, type TestService } from './testing/startService.ts'

let world: TestService
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world.stop())

describe('a login by e-mail', () => {
  test('behavior: a new device approves by link, then a known one only types the code (S7.28)', async () => {
    const browser = world.browser()
    const account = await signInByEmail(browser, world.mail, 'ada@example.org')
    expect(account).toMatchObject({ email: 'ada@example.org', addresses: null, recovery: null })
    expect(await browser.call('getAccount')).toEqual(account)
    expect(await browser.call('beginEmailLogin', { email: 'ada@example.org' })).toMatchObject({
      action: 'CONNECT',
    })
    await browser.call('endSession', { everywhere: false })
    await expect(browser.call('getAccount')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(await browser.call('beginEmailLogin', { email: 'ada@example.org' })).toMatchObject({
      action: 'VERIFY_OTP',
    })
  })
})
