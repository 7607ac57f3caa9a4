import { recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SecureError } from '#secure/wire'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { createDevice, type TestDevice } from '../testing/device.ts'
import { fromBase64Url, toBase64Url } from './bytes.ts'
import {
  requestEnrollment,
  awaitEnrollment,
  codeOf,
  approveEnrollment,
  refuseEnrollment,
} from './enrollments.ts'
import { prove } from './proof.ts'
import { preparePassphrase, recoverWithFile, restoreWithFile } from './recovery.ts'
import { canSign, createKeys, ownerOf, withSecret } from './wallet.ts'

const PASSPHRASE = 'correct horse battery'
/** Seconds between two mails to one address, and one more. */
const MAIL_PAUSE = 31
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'

let world: TestService
beforeAll(async () => {
  world = await startService({ FRESH_SECONDS: '3600' })
})
afterAll(() => world.stop())

/** Signs, and returns the address of the signer. */
async function sign(device: TestDevice): Promise<string> {
  const account = await device.api.call('getAccount')
  const message = 'who am I'
  const signature = await withSecret(device, account, ({ evm }) =>
    evm.signer().signMessage({ message }),
  )
  return recoverMessageAddress({ message, signature })
}

describe('keys of an account', () => {
  test('behavior: are made once, sign, and leave no message or log that could sign', async () => {
    const device = await createDevice(world)
    const account = await createKeys(device, await device.signIn('ada@example.org'))
    expect(await sign(device)).toBe(account.addresses?.eip155)
    // Another tab that is slower fails, and what the first one holds stays.
    await expect(createKeys(device, account)).rejects.toMatchObject({ code: 'KEYS_EXIST' })
    expect(await sign(device)).toBe(account.addresses?.eip155)

    const held = await device.store.get(account.id)
    const share = toBase64Url(held?.device.share ?? new Uint8Array())
    expect(share).toHaveLength(23)
    const secrets = await withSecret(device, account, async (keys, secret) => [
      toBase64Url(secret),
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64'),
      keys.evm.exportKey().slice(2),
      keys.solana.exportKey(),
      share,
    ])
    const said = [...device.sent, ...world.logs].join('\n')
    for (const secret of secrets) expect(said).not.toContain(secret)
    // One share of each set: that of the keys, and that of the attempt which came too late.
    const shares = device.sent.flatMap((text) => [
      ...text.matchAll(/"shareSetId":"([^"]+)","authShare":"([^"]+)"/g),
    ])
    expect(shares.map(([, set]) => set)).toEqual([...new Set(shares.map(([, set]) => set))])
    expect(shares).toHaveLength(2)
    for (const [, , value] of shares) expect(world.logs.join('\n')).not.toContain(value)
  })

  test('error: of two browsers at once one makes the keys, and the other is left with nothing of its own', async () => {
    const [one, two] = [await createDevice(world), await createDevice(world, undefined, SAFARI)]
    const first = await one.signIn('both@example.org')
    world.pass(MAIL_PAUSE)
    const second = await two.signIn('both@example.org')
    const [made, late] = await Promise.allSettled([createKeys(one, first), createKeys(two, second)])
    const [winner, loser] = made.status === 'fulfilled' ? [one, two] : [two, one]
    const lost = made.status === 'fulfilled' ? late : made
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'KEYS_EXIST' } })
    const account = await winner.api.call('getAccount')
    expect(await sign(winner)).toBe(account.addresses?.eip155)
    expect(await loser.store.findByOwner('both@example.org')).toEqual([])
    await expect(sign(loser)).rejects.toMatchObject({ code: 'NO_SHARE' })
  })

  test('error: a service that goes away while keys are made leaves none, or whole ones', async () => {
    const device = await createDevice(world)
    const account = await device.signIn('gone@example.org')
    const down = new SecureError('SERVICE_DOWN', 'It does not answer.')
    const call = device.api.call.bind(device.api)
    const failing = (isHeard: boolean): TestDevice => ({
      ...device,
      api: {
        ...device.api,
        // Rows and bodies stay as they are.
        call: (async (...all: Parameters<typeof call>) => {
          if (isHeard) await call(...all)
          throw down
        }) as typeof call,
      },
    })
    await expect(createKeys(failing(false), account)).rejects.toBe(down)
    expect(await canSign(device.store, await device.api.call('getAccount'))).toBe(false)
    // The keys were made, but the answer was lost: the stored holding is found by its address.
    await expect(createKeys(failing(true), account)).rejects.toBe(down)
    const made = await device.api.call('getAccount')
    expect(made.addresses).not.toBeNull()
    const held = async (email: string) =>
      (await device.store.findByOwner(email)).map(({ accountId }) => accountId)
    expect(await held('gone@example.org')).toHaveLength(2)
    expect(await sign(device)).toBe(made.addresses?.eip155)
    // Nothing is left of keys that were never made.
    expect(await held('gone@example.org')).toEqual([made.id])

    world.pass(MAIL_PAUSE)
    const other = await device.signIn('gone-before@example.org')
    await expect(createKeys(failing(false), other)).rejects.toBe(down)
    expect(await held('gone-before@example.org')).toEqual([expect.stringContaining('/')])
    await createKeys(device, other)
    expect(await held('gone-before@example.org')).toEqual([other.id])
  })

  test('error: a share that was exchanged signs nothing', async () => {
    const device = await createDevice(world)
    const account = await createKeys(device, await device.signIn('tam@example.org'))
    const held = await device.store.get(account.id)
    if (held === undefined) throw new Error('Nothing is held')
    const bytes = new Uint8Array(held.device.share)
    bytes[3] = (bytes[3] ?? 0) ^ 1
    await device.store.put({ ...held, device: { ...held.device, share: bytes } })
    await expect(sign(device)).rejects.toMatchObject({ code: 'SHARE_TAMPERED' })
  })

  test('error: a login that is no longer fresh gets no share', async () => {
    const device = await createDevice(world)
    await createKeys(device, await device.signIn('old@example.org'))
    world.pass(3_700)
    await expect(sign(device)).rejects.toMatchObject({ code: 'LOGIN_NOT_FRESH' })
  })
})

