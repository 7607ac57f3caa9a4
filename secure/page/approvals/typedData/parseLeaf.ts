import { getAddress, isAddress } from 'viem'
import type { Leaf } from './typedValue.ts'

const DECIMAL = /^(?:0|-?[1-9][0-9]{0,77})$/
const HEX_NUMBER = /^0x[0-9a-fA-F]{1,64}$/
const HEX_BYTES = /^0x(?:[0-9a-fA-F]{2})*$/
/** Halves of letters: they are hashed as U+FFFD, whatever they are drawn as. */
const BROKEN = /\p{Surrogate}/u

/** A value of one of Solidity's elementary types; undefined where it is none, or could be read twice. */
export function parseLeaf(type: string, given: unknown): Leaf | undefined {
  if (type === 'bool') return typeof given === 'boolean' ? given : undefined
  if (type === 'string') return typeof given === 'string' && !BROKEN.test(given) ? given : undefined
  if (type === 'address') {
    return typeof given === 'string' && isAddress(given) ? getAddress(given) : undefined
  }
  const number = /^(u?)int([1-9][0-9]{0,2})$/.exec(type)
  if (number !== null) return parseInteger(given, number[1] === '', Number(number[2]))
  const bytes = /^bytes([1-9][0-9]?)?$/.exec(type)
  if (bytes === null || typeof given !== 'string' || !HEX_BYTES.test(given)) return undefined
  const [, size] = bytes
  return size === undefined || given.length === 2 + 2 * Number(size)
    ? given.toLowerCase()
    : undefined
}

function parseInteger(given: unknown, isSigned: boolean, bits: number): bigint | undefined {
  const value = toInteger(given)
  if (value === undefined) return undefined
  const above = 2n ** BigInt(isSigned ? bits - 1 : bits)
  return value < above && value >= (isSigned ? -above : 0n) ? value : undefined
}

function toInteger(given: unknown): bigint | undefined {
  if (typeof given === 'bigint') return given
  if (typeof given === 'number') return Number.isSafeInteger(given) ? BigInt(given) : undefined
  const isWritten = typeof given === 'string' && (DECIMAL.test(given) || HEX_NUMBER.test(given))
  return isWritten ? BigInt(given) : undefined
}
