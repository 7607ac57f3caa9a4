import { ed25519 } from '@noble/curves/ed25519'
import { errors } from './errors.ts'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
/** Set in the first byte of a versioned message. */
const VERSIONED = 0x80
const HEADER_BYTES = 3

/**
 * The transaction with this account's signature in its place. Counts of signatures and keys are
 * one byte each: a packet has no room for 128 of them.
 *
 * @see https://solana.com/docs/core/transactions
 */
export function signTransaction(
  transaction: Uint8Array,
  { secret, publicKey }: { secret: Uint8Array; publicKey: Uint8Array },
): Uint8Array {
  const signed = transaction.slice()
  const signatures = signed[0] ?? 0
  const message = signed.slice(1 + signatures * SIGNATURE_BYTES)
  const header = (message[0] ?? 0) >= VERSIONED ? 1 : 0
  const keysAt = header + HEADER_BYTES + 1
  for (let at = 0; at < signatures; at += 1) {
    const start = keysAt + at * KEY_BYTES
    const key = message.slice(start, start + KEY_BYTES)
    if (!key.every((byte, index) => byte === publicKey[index])) continue
    signed.set(ed25519.sign(message, secret), 1 + at * SIGNATURE_BYTES)
    return signed
  }
  throw errors.invalidParams('This account does not sign that transaction')
}
