import { bytesToHex, getAddress, hexToBytes, type Hex, zeroAddress } from 'viem'
import { fillTypes } from '../logs/parseFillLogs.ts'
import { parseTransfer, type Transfer, transferStatuses } from './transfer.ts'

const VERSION = 2
/** The version before had no `Later` fields. */
const FIRST_VERSION = 1
/** A longer id of a bundle is left out: its deposit is found by the pool's events. */
const MAX_BUNDLE_ID_BYTES = 160
/** A longer message of a speed-up is left out with it: the pool's events have it. */
const MAX_SPEED_UP_MESSAGE_BYTES = 256

type Codec<value> = {
  readonly write: (out: number[], value: value) => void
  readonly read: (input: Reader) => value
}
type Reader = { readonly bytes: Uint8Array; at: number }

/**
 * The codecs are our own: `micro-packed` would be 7.2 kB (brotli) of the bridge, which has 36.5 kB.
 *
 * A transfer in a few hundred characters, for storage as small as a cookie. The sentence of an
 * error is left out, and so are a bundle's id and a speed-up that would take too much room.
 */
export function encodeCompact(transfer: Transfer): string {
  const out = [VERSION]
  const { route } = transfer
  hex(8).write(out, `0x${transfer.id}`)
  for (const value of [transfer.created, transfer.fetchedAt]) number.write(out, value)
  address.write(out, transfer.owner)
  number.write(out, route.isNative ? 1 : 0)
  number.write(out, route.originChainId)
  address.write(out, route.inputToken)
  number.write(out, route.destinationChainId)
  address.write(out, route.outputToken)
  text.write(out, route.inputTokenSymbol)
  text.write(out, route.outputTokenSymbol)
  uint.write(out, BigInt(transfer.inputAmount))
  uint.write(out, BigInt(transfer.outputAmount))
  optional(address).write(out, except(transfer.recipient, transfer.owner))
  for (const value of [
    transfer.quoteTimestamp,
    transfer.fillDeadline,
    transfer.exclusivityDeadline,
  ]) {
    number.write(out, value)
  }
  optional(address).write(out, except(transfer.exclusiveRelayer, zeroAddress))
  bytes.write(out, transfer.message)
  address.write(out, transfer.originPool)
  address.write(out, transfer.destinationPool)
  hex(2).write(out, `0x${transfer.integratorId.slice(2)}`)
  number.write(out, steps.indexOf(transfer.step))
  number.write(out, transferStatuses.indexOf(transfer.status))
  for (const key of hashes) optional(hex(32)).write(out, transfer[key])
  for (const key of numbers) optional(number).write(out, transfer[key])
  optional(uint).write(
    out,
    transfer.depositId === undefined ? undefined : BigInt(transfer.depositId),
  )
  optional(number).write(
    out,
    transfer.actionSuccess === undefined ? undefined : Number(transfer.actionSuccess),
  )
  optional(text).write(out, transfer.error === undefined ? undefined : String(transfer.error.code))
  writeLater(out, transfer)
  return toBase64Url(out)
}

/** The transfer in `value`, or undefined when it is damaged or of a version we do not know. */
export function decodeCompact(value: string): Transfer | undefined {
  try {
    const input = { bytes: fromBase64Url(value), at: 1 }
    const version = input.bytes[0]
    if (version !== VERSION && version !== FIRST_VERSION) return undefined
    const first = readTransfer(input)
    const transfer = version === FIRST_VERSION ? first : { ...first, ...readLater(input, first) }
    return input.at === input.bytes.length ? parseTransfer(transfer) : undefined
  } catch {
    return undefined
  }
}

function readTransfer(input: Reader) {
  const id = hex(8).read(input).slice(2)
  const created = number.read(input)
  const fetchedAt = number.read(input)
  const owner = address.read(input)
  const route = {
    isNative: number.read(input) === 1,
    originChainId: number.read(input),
    inputToken: address.read(input),
    destinationChainId: number.read(input),
    outputToken: address.read(input),
    inputTokenSymbol: text.read(input),
    outputTokenSymbol: text.read(input),
  }
  const fields = {
    inputAmount: String(uint.read(input)),
    outputAmount: String(uint.read(input)),
    recipient: optional(address).read(input) ?? owner,
    quoteTimestamp: number.read(input),
    fillDeadline: number.read(input),
    exclusivityDeadline: number.read(input),
    exclusiveRelayer: optional(address).read(input) ?? zeroAddress,
    message: bytes.read(input),
    originPool: address.read(input),
    destinationPool: address.read(input),
    integratorId: hex(2).read(input),
    step: steps[number.read(input)],
    status: transferStatuses[number.read(input)],
  }
  const read = <value>(codec: Codec<value>, keys: readonly string[]) =>
    keys.map((key) => [key, optional(codec).read(input)] as const)
  const present = [...read(hex(32), hashes), ...read(number, numbers)]
  const depositId = optional(uint).read(input)
  const actionSuccess = optional(number).read(input)
  const code = optional(text).read(input)
  return {
    id,
    created,
    fetchedAt,
    owner,
    route,
    ...fields,
    ...Object.fromEntries(present.filter(([, value]) => value !== undefined)),
    ...(depositId === undefined ? {} : { depositId: String(depositId) }),
    ...(actionSuccess === undefined ? {} : { actionSuccess: actionSuccess === 1 }),
    ...(code === undefined ? {} : { error: { code: codeOf(code), message: '' } }),
  }
}

