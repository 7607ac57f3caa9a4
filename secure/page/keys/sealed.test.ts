import { expect, test } from 'vitest'
import { fromBase64Url, randomBytes, toBase64Url } from './bytes.ts'
import {
  exportPublicKey,
  enrollmentCode,
  makeIdentity,
  sealTo,
  unsealFrom,
} from './deviceIdentity.ts'
import { makeRecoveryFile, openRecoveryFile, parseRecoveryFile } from './recoveryFile.ts'

const options = {
  addresses: {
    eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' as const,
    solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  },
  shareSetId: '00000000-0000-4000-8000-000000000000',
  passphrase: 'correct horse battery',
}

/** 600 000 rounds take their time on a busy machine. */
const SLOW = { timeout: 60_000 }

test('behavior: a recovery file opens with its passphrase alone', SLOW, async () => {
  const share = randomBytes(17)
  const file = await makeRecoveryFile(share, options)
  const content = JSON.stringify(file)
  expect(content).not.toContain(toBase64Url(share))
  expect(await openRecoveryFile(parseRecoveryFile(content), 'correct horse battery')).toEqual(share)
  await expect(openRecoveryFile(file, 'correct horse batterz')).rejects.toMatchObject({
    code: 'RECOVERY_WRONG',
  })
  const moved = { ...file, shareSetId: '11111111-0000-4000-8000-000000000000' }
  await expect(openRecoveryFile(moved, options.passphrase)).rejects.toMatchObject({
    code: 'RECOVERY_WRONG',
  })
})

test('error: short passphrases, weaker derivations and other files are refused', SLOW, async () => {
  const share = randomBytes(17)
  await expect(
    makeRecoveryFile(share, { ...options, passphrase: 'eleven char' }),
  ).rejects.toMatchObject({ code: 'RECOVERY_WRONG' })
  const file = await makeRecoveryFile(share, options)
  const weak = JSON.stringify({ ...file, kdf: { ...file.kdf, rounds: 1_000 } })
  for (const content of ['', 'no json', '{}', '[]', weak, ' '.repeat(5_000)]) {
    expect(() => parseRecoveryFile(content)).toThrow('not a recovery file')
  }
})

test('behavior: a share sealed to a device opens there, for that account and set alone', async () => {
  const [device, other] = [await makeIdentity(), await makeIdentity()]
  const publicKey = await exportPublicKey(device)
  const share = randomBytes(17)
  const sealed = await sealTo(publicKey, share, 'account set')
  expect(sealed.length).toBeLessThanOrEqual(512)
  expect(await unsealFrom(device, sealed, 'account set')).toEqual(share)
  const wrong = { code: 'SHARE_TAMPERED' }
  await expect(unsealFrom(other, sealed, 'account set')).rejects.toMatchObject(wrong)
  await expect(unsealFrom(device, sealed, 'account other')).rejects.toMatchObject(wrong)
  sealed[80] = (sealed[80] ?? 0) ^ 1
  await expect(unsealFrom(device, sealed, 'account set')).rejects.toMatchObject(wrong)
  await expect(unsealFrom(device, randomBytes(20), 'account set')).rejects.toMatchObject(wrong)
})

test('behavior: the private half of a device cannot be read', async () => {
  const { privateKey } = await makeIdentity()
  await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow()
})

test('behavior: the code is of the key and the account', SLOW, async () => {
  const publicKey = await exportPublicKey(await makeIdentity())
  const code = await enrollmentCode(publicKey, 'one')
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(await enrollmentCode(publicKey, 'one')).toBe(code)
  expect(await enrollmentCode(publicKey, 'two')).not.toBe(code)
})

test('behavior: base64url is without padding and survives', () => {
  const bytes = randomBytes(65)
  expect(toBase64Url(bytes)).not.toMatch(/[+/=]/)
  expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes)
})
