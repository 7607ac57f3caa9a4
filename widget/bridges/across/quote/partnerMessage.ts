import type { Address, Hex } from 'viem'

/** Whose fee it is, and how many hundredths of a percent of what would arrive. */
export type PartnerFee = {
  readonly bps: number
  readonly recipient: Address
}

/** What the handler of the destination chain does with the output: base units of its token. */
export type PartnerSplit = {
  readonly outputToken: Address
  readonly partner: Address
  readonly fee: bigint
  /** Gets all that is left, and all of it where the partner cannot be paid. */
  readonly person: Address
  /** What the person gets as the chain's own currency, when the token is its wrapped one. */
  readonly unwrapped?: bigint | undefined
}

const BPS = 10_000n

/** The partner's part of an output, rounded down. */
export function feeOf(output: bigint, bps: number): bigint {
  return (output * BigInt(bps)) / BPS
}

/** The `bps` that give this part of this output; never more than it was made with. */
export function bpsOf(output: bigint, fee: bigint): number {
  return output === 0n ? 0 : Number((fee * BPS + output - 1n) / output)
}

/**
 * The message for the handler: the partner is paid, then the person. It is written by hand, and not
 * by an ABI's coder, because whatever draws a transfer reads it, also where nothing heavy is loaded.
 */
export function encodeSplit({ outputToken, partner, fee, person, unwrapped }: PartnerSplit): Hex {
  const pay = call(outputToken, 0n, `a9059cbb${word(partner)}${word(fee)}`)
  const calls =
    unwrapped === undefined
      ? [pay]
      : [pay, call(outputToken, 0n, `2e1a7d4d${word(unwrapped)}`), call(person, unwrapped, '')]
  let offset = BigInt(calls.length * WORD_BYTES)
  const offsets = calls.map((text) => {
    const own = word(offset)
    offset += BigInt(text.length / 2)
    return own
  })
  const head = [word(32n), word(64n), word(person), word(BigInt(calls.length))]
  return `0x${[...head, ...offsets, ...calls].join('')}`
}

/** What `encodeSplit` made of it, or undefined for every other message. */
export function decodeSplit(message: Hex, outputToken: Address): PartnerSplit | undefined {
  const count = Number(`0x${message.slice(at(3), at(4))}`)
  if (count !== 1 && count !== 3) return undefined
  // Token, offset of the data, value, its length, and a selector of four bytes.
  const pay = at(4 + count + 4) + 8
  if (message.length < pay + 2 * WORD_CHARS) return undefined
  const isUnwrapped = count === 3
  const split = {
    outputToken,
    partner: addressAt(message, pay),
    fee: BigInt(`0x${message.slice(pay + WORD_CHARS, pay + 2 * WORD_CHARS)}`),
    person: addressAt(message, at(2)),
    ...(isUnwrapped ? { unwrapped: amountAt(message, at(UNWRAPPED_WORD)) } : {}),
  }
  // With any other content it is a different message.
  return encodeSplit(split) === message.toLowerCase() ? split : undefined
}

const WORD_BYTES = 32
const WORD_CHARS = 64
/** The value of the third call: after four words, three offsets, and calls of seven and six words. */
const UNWRAPPED_WORD = 4 + 3 + 7 + 6 + 2

function at(index: number): number {
  return 2 + index * WORD_CHARS
}

function amountAt(message: Hex, start: number): bigint {
  const digits = message.slice(start, start + WORD_CHARS)
  return digits === '' ? 0n : BigInt(`0x${digits}`)
}

function addressAt(message: Hex, start: number): Address {
  return `0x${message.slice(start + 24, start + WORD_CHARS)}`
}

function call(target: Address, value: bigint, data: string): string {
  const padded = data.padEnd(Math.ceil(data.length / WORD_CHARS) * WORD_CHARS, '0')
  return [word(target), word(96n), word(value), word(BigInt(data.length / 2)), padded].join('')
}

function word(value: bigint | Address): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(WORD_CHARS, '0')
}
