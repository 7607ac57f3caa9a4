import { recoverMessageAddress, stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTables } from '../../service/testing/readTables.ts'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { createDevice, type TestDevice } from '../testing/device.ts'
import { openPage } from '../testing/page.ts'
import { requestEnrollment, awaitEnrollment, approveEnrollment } from './enrollments.ts'
import { prove } from './proof.ts'
import { preparePassphrase, recoverWithFile } from './recovery.ts'
import { createKeys, withCombined, withSecret } from './wallet.ts'

/** Seconds between two mails to one address, and one more. */
const MAIL_PAUSE = 31
const DAY = 86_400
const PASSPHRASE = 'correct horse battery'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'

let world: TestService
beforeAll(async () => {
  // Weeks pass in these tests.
  world = await startService({
    FRESH_SECONDS: '31536000',
    SESSION_DAYS: '365',
    LOGINS_PER_ADDRESS: '100',
  })
})
afterAll(() => world?.stop())

/** Signs, and returns the address of the signer. */
async function sign(device: TestDevice): Promise<string> {
  const account = await device.api.call('getAccount')
  const message = 'who am I'
  const signature = await withSecret(device, account, ({ evm }) =>
    evm.signer().signMessage({ message }),
  )
  return recoverMessageAddress({ message, signature })
}

/** An owner with keys, and a thief who reads their mail: signed in, without a share. */
async function robbed(email: string) {
  const owner = await createDevice(world)
  const account = await createKeys(owner, await owner.signIn(email))
  world.pass(MAIL_PAUSE)
  const thief = await createDevice(world, undefined, SAFARI)
  await thief.signIn(email)
  const { devices } = await thief.api.call('getDevices')
  const ownDevice = devices.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  return { owner, thief, account, address: account.addresses?.eip155, ownDevice }
}

