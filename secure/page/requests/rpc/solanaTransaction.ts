import type { SolanaInstruction } from '../../approvals/solana/instruction.ts'
import { toBase58 } from '../../keys/base58.ts'
import { type Bytes, concatBytes } from '../../keys/bytes.ts'

/** A transaction of Solana, as far as signing and showing it needs. */
export type SolanaTransaction = {
  signatures: readonly Bytes[]
  /** What is signed. */
  message: Bytes
  /** Which of the signatures is ours. */
  place: number
  /** Who pays the network. */
  payer: string
  /** How many signatures the network wants, and is paid for. */
  required: number
  instructions: readonly SolanaInstruction[]
  /** The same, and what it may write, once the tables that it names were read. */
  resolve(tables: Tables): Resolved
  /** Lookup tables that it takes accounts out of. */
  tables: readonly string[]
}

/** Addresses in lookup tables, by the table's own. */
export type Tables = ReadonlyMap<string, readonly string[]>
type Resolved = {
  readonly instructions: readonly SolanaInstruction[]
  /** Every account that it may write, as far as it is known. */
  readonly writable: readonly string[]
  /** Whether that is all of them. */
  readonly isWhole: boolean
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
  return concatBytes(new Uint8Array([all.length]), ...all, message)
}

function read(
  bytes: Bytes,
  own: string | undefined,
  isBare: boolean,
): SolanaTransaction | undefined {
  const reader = createReader(bytes)
  const signed = isBare ? 0 : reader.length()
  const signatures = Array.from({ length: signed }, () => reader.take(SIGNATURE_BYTES))
  const message = bytes.slice(reader.at())

  const version = reader.byte()
  const isVersioned = version >= VERSION_BIT
  if (isVersioned && version !== VERSION_BIT) return undefined
  const required = isVersioned ? reader.byte() : version
  const readSigned = reader.byte()
  const readUnsigned = reader.byte()
  const keys = Array.from({ length: reader.length() }, () => toBase58(reader.take(KEY_BYTES)))
  reader.take(KEY_BYTES)
  const instructions = Array.from({ length: reader.length() }, () => {
    // Programs never stand in a lookup table.
    const program = keys[reader.byte()]
    const accounts = [...reader.take(reader.length())]
    return { program, accounts, data: reader.take(reader.length()) }
  })
  const lookups = isVersioned ? readLookups(reader) : []
  if (reader.at() !== bytes.length) return undefined
  const count = keys.length + lookups.reduce((sum, { places }) => sum + places.length, 0)
  const isWhole = ({ program, accounts }: (typeof instructions)[number]) =>
    program !== undefined && accounts.every((at) => at < count)
  const [payer] = keys
  if (payer === undefined || required > keys.length || !instructions.every(isWhole))
    return undefined

  const place = own === undefined ? -1 : keys.slice(0, required).indexOf(own)
  if (own !== undefined && (place === -1 || place >= signatures.length)) return undefined

  const isWritten = (_: string, at: number) =>
    at < required ? at < required - readSigned : at < keys.length - readUnsigned
  function resolve(tables: Tables): Resolved {
    const found = lookups.flatMap(({ table, places, isRead }) =>
      [...places].map((at) => ({ key: tables.get(table)?.[at], isRead })),
    )
    // The network counts those that are written first, of all tables.
    const looked = [...found.filter((one) => !one.isRead), ...found.filter((one) => one.isRead)]
    // The network takes no account twice: a table that says so is not believed.
    const addresses = [...keys, ...looked.map(({ key }) => key)]
    const all = addresses.map((key, at) =>
      at >= keys.length && addresses.some((other, place) => other === key && place !== at)
        ? undefined
        : key,
    )
    return {
      isWhole: !all.includes(undefined),
      instructions: instructions.map(({ program = '', accounts, data }) => ({
        program,
        data,
        accounts: accounts.map((at) => all[at]),
      })),
      writable: [
        ...keys.filter(isWritten),
        ...looked.flatMap(({ isRead }, at) => {
          const key = all[keys.length + at]
          return key === undefined || isRead ? [] : [key]
        }),
      ],
    }
  }
  return {
    signatures,
    message,
    place,
    payer,
    required,
    resolve,
    instructions: resolve(new Map()).instructions,
    tables: [...new Set(lookups.map(({ table }) => table))],
  }
}

type Lookup = { readonly table: string; readonly places: Bytes; readonly isRead: boolean }

/** Which accounts a message takes out of lookup tables; what they are, only the network knows. */
function readLookups(reader: ReturnType<typeof createReader>): readonly Lookup[] {
  const lookups: Lookup[] = []
  for (let tables = reader.length(); tables > 0; tables -= 1) {
    const table = toBase58(reader.take(KEY_BYTES))
    for (const isRead of [false, true]) {
      lookups.push({ table, places: reader.take(reader.length()), isRead })
    }
  }
  return lookups
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
