import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { createDevice, type TestDevice } from '../testing/device.ts'
import { MAIL_PAUSE, makeLock, PASSPHRASE } from '../testing/victim.ts'
import { requestEnrollment, approveEnrollment, refuseEnrollment } from './enrollments.ts'
import { preparePassphrase, recoverWithFile, setUpPasskey } from './recovery.ts'
import { createKeys } from './wallet.ts'

const ANDROID = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'

let world: TestService
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world?.stop())

/** Mails to an address that have neither a code nor a link: what was done. */
const noticesTo = (email: string) =>
  world.mail.mails.filter(
    ({ to, text }) => to === email && !/\/(link|undo)#|^\d{6}\r?$/m.test(text),
  )

async function createOwner(email: string) {
  const owner = await createDevice(world)
  return { email, owner, account: await createKeys(owner, await owner.signIn(email)) }
}

async function signInElsewhere(email: string): Promise<TestDevice> {
  const device = await createDevice(world, undefined, ANDROID)
  world.pass(MAIL_PAUSE)
  await device.signIn(email)
  return device
}

async function askAndFind(asking: TestDevice, owner: TestDevice) {
  await requestEnrollment(asking, await asking.api.call('getAccount'))
  const [enrollment] = (await owner.api.call('getEnrollments')).joins
  if (enrollment === undefined) throw new Error('Nobody asked to be let in')
  return enrollment
}

describe('the owner is mailed once', () => {
  test('attack: S4 when a recovery is made or replaced, in the language and with the name of that browser', async () => {
    const { email, owner, account } = await createOwner('notice-recovery@example.org')
    expect(noticesTo(email)).toEqual([])
    const { commit } = await preparePassphrase(owner, account, PASSPHRASE)
    expect(noticesTo(email)).toEqual([])
    await commit()
    expect(noticesTo(email)).toHaveLength(1)
    const [{ text, raw } = { text: '', raw: '' }] = noticesTo(email)
    expect(raw).toContain('was this you?')
    expect(text).toMatch(/Chrome on Windows changed your wallet: a new recovery was set up/)
    expect(text).toMatch(/with Chrome on Windows, on .* UTC/)
    expect(text).toContain('set up your recovery again')
    await setUpPasskey(owner, account, await makeLock())
    expect(noticesTo(email)).toHaveLength(2)
  })

  test('attack: S4 when a browser is let in by another one, and not when it is refused', async () => {
    const { email, owner, account } = await createOwner('notice-device@example.org')
    const asking = await signInElsewhere(email)
    await refuseEnrollment(owner, await askAndFind(asking, owner))
    expect(noticesTo(email)).toEqual([])
    const enrollment = await askAndFind(asking, owner)
    await approveEnrollment(owner, account, enrollment)
    expect(noticesTo(email)).toHaveLength(1)
    const [{ text } = { text: '' }] = noticesTo(email)
    expect(text).toMatch(
      /Somebody using Chrome on Windows .* Firefox on Android was approved and can sign/,
    )
    // Answered before: nothing is done, and nothing is told.
    await expect(approveEnrollment(owner, account, enrollment)).rejects.toMatchObject({
      code: 'LOGIN_EXPIRED',
    })
    expect(noticesTo(email)).toHaveLength(1)
  })

  test('attack: S4 when the recovery lets a browser in', async () => {
    const { email, owner, account } = await createOwner('notice-recovered@example.org')
    const { file, commit } = await preparePassphrase(owner, account, PASSPHRASE)
    await commit()
    const other = await createDevice(world, undefined, { userAgent: ANDROID, language: 'de' })
    world.pass(MAIL_PAUSE)
    await recoverWithFile(other, await other.signIn(email), file, PASSPHRASE)
    const told = noticesTo(email)
    expect(told).toHaveLength(2)
    expect(told[1]?.raw).toMatch(/^Content-Language: de\r?$/m)
    expect(told[1]?.text).toContain('Firefox unter Android wurde hereingelassen und kann signieren')
  })
})

test('error: S4 what the owner cannot be told of is not done, and the recovery before stays', async () => {
  const { email, owner, account } = await createOwner('notice-deaf@example.org')
  const { file, commit } = await preparePassphrase(owner, account, PASSPHRASE)
  await commit()
  const next = await preparePassphrase(owner, account, PASSPHRASE)
  const asking = await signInElsewhere(email)
  const enrollment = await askAndFind(asking, owner)
  world.mail.refuse(true)
  const failed = { code: 'MAIL_FAILED' }
  await expect(next.commit()).rejects.toMatchObject(failed)
  await expect(approveEnrollment(owner, account, enrollment)).rejects.toMatchObject(failed)
  world.mail.refuse(false)
  expect((await owner.api.call('getAccount')).recovery?.shareSetId).toBe(file.shareSetId)
  expect((await owner.api.call('getEnrollments')).joins).toHaveLength(1)
  await recoverWithFile(asking, account, file, PASSPHRASE)
})

test('error: S4 what the key did not sign is refused before any mail', async () => {
  const { email, owner } = await createOwner('notice-forged@example.org')
  const forged = {
    method: 'passphrase' as const,
    shareSetId: crypto.randomUUID(),
    authShare: 'A'.repeat(23),
    signature: `0x${'00'.repeat(65)}`,
  }
  const put = owner.api.call('putRecovery', forged)
  await expect(put).rejects.toMatchObject({ code: 'SHARE_TAMPERED' })
  expect(noticesTo(email)).toEqual([])
})

test('behavior: S4 who has no address makes a recovery all the same', async () => {
  const { email, owner, account } = await createOwner('notice-none@example.org')
  await world.database.run('UPDATE accounts SET email = NULL WHERE id = $1', [account.id])
  const { commit } = await preparePassphrase(owner, account, PASSPHRASE)
  await commit()
  expect((await owner.api.call('getAccount')).recovery?.method).toBe('passphrase')
  expect(noticesTo(email)).toEqual([])
})