/** One number says which of these fields follow: most of them seldom do. */
function writeLater(out: number[], transfer: Transfer): void {
  const { depositTimestamp, slowFillRequested, fillType, filledAmount, orderId } = transfer
  const bundleId = fitting(transfer.bundleId)
  const speedUp = fittingSpeedUp(transfer)
  const flags = [
    bundleId !== undefined,
    bundleId !== undefined && isBytes(bundleId),
    depositTimestamp !== undefined,
    speedUp !== undefined,
    slowFillRequested !== undefined,
    slowFillRequested === true,
    fillType !== undefined,
    filledAmount !== undefined,
    orderId !== undefined,
  ]
  number.write(
    out,
    flags.reduce((sum, isSet, bit) => sum + (isSet ? 2 ** bit : 0), 0),
  )
  if (bundleId !== undefined) {
    if (isBytes(bundleId)) bytes.write(out, bundleId)
    else text.write(out, bundleId)
  }
  if (depositTimestamp !== undefined) number.write(out, depositTimestamp)
  if (speedUp !== undefined) {
    uint.write(out, BigInt(speedUp.outputAmount))
    optional(address).write(out, except(speedUp.recipient, transfer.recipient))
    optional(bytes).write(out, except(speedUp.message, transfer.message))
    optional(hex(32)).write(out, speedUp.hash)
  }
  if (fillType !== undefined) number.write(out, fillTypes.indexOf(fillType))
  if (filledAmount !== undefined) uint.write(out, BigInt(filledAmount))
  if (orderId !== undefined) hex(32).write(out, orderId)
}

function readLater(input: Reader, { recipient, message }: { recipient: Hex; message: Hex }) {
  const flags = number.read(input)
  const has = (bit: number) => (flags & (2 ** bit)) !== 0
  const later: Record<string, unknown> = {}
  if (has(0)) later.bundleId = has(1) ? bytes.read(input) : text.read(input)
  if (has(2)) later.depositTimestamp = number.read(input)
  if (has(3)) {
    const outputAmount = String(uint.read(input))
    const to = optional(address).read(input) ?? recipient
    const updated = optional(bytes).read(input) ?? message
    const hash = optional(hex(32)).read(input)
    const fields = { outputAmount, recipient: to, message: updated }
    later.speedUp = hash === undefined ? fields : { ...fields, hash }
  }
  if (has(4)) later.slowFillRequested = has(5)
  if (has(6)) later.fillType = fillTypes[number.read(input)]
  if (has(7)) later.filledAmount = String(uint.read(input))
  if (has(8)) later.orderId = hex(32).read(input)
  return later
}

function fitting(bundleId: string | undefined): string | undefined {
  if (bundleId === undefined) return undefined
  const size = isBytes(bundleId) ? bundleId.length / 2 - 1 : bundleId.length
  return size <= MAX_BUNDLE_ID_BYTES ? bundleId : undefined
}

function fittingSpeedUp({ speedUp, message }: Transfer): Transfer['speedUp'] {
  if (speedUp === undefined || speedUp.message === message) return speedUp
  return speedUp.message.length / 2 - 1 <= MAX_SPEED_UP_MESSAGE_BYTES ? speedUp : undefined
}

/** Lower case only: bytes come back so. */
function isBytes(value: string): value is Hex {
  return /^0x([0-9a-f]{2})+$/.test(value)
}

const steps = ['approve', 'deposit', 'fill'] as const
const hashes = ['approveHash', 'depositHash', 'fillHash', 'refundHash'] as const
const numbers = [
  'depositNonce',
  'fillTimestamp',
  'fromBlockOrigin',
  'fromBlockDestination',
] as const

/** Seven bits a byte, the last byte without the high bit. */
const uint: Codec<bigint> = {
  write(out, value) {
    let rest = value
    for (; rest >= 128n; rest >>= 7n) out.push(Number(rest & 127n) | 128)
    out.push(Number(rest))
  },
  read(input) {
    let value = 0n
    for (let shift = 0n; shift < 300n; shift += 7n) {
      const byte = take(input, 1)[0] ?? 0
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
    throw new RangeError('too long a number')
  },
}

const number: Codec<number> = {
  write: (out, value) => uint.write(out, BigInt(value)),
  read: (input) => Number(uint.read(input)),
}

const bytes: Codec<Hex> = {
  write(out, value) {
    const raw = hexToBytes(value)
    number.write(out, raw.length)
    for (const byte of raw) out.push(byte)
  },
  read: (input) => bytesToHex(take(input, number.read(input))),
}

const text: Codec<string> = {
  write: (out, value) => bytes.write(out, bytesToHex(new TextEncoder().encode(value))),
  read: (input) => new TextDecoder().decode(hexToBytes(bytes.read(input))),
}

const address: Codec<Hex> = {
  write: (out, value) => hex(20).write(out, value),
  read: (input) => getAddress(hex(20).read(input)),
}

function hex(size: number): Codec<Hex> {
  return {
    write(out, value) {
      for (const byte of hexToBytes(value, { size })) out.push(byte)
    },
    read: (input) => bytesToHex(take(input, size)),
  }
}

function optional<value>(codec: Codec<value>): Codec<value | undefined> {
  return {
    write(out, value) {
      out.push(value === undefined ? 0 : 1)
      if (value !== undefined) codec.write(out, value)
    },
    read: (input) => (take(input, 1)[0] === 1 ? codec.read(input) : undefined),
  }
}

function take(input: Reader, size: number): Uint8Array {
  const end = input.at + size
  if (end > input.bytes.length) throw new RangeError('cut short')
  const part = input.bytes.slice(input.at, end)
  input.at = end
  return part
}

function except(value: Hex, usual: Hex): Hex | undefined {
  return value.toLowerCase() === usual.toLowerCase() ? undefined : value
}

function codeOf(value: string): string | number {
  return /^-?\d{1,9}$/.test(value) ? Number(value) : value
}

function toBase64Url(raw: readonly number[]): string {
  const base64 = btoa(String.fromCharCode(...raw))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(value: string): Uint8Array {
  const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
