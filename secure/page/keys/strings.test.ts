import * as bip39 from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { bytesToHex, hexToBytes, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import * as accounts from 'viem/accounts'
import { recoverAuthorizationAddress } from 'viem/utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deriveKeys, makeSecret, phraseOf } from './secret.ts'
import { deriveSeed } from './seed.ts'

// Libraries of others, left as they are: only what is asked of them is written down.
vi.mock('@scure/bip39', { spy: true })
vi.mock('viem/accounts', { spy: true })

const typed = {
  domain: { name: 'Tern', chainId: 1 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const
const transaction = {
  type: 'eip1559',
  chainId: 1,
  nonce: 3,
  gas: 21_000n,
  value: 5n,
  maxFeePerGas: 9n,
  maxPriorityFeePerGas: 1n,
  to: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
} as const
const authorization = { chainId: 1, nonce: 7, address: transaction.to } as const

describe('attack: S16 the signing path', () => {
  beforeEach(() => vi.clearAllMocks())

  test('attack: S16 writes neither the phrase nor the key as a string', async () => {
    const keys = await deriveKeys(makeSecret())
    const signer = keys.evm.signer()
    await signer.signMessage({ message: 'hi' })
    await signer.signTypedData(typed)
    await signer.signTransaction(transaction)
    await signer.signAuthorization(authorization)
    keys.solana.sign(new Uint8Array(4))
    expect(bip39.entropyToMnemonic).not.toHaveBeenCalled()
    expect(bip39.mnemonicToSeed).not.toHaveBeenCalled()
    expect(accounts.privateKeyToAccount).not.toHaveBeenCalled()
    expect(accounts.sign).not.toHaveBeenCalled()
  })

  test('attack: S16 signs nothing with a key that was wiped', async () => {
    const keys = await deriveKeys(makeSecret())
    const signer = keys.evm.signer()
    keys.wipe()
    await expect(signer.signMessage({ message: 'hi' })).rejects.toThrow()
  })
})

test('behavior: the seed is what BIP-39 says it is (S16)', async () => {
  const lengths = Array.from({ length: 40 }, () => makeSecret())
  for (const secret of [new Uint8Array(16), new Uint8Array(16).fill(255), ...lengths]) {
    const phrase = bip39.entropyToMnemonic(secret, wordlist)
    expect(await deriveSeed(secret)).toEqual(new Uint8Array(bip39.mnemonicToSeedSync(phrase)))
  }
})

test('behavior: what is signed is what viem signs, to the byte (S16)', async () => {
  const secret = makeSecret()
  const keys = await deriveKeys(secret)
  const signer = keys.evm.signer()
  const others = accounts.mnemonicToAccount(phraseOf(secret))
  const { address } = keys.evm
  expect(address).toBe(others.address)
  expect(keys.evm.exportKey()).toBe(bytesToHex(others.getHdKey().privateKey ?? new Uint8Array()))
  const raw = hexToBytes('0xc0ffee')
  for (const message of ['hi', { raw }]) {
    const signature = await signer.signMessage({ message })
    expect(signature).toBe(await others.signMessage({ message }))
    expect(await recoverMessageAddress({ message, signature })).toBe(address)
  }
  const signature = await signer.signTypedData(typed)
  expect(signature).toBe(await others.signTypedData(typed))
  expect(await recoverTypedDataAddress({ ...typed, signature })).toBe(address)
  const signed = await signer.signTransaction(transaction)
  expect(signed).toBe(await others.signTransaction(transaction))
  const legacy = {
    type: 'legacy',
    chainId: 1,
    gas: 1n,
    gasPrice: 2n,
    nonce: 0,
    to: transaction.to,
  } as const
  expect(await signer.signTransaction(legacy)).toBe(await others.signTransaction(legacy))
  const delegated = await signer.signAuthorization(authorization)
  expect(delegated).toEqual(await others.signAuthorization?.(authorization))
  expect(await recoverAuthorizationAddress({ authorization: delegated })).toBe(address)
})
