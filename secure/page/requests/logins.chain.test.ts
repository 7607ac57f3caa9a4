import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveLink } from '../../service/testing/signIn.ts'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { createDevice } from '../testing/device.ts'
import { openPage } from '../testing/page.ts'
import { connectDevice, connectEmail, connectOtp } from './logins.ts'

let world: TestService
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world?.stop())

const context = { id: '1', signal: new AbortController().signal }

/** A browser in which the link was approved, and the code that its page shows. */
async function approved(email: string) {
  const device = await createDevice(world)
  const { page } = await openPage(device)
  expect(await connectEmail(page, { email }, context)).toEqual({ action: 'VERIFY_DEVICE' })
  const otp = await approveLink(device.api, world.mail, email)
  await connectDevice(page, context)
  return { page, otp }
}

test('behavior: another mail brings another code, and asks for no second approval (S5.01, S7.28)', async () => {
  const email = 'again@example.org'
  const { page } = await approved(email)
  const again = () => connectEmail(page, { email }, context)
  await expect(again()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Please try again after (29|30) seconds$/),
  })
  world.pass(30)
  const before = world.mail.mails.length
  expect(await again()).toEqual({ action: 'VERIFY_OTP' })
  expect(world.mail.mails).toHaveLength(before + 1)
  await connectOtp(page, { otp: world.mail.codeFor(email) })
  expect((await page.session.account()).email).toBe(email)
})

test('error: what is over begins anew, and so does another address', async () => {
  const email = 'tried@example.org'
  const { page, otp: right } = await approved(email)
  const otp = right === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(connectOtp(page, { otp })).rejects.toMatchObject({
      code: expect.stringMatching('OTP'),
    })
  }
  world.pass(30)
  expect(await connectEmail(page, { email }, context)).toEqual({ action: 'VERIFY_DEVICE' })
  const other = await connectEmail(page, { email: 'other@example.org' }, context)
  expect(other).toEqual({ action: 'VERIFY_DEVICE' })
})
