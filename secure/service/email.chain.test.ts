import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCipher } from './cipher.ts'
import { createLog } from './log.ts'
import { createService } from './createService.ts'
import { readOptions } from './config/options.ts'
import { openBrowser } from './testing/browser.ts'
import { signInByEmail } from './testing/signIn.ts'
import { SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'

let world: TestService
const code = (name: string) => expect.objectContaining({ code: name })
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world?.stop())

describe('another address (S7.28)', () => {
  test('behavior: the old one says yes, then the new one', async () => {
    const browser = world.browser()
    const { id } = await signInByEmail(browser, world.mail, 'old@example.org')
    const { change, action } = await browser.call('beginEmailChange', { email: 'New@example.org' })
    expect(action).toBe('VERIFY_PRIMARY_OTP')
    const otp = world.mail.codeFor('old@example.org')
    const wrong = otp === '000000' ? '000001' : '000000'
    const early = browser.call('verifySecondaryOtp', { change, otp })
    await expect(early).rejects.toEqual(code('LOGIN_EXPIRED'))
    const bad = browser.call('verifyPrimaryOtp', { change, otp: wrong })
    await expect(bad).rejects.toEqual(code('OTP_WRONG'))
    const stranger = world.browser()
    await signInByEmail(stranger, world.mail, 'eve@example.org')
    await expect(stranger.call('verifyPrimaryOtp', { change, otp })).rejects.toEqual(
      code('LOGIN_EXPIRED'),
    )
    await browser.call('verifyPrimaryOtp', { change, otp })
    const second = { change, otp: world.mail.codeFor('new@example.org') }
    expect(await browser.call('verifySecondaryOtp', second)).toEqual({ email: 'new@example.org' })
    await expect(browser.call('verifySecondaryOtp', second)).rejects.toEqual(code('LOGIN_EXPIRED'))
    expect((await browser.call('getAccount')).email).toBe('new@example.org')
    world.pass(30)
    expect((await signInByEmail(world.browser(), world.mail, 'new@example.org')).id).toBe(id)
    expect((await signInByEmail(world.browser(), world.mail, 'old@example.org')).id).not.toBe(id)
  })

  /** Up to the code that was mailed to the address of another account. */
  async function changeTo(theirs: string, mine: string) {
    const browser = world.browser()
    await signInByEmail(browser, world.mail, mine)
    await signInByEmail(world.browser(), world.mail, theirs)
    const { change } = await browser.call('beginEmailChange', { email: theirs })
    await browser.call('verifyPrimaryOtp', { change, otp: world.mail.codeFor(mine) })
    return { browser, change, otp: world.mail.codeFor(theirs) }
  }

  test('error: it is not the one that the account has', async () => {
    const browser = world.browser()
    await signInByEmail(browser, world.mail, 'same@example.org')
    const same = browser.call('beginEmailChange', { email: 'same@example.org' })
    await expect(same).rejects.toEqual(code('EMAIL_INVALID'))
  })

  test('error: that another account has it is told only to who reads its mail', async () => {
    const { browser, change, otp } = await changeTo('theirs@example.org', 'mine@example.org')
    const taken = browser.call('verifySecondaryOtp', { change, otp })
    await expect(taken).rejects.toMatchObject({ code: 'EMAIL_TAKEN', data: { status: 409 } })
    expect((await browser.call('getAccount')).email).toBe('mine@example.org')
  })

  test('error: five codes end it, and the right one of a taken address counts', async () => {
    const { browser, change, otp } = await changeTo('their5@example.org', 'min5@example.org')
    await expect(browser.call('verifySecondaryOtp', { change, otp })).rejects.toThrow()
    for (let tries = 1; tries < 4; tries += 1) {
      const bad = browser.call('verifySecondaryOtp', {
        change,
        otp: otp === '000000' ? '1'.repeat(6) : '000000',
      })
      await expect(bad).rejects.toEqual(code('OTP_WRONG'))
    }
    const last = { change, otp: otp === '000000' ? '1'.repeat(6) : '000000' }
    await expect(browser.call('verifySecondaryOtp', last)).rejects.toEqual(code('OTP_ATTEMPTS'))
    await expect(browser.call('verifySecondaryOtp', { change, otp })).rejects.toEqual(
      code('OTP_ATTEMPTS'),
    )
  })
})

describe('what is sealed', () => {
  /** A person with a share, as it stands in the table. */
  async function withShare(email: string) {
    const browser = world.browser()
    await signInByEmail(browser, world.mail, email)
    const shareSetId = randomUUID()
    const authShare = randomBytes(17).toString('base64url')
    const publicKey = randomBytes(65).toString('base64url')
    const addresses = { eip155: `0x${'1'.repeat(40)}` as const, solana: '1'.repeat(32) }
    await browser.call('makeKeys', { addresses, shareSetId, authShare, publicKey })
    const { sealed } = await read(shareSetId)
    const get = (who = browser) => who.call('getAuthShare', { shareSetId })
    return { browser, shareSetId, authShare, sealed, get }
  }

  test('error: a share that was changed or moved does not open', async () => {
    const { shareSetId, authShare, sealed, get } = await withShare('sealed@example.org')
    for (const changed of [`${sealed.slice(0, -2)}AA`, 'x.AAAA', sealed.slice(0, 20), other()]) {
      await write(shareSetId, changed)
      await expect(get()).rejects.toMatchObject({ code: 'SHARE_TAMPERED' })
    }
    await write(shareSetId, sealed)
    expect(await get()).toEqual({ authShare })
  })

  test('behavior: a newer key seals anew', async () => {
    const { browser, shareSetId, authShare, sealed, get } = await withShare('anew@example.org')
    const keys = `${randomBytes(32).toString('base64')},${world.env.ENCRYPTION_KEY}`
    const options = readOptions({ ...world.env, ENCRYPTION_KEY: keys })
    const shared = { ...world.database, close: async () => undefined }
    const rotated = createService(options, { database: shared, log: createLog('silent') })
    await rotated.listen()
    const next = openBrowser(rotated.url(), SECURE_ORIGIN, { cookies: browser.cookies })
    await expect.poll(async () => (await read(shareSetId)).sealed).not.toBe(sealed)
    expect(await get(next)).toEqual({ authShare })
    await rotated.stop()
    await expect(get()).rejects.toMatchObject({ code: 'SHARE_TAMPERED' })
  })
})

async function read(id: string): Promise<{ sealed: string }> {
  const [row] = await world.database.rows(
    z.object({ sealed: z.string() }),
    'SELECT sealed_auth_share AS sealed FROM share_sets WHERE id = $1',
    [id],
  )
  if (row === undefined) throw new Error('No such set')
  return row
}

async function write(id: string, sealed: string): Promise<void> {
  await world.database.run('UPDATE share_sets SET sealed_auth_share = $2 WHERE id = $1', [
    id,
    sealed,
  ])
}

/** Sealed by the right key for another place. */
function other(): string {
  const key = new Uint8Array(Buffer.from(world.env.ENCRYPTION_KEY ?? '', 'base64'))
  return createCipher([key]).seal('AAAA', 'auth share of somebody else')
}
