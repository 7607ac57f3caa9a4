import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { toBase58 } from '../../keys/base58.ts'
import { concatBytes, randomBytes } from '../../keys/bytes.ts'
import { parseSolanaTransaction, withSignature } from './solanaTransaction.ts'

const privateKey = randomBytes(32)
const publicKey = ed25519.getPublicKey(privateKey)
const own = toBase58(publicKey)
const to = randomBytes(32)
const lamports = new Uint8Array(8)
new DataView(lamports.buffer).setBigUint64(0, 1_500_000_000n, true)
const system = new Uint8Array(32)
const part = (...bytes: number[]) => new Uint8Array(bytes)

const body = concatBytes(
  part(1, 0, 1, 3),
  publicKey,
  to,
  system,
  randomBytes(32),
  part(1, 2, 2, 0, 1, 12, 2, 0, 0, 0),
  lamports,
)
const legacy = concatBytes(part(1), new Uint8Array(64), body)
const versioned = concatBytes(part(1), new Uint8Array(64), part(0x80), body, part(0))

test.each([
  ['legacy', legacy],
  ['version 0', versioned],
])('behavior: a %s transaction is read, and signed over its message', (_, bytes) => {
  const parsed = parseSolanaTransaction(bytes, own)
  expect(parsed?.instructions).toEqual([
    { program: '1'.repeat(32), accounts: [own, toBase58(to)], data: body.slice(-12) },
  ])
  expect([parsed?.payer, parsed?.required]).toEqual([own, 1])
  if (parsed === undefined) return
  const signature = ed25519.sign(parsed.message, privateKey)
  const signed = withSignature(parsed, signature)
  expect(signed.length).toBe(bytes.length)
  expect(signed.slice(65)).toEqual(bytes.slice(65))
  expect(ed25519.verify(signed.slice(1, 65), signed.slice(65), publicKey)).toBe(true)
})

test('error: what ends early, has more, or wants another signer is none', () => {
  expect(parseSolanaTransaction(legacy.slice(0, -1), own)).toBeUndefined()
  expect(parseSolanaTransaction(concatBytes(legacy, part(0)), own)).toBeUndefined()
  expect(parseSolanaTransaction(legacy, toBase58(to))).toBeUndefined()
  expect(parseSolanaTransaction(part(), own)).toBeUndefined()
  expect(parseSolanaTransaction(part(255, 255, 255, 255), own)).toBeUndefined()
  expect(parseSolanaTransaction(randomBytes(200), own)).toBeUndefined()
})

test('behavior: accounts out of a lookup table are places without a key', () => {
  const data = part(7)
  const looking = (last: number) =>
    concatBytes(
      part(1),
      new Uint8Array(64),
      part(0x80, 1, 0, 1, 2),
      publicKey,
      system,
      randomBytes(32),
      part(1, 1, 2, 0, last, 1, ...data, 1),
      randomBytes(32),
      part(1, 4, 1, 9),
    )
  expect(parseSolanaTransaction(looking(3), own)?.instructions).toEqual([
    { program: '1'.repeat(32), accounts: [own, undefined], data },
  ])
  expect(parseSolanaTransaction(looking(4), own)).toBeUndefined()
  expect(parseSolanaTransaction(concatBytes(looking(3), part(0)), own)).toBeUndefined()
})

test('error: an instruction of a program that is not in the message makes it none', () => {
  const without = body.slice()
  without[body.length - 17] = 3
  expect(
    parseSolanaTransaction(concatBytes(part(1), new Uint8Array(64), without), own),
  ).toBeUndefined()
})

test('behavior: a bare message of a transaction is known as one', () => {
  expect(parseSolanaTransaction(body, undefined, true)).toBeDefined()
  const text = new TextEncoder().encode('Sign in to site.example')
  expect(parseSolanaTransaction(new Uint8Array(text), undefined, true)).toBeUndefined()
})