describe('recovery', () => {
  test('behavior: auth and recovery share sign again where the device was wiped', async () => {
    const lost = await createDevice(world)
    const account = await createKeys(lost, await lost.signIn('rec@example.org'))
    const { file, commit } = await preparePassphrase(lost, account, PASSPHRASE)
    await commit()

    const fresh = await createDevice(world, undefined, SAFARI)
    world.pass(MAIL_PAUSE)
    const again = await fresh.signIn('rec@example.org')
    expect(again.recovery?.method).toBe('passphrase')
    expect(await canSign(fresh.store, again)).toBe(false)
    await expect(sign(fresh)).rejects.toMatchObject({ code: 'NO_SHARE' })
    await expect(recoverWithFile(fresh, again, file, 'wrong passphrase')).rejects.toMatchObject({
      code: 'RECOVERY_WRONG',
    })
    await recoverWithFile(fresh, again, file, PASSPHRASE)
    expect(await sign(fresh)).toBe(account.addresses?.eip155)
  })

  test('behavior: device and recovery share bring the wallet back where the database was wiped', async () => {
    const first = await createDevice(world)
    const account = await createKeys(first, await first.signIn('wiped@example.org'))
    const { file, commit } = await preparePassphrase(first, account, PASSPHRASE)
    await commit()

    const empty = await startService()
    const later = await createDevice(empty, first.store)
    const forgotten = await later.signIn('wiped@example.org')
    expect(forgotten.addresses).toBeNull()
    await expect(
      restoreWithFile(later, forgotten, ownerOf(forgotten), file, 'wrong passphrase'),
    ).rejects.toMatchObject({ code: 'RECOVERY_WRONG' })
    const restored = await restoreWithFile(later, forgotten, ownerOf(forgotten), file, PASSPHRASE)
    expect(restored.addresses).toEqual(account.addresses)
    expect(await sign(later)).toBe(account.addresses?.eip155)
    await empty.stop()
  })
})

describe('a second device', () => {
  test('behavior: is let in by the first, with the same code on both, and removed again', async () => {
    const first = await createDevice(world)
    const account = await createKeys(first, await first.signIn('two@example.org'))
    const second = await createDevice(world, undefined, SAFARI)
    world.pass(MAIL_PAUSE)
    const same = await second.signIn('two@example.org')

    const refusedJoin = await requestEnrollment(second, same)
    const { joins } = await first.api.call('getEnrollments')
    const [refused] = joins
    if (refused === undefined) throw new Error('No enrollment')
    await refuseEnrollment(first, refused)
    const { signal } = new AbortController()
    await expect(awaitEnrollment(second, same, refusedJoin.id, signal)).rejects.toMatchObject({
      code: 'DEVICE_REFUSED',
    })

    const { id, code } = await requestEnrollment(second, same)
    const [enrollment] = (await first.api.call('getEnrollments')).joins
    if (enrollment === undefined) throw new Error('No enrollment')
    expect(await codeOf(account, enrollment)).toBe(code)
    await approveEnrollment(first, account, enrollment)
    await awaitEnrollment(second, same, id, signal)
    expect(await sign(second)).toBe(account.addresses?.eip155)
    expect(await sign(first)).toBe(account.addresses?.eip155)

    const share = await second.store.get(same.id)
    const said = [...first.sent, ...second.sent, ...world.logs].join('\n')
    expect(said).not.toContain(toBase64Url(share?.device.share ?? new Uint8Array()))
    const { devices } = await first.api.call('getDevices')
    const other = devices.find(({ isCurrent }) => !isCurrent)
    const about = other?.id ?? ''
    const proof = await prove(first, account, { act: 'remove device', about })
    expect(proof).toBeDefined()
    await first.api.call('removeDevice', { id: about, proof })
    await expect(sign(second)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(fromBase64Url(enrollment.publicKey)).toHaveLength(65)
  })
})
