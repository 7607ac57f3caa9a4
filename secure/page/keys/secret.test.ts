import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { mnemonicToAccount } from 'viem/accounts'
import { hexToBytes } from 'viem/utils'
import { bytesToHex, recoverMessageAddress } from 'viem'
import { expect, test } from 'vitest'
import { fromBase58, toBase58 } from './base58.ts'
import { deriveKeys, deriveOwnKeys, makeSecret, phraseOf } from './secret.ts'
import { combineShares, splitSecret } from './shares.ts'
import { deriveEd25519 } from './solana.ts'

const abandon = `${'abandon '.repeat(11)}about`

test('behavior: keys stand where other wallets look for them', async () => {
  const keys = await deriveKeys(new Uint8Array(mnemonicToEntropy(abandon, wordlist)))
  expect(keys.addresses).toEqual({
    eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  })
  expect(keys.evm.address).toBe(mnemonicToAccount(abandon).address)
  const publicKey = fromBase58(keys.solana.exportKey())?.slice(32)
  expect(toBase58(publicKey ?? new Uint8Array())).toBe(keys.addresses.solana)
})

test('behavior: SLIP-0010 derives ed25519 as its first vector says', async () => {
  const seed = hexToBytes('0x000102030405060708090a0b0c0d0e0f')
  const chain = [
    [[], '0x2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
    [[0], '0x68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
    [[0, 1], '0xb1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2'],
  ] as const
  for (const [path, key] of chain) {
    expect(bytesToHex(await deriveEd25519(seed, path))).toBe(key)
  }
})

test('behavior: any two shares of a set make the secret, and shares of different sets do not', async () => {
  const secret = makeSecret()
  const one = await splitSecret(secret)
  const other = await splitSecret(secret)
  for (const [a, b] of [
    [one.device, one.auth],
    [one.auth, one.recovery],
    [one.device, one.recovery],
  ] as const) {
    expect(await combineShares(a, b)).toEqual(secret)
  }
  expect(one.shareSetId).not.toBe(other.shareSetId)
  const mixed = await combineShares(one.device, other.auth).catch(() => undefined)
  expect(mixed).not.toEqual(secret)
})

test('error: a secret of other addresses signs nothing', async () => {
  const secret = makeSecret()
  const { addresses } = await deriveKeys(secret)
  await expect(deriveOwnKeys(makeSecret(), addresses)).rejects.toMatchObject({
    code: 'SHARE_TAMPERED',
  })
  await expect(
    deriveOwnKeys(secret, { ...addresses, solana: '1'.repeat(32) }),
  ).rejects.toMatchObject({ code: 'SHARE_TAMPERED' })
})

test('behavior: wiped keys are zeros, and the phrase has twelve words', async () => {
  const secret = makeSecret()
  expect(phraseOf(secret).split(' ')).toHaveLength(12)
  const keys = await deriveKeys(secret)
  const signature = await keys.evm.signer().signMessage({ message: 'hi' })
  expect(await recoverMessageAddress({ message: 'hi', signature })).toBe(keys.addresses.eip155)
  keys.wipe()
  expect(keys.evm.privateKey.every((byte) => byte === 0)).toBe(true)
  expect(keys.solana.privateKey.every((byte) => byte === 0)).toBe(true)
})

test('behavior: base58 keeps leading zeros and refuses other letters', () => {
  for (const bytes of [[], [0], [0, 0, 1], [255, 254, 0], [1, 2, 3, 4, 5, 6, 7, 8, 9]]) {
    expect(fromBase58(toBase58(new Uint8Array(bytes)))).toEqual(new Uint8Array(bytes))
  }
  expect(toBase58(new TextEncoder().encode('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U')
  expect(fromBase58('0OIl')).toBeUndefined()
})