/** Days of the service, with a sweep of two processes at once after each. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    world.pass(DAY)
    await Promise.all([world.sweep(), world.sweep()])
  }
}
const mailsTo = (email: string) =>
  world.mail.mails.filter(({ to, text }) => to === email && text.includes('/undo#'))

describe('whoever reads the mail', () => {
  test('attack: S4 removes the device, and its key still signs after the next login', async () => {
    const email = 's4-device@example.org'
    const { owner, thief, address, ownDevice } = await robbed(email)
    const asked = await thief.api.call('removeDevice', { id: ownDevice })
    expect(asked).toEqual({ status: 'scheduled', dueAt: expect.any(Number) })
    // A second request keeps the due time, and sends no second mail.
    expect(await thief.api.call('removeDevice', { id: ownDevice })).toEqual(asked)
    expect(mailsTo(email)).toHaveLength(1)
    expect(mailsTo(email)[0]?.text).toContain('Chrome on Windows will be removed')
    await expect(sign(owner)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    world.pass(MAIL_PAUSE)
    // A login on that same browser cancels the request.
    expect((await owner.signIn(email)).changes).toEqual([])
    expect(await sign(owner)).toBe(address)
    await passDays(9)
    expect(await sign(owner)).toBe(address)
  })

  test('attack: S4 deletes the account: it is told at once, still signs, and the mailed link stops it', async () => {
    const email = 's4-delete@example.org'
    const { owner, thief, account, address } = await robbed(email)
    const { dueAt } = await thief.api.call('deleteAccount', {})
    expect(dueAt).toBeGreaterThan(Date.now() / 1_000 + 6 * DAY)
    expect(await sign(owner)).toBe(address)
    const [change] = (await owner.api.call('getAccount')).changes
    const about = { kind: 'delete', device: null, deviceName: 'Safari on macOS', dueAt }
    expect(change).toMatchObject({ ...about, isOwn: false })
    expect((await thief.api.call('getAccount')).changes).toMatchObject([{ isOwn: true }])
    const undo = world.mail.undoFor(email)
    // Reading changes nothing, however often a mail scanner does it.
    for (let reads = 0; reads < 3; reads += 1) {
      expect(await owner.api.call('readChange', { undo })).toMatchObject(about)
    }
    await owner.api.call('undoChange', { undo })
    const over = { code: 'LOGIN_EXPIRED' }
    await expect(owner.api.call('readChange', { undo })).rejects.toMatchObject(over)
    await expect(owner.api.call('undoChange', { undo })).rejects.toMatchObject(over)
    await passDays(9)
    expect((await owner.api.call('getAccount')).id).toBe(account.id)
    expect(await sign(owner)).toBe(address)
  })

  test('attack: S4 gives the wallet another address: refused before any mail', async () => {
    const { owner, thief, account } = await robbed('s4-email@example.org')
    const before = world.mail.mails.length
    const body = { email: 's4-thief@example.org' }
    const refused = { code: 'KEY_NEEDED' }
    await expect(thief.api.call('beginEmailChange', body)).rejects.toMatchObject(refused)
    expect(world.mail.mails).toHaveLength(before)
    const proof = await prove(owner, account, { act: 'change email', about: body.email })
    // A signature for one address is not valid for another.
    const other = owner.api.call('beginEmailChange', { email: 's4-else@example.org', proof })
    await expect(other).rejects.toMatchObject(refused)
    const { action } = await owner.api.call('beginEmailChange', { ...body, proof })
    expect(action).toBe('VERIFY_PRIMARY_OTP')
  })

  test('behavior: S4 who asked to be deleted has lost name and calls at once, also where it is stopped', async () => {
    const email = 's4-extras@example.org'
    const { owner, thief, account, address } = await robbed(email)
    const named = `UPDATE accounts SET user_name = 'ada' WHERE id = $1`
    await world.database.run(named, [account.id])
    const hash = `0x${'1'.repeat(64)}` as const
    const bundle = { kind: 'transactions' as const, chainId: 1, hashes: [hash] }
    await owner.api.call('keepCalls', { id: 'calls-1', bundle })
    expect((await owner.api.call('getAccount')).userName).toBe('ada')
    await thief.api.call('deleteAccount', {})
    await owner.api.call('undoChange', { undo: world.mail.undoFor(email) })
    expect((await owner.api.call('getAccount')).userName).toBeNull()
    expect(await owner.api.call('findCalls', { id: 'calls-1' })).toEqual({ bundle: null })
    expect(await sign(owner)).toBe(address)
  })

  test('behavior: S4 whom nobody stops is told three times, once each, and then it happens', async () => {
    const email = 's4-week@example.org'
    const { owner, thief } = await robbed(email)
    await thief.api.call('deleteAccount', {})
    const counts: number[] = []
    for (let day = 1; day <= 6; day += 1) {
      await passDays(1)
      counts.push(mailsTo(email).length)
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 3])
    expect((await owner.api.call('getAccount')).changes).toHaveLength(1)
    await passDays(2)
    await expect(sign(owner)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(mailsTo(email)).toHaveLength(3)
    expect(JSON.stringify(await readTables(world.database))).not.toContain(email)
  })

  test('behavior: S4 a removed device is gone once its time is over', async () => {
    const email = 's4-gone@example.org'
    const { owner, thief, account, ownDevice } = await robbed(email)
    await thief.api.call('removeDevice', { id: ownDevice })
    await passDays(8)
    expect((await owner.signIn(email)).id).toBe(account.id)
    await expect(sign(owner)).rejects.toMatchObject({ code: 'NO_SHARE' })
  })

  test('error: S4 without a mail nothing waits, and without one of the second half nothing happens', async () => {
    const email = 's4-deaf@example.org'
    const { owner, thief, address } = await robbed(email)
    world.mail.refuse(true)
    const failed = thief.api.call('deleteAccount', {})
    await expect(failed).rejects.toMatchObject({ code: 'MAIL_FAILED' })
    expect((await owner.api.call('getAccount')).changes).toEqual([])
    world.mail.refuse(false)
    await thief.api.call('deleteAccount', {})
    world.mail.refuse(true)
    await passDays(9)
    world.mail.refuse(false)
    expect(await sign(owner)).toBe(address)
    await world.sweep()
    // The mail was late, so a day is left to stop it.
    const [change] = (await owner.api.call('getAccount')).changes
    await owner.api.call('undoOwnChange', { id: change?.id ?? '' })
    await passDays(2)
    expect(await sign(owner)).toBe(address)
  })
})

test('behavior: S4 what another browser asked for is told once, before the next thing is signed', async () => {
  const { owner, thief, address } = await robbed('s4-told@example.org')
  await thief.api.call('deleteAccount', {})
  const [own, other] = [await openPage(owner), await openPage(thief)]
  for (let signed = 0; signed < 2; signed += 1) {
    await own.rpc('personal_sign', ['hello', address])
    expect(own.told).toMatchObject([{ kind: 'delete', deviceName: 'Safari on macOS' }])
    expect(own.shown).toHaveLength(signed + 1)
  }
  await expect(other.rpc('personal_sign', ['hello', address])).rejects.toThrow(/newDevice/)
  expect(other.told).toEqual([])
})

describe('the key', () => {
  test('attack: S4 no other key, act, account or time deletes at once', async () => {
    const email = 's4-key@example.org'
    const { owner, thief, account, ownDevice } = await robbed(email)
    const stranger = await createDevice(world)
    const theirs = await createKeys(stranger, await stranger.signIn('s4-stranger@example.org'))
    const { id } = account
    const act = 'delete account' as const
    const good = await prove(owner, account, { act, about: id })
    if (good === undefined) throw new Error('Nothing was signed')
    const forged = [
      await prove(stranger, theirs, { act, about: id }),
      await prove(owner, account, { act: 'remove device', about: id }),
      await prove(owner, account, { act, about: ownDevice }),
      { ...good, signedAt: good.signedAt + 1 },
      { ...good, signature: `0x${'00'.repeat(65)}` },
    ]
    for (const proof of forged) {
      const remove = thief.api.call('deleteAccount', { proof })
      await expect(remove).rejects.toMatchObject({ code: 'KEY_NEEDED' })
    }
    expect(mailsTo(email)).toEqual([])
  })

  test('behavior: S4 it deletes and removes at once, without a mail', async () => {
    const email = 's4-own-key@example.org'
    const { owner, account } = await robbed(email)
    const good = await prove(owner, account, { act: 'delete account', about: account.id })
    const { devices } = await owner.api.call('getDevices')
    const about = devices.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    const proof = await prove(owner, account, { act: 'remove device', about })
    expect(await owner.api.call('removeDevice', { id: about, proof })).toEqual({
      status: 'removed',
      dueAt: null,
    })
    expect(await owner.api.call('deleteAccount', { proof: good })).toEqual({ dueAt: null })
    expect(mailsTo(email)).toEqual([])
    await expect(sign(owner)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  test('attack: S4 what was signed eleven minutes ago deletes nothing', async () => {
    const late = await startService()
    const owner = await createDevice(late)
    const account = await createKeys(owner, await owner.signIn('late@example.org'))
    const proof = await prove(owner, account, { act: 'delete account', about: account.id })
    late.pass(11 * 60)
    const remove = owner.api.call('deleteAccount', { proof })
    await expect(remove).rejects.toMatchObject({ code: 'KEY_NEEDED' })
    await late.stop()
  })

  test.each(['share set', 'delete account', 'remove device', 'change email'])(
    'attack: S4 no page has the words of "%s" signed',
    async (act) => {
      const device = await createDevice(world)
      const account = await createKeys(
        device,
        await device.signIn(`words-${act.length}@example.org`),
      )
      const { rpc, shown } = await openPage(device)
      const text = `Causeway ${act} ${account.id} at 1`
      for (const message of [text, stringToHex(text)]) {
        const asked = rpc('personal_sign', [message, account.addresses?.eip155])
        await expect(asked).rejects.toMatchObject({ code: 'BAD_MESSAGE' })
      }
      expect(shown).toEqual([])
    },
  )
})

describe('what is lost (SECURITY.md)', () => {
  test('attack: S4 a device alone, and a recovery file alone, destroy nothing', async () => {
    const { owner, account, ownDevice } = await robbed('s4-alone@example.org')
    const thing = await createDevice(world, owner.store)
    const calls = [
      thing.api.call('deleteAccount', {}),
      thing.api.call('removeDevice', { id: ownDevice }),
      thing.api.call('undoOwnChange', { id: ownDevice }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    await expect(
      prove(thing, account, { act: 'delete account', about: account.id }),
    ).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  test('behavior: S4 mail and device, and mail and recovery file, are the key', async () => {
    const email = 's4-pairs@example.org'
    const { owner, thief, account, address } = await robbed(email)
    const { file, commit } = await preparePassphrase(owner, account, PASSPHRASE)
    await commit()
    await recoverWithFile(thief, await thief.api.call('getAccount'), file, PASSPHRASE)
    expect(await sign(thief)).toBe(address)
    const proof = await prove(thief, account, { act: 'delete account', about: account.id })
    expect(await thief.api.call('deleteAccount', { proof })).toEqual({ dueAt: null })
  })

  test('attack: S4 mail account and a device: this pair signs, and deletes at once', async () => {
    const email = 's4-pair@example.org'
    const { owner, account, address } = await robbed(email)
    await owner.api.call('endSession', { everywhere: true })
    world.pass(MAIL_PAUSE)
    // A copy of the browser's store is no device, even with the mail.
    const copy = await createDevice(world, owner.store)
    await copy.signIn(email)
    await expect(sign(copy)).rejects.toMatchObject({ code: 'NO_SHARE' })
    world.pass(MAIL_PAUSE)
    // The browser itself, after its session has ended.
    await owner.signIn(email)
    expect(await sign(owner)).toBe(address)
    const proof = await prove(owner, account, { act: 'delete account', about: account.id })
    expect(await owner.api.call('deleteAccount', { proof })).toEqual({ dueAt: null })
    await expect(sign(owner)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  test('attack: S4 a recovery file alone brings back nothing, without a login and with another', async () => {
    const { owner, account, address } = await robbed('s4-file@example.org')
    const { file, commit } = await preparePassphrase(owner, account, PASSPHRASE)
    await commit()
    const nobody = await createDevice(world)
    const signedOut = { code: 'SESSION_EXPIRED' }
    const recovering = recoverWithFile(nobody, account, file, PASSPHRASE)
    await expect(recovering).rejects.toMatchObject(signedOut)
    await expect(nobody.api.call('deleteAccount', {})).rejects.toMatchObject(signedOut)
    const stranger = await createDevice(world)
    const theirs = await createKeys(stranger, await stranger.signIn('s4-finder@example.org'))
    const asThemselves = recoverWithFile(stranger, theirs, file, PASSPHRASE)
    await expect(asThemselves).rejects.toMatchObject({ code: 'RECOVERY_WRONG' })
    // The attacker's own page does not check whose file it is.
    const asOwner = recoverWithFile(stranger, account, file, PASSPHRASE)
    await expect(asOwner).rejects.toMatchObject({ code: 'NO_SHARE' })
    expect(await sign(owner)).toBe(address)
  })

  test('attack: S4 all devices without a login sign nothing: their shares are of different sets', async () => {
    const email = 's4-all@example.org'
    const { owner, thief, account, address } = await robbed(email)
    const { id } = await requestEnrollment(thief, account)
    const [enrollment] = (await owner.api.call('getEnrollments')).joins
    if (enrollment === undefined) throw new Error('No enrollment')
    await approveEnrollment(owner, account, enrollment)
    await awaitEnrollment(thief, account, id, new AbortController().signal)
    expect(await sign(thief)).toBe(address)
    await owner.api.call('endSession', { everywhere: true })
    for (const device of [owner, thief]) {
      await expect(sign(device)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    }
    const [one, other] = [await owner.store.get(account.id), await thief.store.get(account.id)]
    if (one == null || other == null || account.addresses === null) throw new Error('No shares')
    expect(one.device.shareSetId).not.toBe(other.device.shareSetId)
    const together = withCombined(
      one.device.share,
      other.device.share,
      account.addresses,
      async () => 'signed',
    )
    await expect(together).rejects.toMatchObject({ code: 'SHARE_TAMPERED' })
  })

  test('attack: S4 the database alone opens no share and signs nobody in', async () => {
    const { owner, account } = await robbed('s4-database@example.org')
    const tables = JSON.stringify(await readTables(world.database))
    const lines = owner.sent.join('\n')
    const shares = [...lines.matchAll(/"authShare":"([^"]+)"/g)].map(([, share = '']) => share)
    expect(shares.length).toBeGreaterThan(0)
    expect(shares.filter((share) => tables.includes(share))).toEqual([])
    const cookies = world.cookies()
    expect(cookies.length).toBeGreaterThan(0)
    expect(cookies.filter((cookie) => tables.includes(cookie))).toEqual([])
    // Nothing of what was found can be said in the owner's place.
    const reader = await createDevice(world)
    const proof = { signedAt: Math.floor(Date.now() / 1_000), signature: `0x${'00'.repeat(65)}` }
    for (const call of [
      reader.api.call('getAccount'),
      reader.api.call('deleteAccount', { proof }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    }
    expect(tables).toContain(account.id)
  })

  test("attack: S4 the service's key alone is no share: with a device and the mail beside it nothing signs", async () => {
    const email = 's4-service-key@example.org'
    const { owner, account } = await robbed(email)
    const elsewhere = await startService({ ENCRYPTION_KEY: world.env.ENCRYPTION_KEY ?? '' })
    const device = await createDevice(elsewhere, owner.store)
    const known = await device.signIn(email)
    expect(known.addresses).toBeNull()
    const signing = withSecret(device, account, async () => 'signed')
    await expect(signing).rejects.toMatchObject({ code: 'NO_SHARE' })
    await elsewhere.stop()
  })
})
