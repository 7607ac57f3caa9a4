import type { SolanaTransfer } from '../../approvals/approval.ts'
import { toBase58 } from '../../keys/base58.ts'
import { type Bytes, join } from '../../keys/bytes.ts'
import { readTransfers } from './solanaTransfers.ts'

/** A transaction of Solana, as far as signing and showing it needs. */
export type SolanaTransaction = {
  signatures: readonly Bytes[]
  /** What is signed. */
  message: Bytes
  /** Which of the signatures is ours. */
  place: number
  programs: readonly string[]
  transfers: readonly SolanaTransfer[]
}

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
const VERSION_BIT = 0x80

/**
 * Reads the wire format: signatures, then a legacy or version 0 message. Undefined where the bytes are
 * none, or where `own` is no signer.
 *
 * @param isBare Whether the bytes are a message without signatures.
 */
export function parseSolanaTransaction(
  bytes: Bytes,
  own: string | undefined,
  isBare = false,
): SolanaTransaction | undefined {
  try {
    return read(bytes, own, isBare)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The whole transaction with our signature in its place. */
export function withSignature(
  { signatures, message, place }: SolanaTransaction,
  signature: Uint8Array,
): Bytes {
  const all = signatures.map((one, at) => (at === place ? signature : one))
  return join(new Uint8Array([all.length]), ...all, message)
}

function read(
  bytes: Bytes,
  own: string | undefined,
  isBare: boolean,
): SolanaTransaction | undefined {
  const reader = createReader(bytes)
  const count = isBare ? 0 : reader.length()
  const signatures = Array.from({ length: count }, () => reader.take(SIGNATURE_BYTES))
  const message = bytes.slice(reader.at())

  const version = reader.byte()
  const isVersioned = version >= VERSION_BIT
  if (isVersioned && version !== VERSION_BIT) return undefined
  const required = isVersioned ? reader.byte() : version
  reader.take(2)
  const keys = Array.from({ length: reader.length() }, () => toBase58(reader.take(KEY_BYTES)))
  reader.take(KEY_BYTES)
  const instructions = Array.from({ length: reader.length() }, () => {
    const program = keys[reader.byte()]
    const accounts = [...reader.take(reader.length())].map((at) => keys[at])
    return { program, accounts, data: reader.take(reader.length()) }
  })
  if (!isVersioned && reader.at() !== bytes.length) return undefined

  const place = own === undefined ? -1 : keys.slice(0, required).indexOf(own)
  if (own !== undefined && (place === -1 || place >= count)) return undefined
  const transfers = readTransfers(instructions)
  const programs = [...new Set(instructions.map(({ program }) => program ?? '?'))]
  return { signatures, message, place, programs, transfers }
}

function createReader(bytes: Bytes) {
  let at = 0
  function take(length: number): Bytes {
    if (at + length > bytes.length) throw new RangeError('The transaction ends too early.')
    at += length
    return bytes.slice(at - length, at)
  }
  const byte = () => take(1)[0] ?? 0
  return {
    at: () => at,
    take,
    byte,
    /** Solana's compact-u16. */
    length(): number {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const next = byte()
        value |= (next & 0x7f) << shift
        if (next < 0x80) return value
      }
      throw new RangeError('A length has three bytes at most.')
    },
  }
}
