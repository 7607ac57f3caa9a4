import { concatHex, type Hex, numberToHex, size } from 'viem'

const codes: Readonly<Record<string, string>> = {
  STOP: '00',
  ADD: '01',
  SUB: '03',
  LT: '10',
  EQ: '14',
  ISZERO: '15',
  OR: '17',
  XOR: '18',
  SHL: '1b',
  SHR: '1c',
  SHA3: '20',
  ADDRESS: '30',
  CALLER: '33',
  CALLVALUE: '34',
  CALLDATALOAD: '35',
  CALLDATASIZE: '36',
  CALLDATACOPY: '37',
  RETURNDATASIZE: '3d',
  RETURNDATACOPY: '3e',
  POP: '50',
  MSTORE: '52',
  SLOAD: '54',
  SSTORE: '55',
  JUMP: '56',
  JUMPI: '57',
  GAS: '5a',
  JUMPDEST: '5b',
  DUP1: '80',
  DUP2: '81',
  DUP3: '82',
  DUP4: '83',
  DUP6: '85',
  SWAP1: '90',
  LOG3: 'a3',
  LOG4: 'a4',
  CALL: 'f1',
  RETURN: 'f3',
  REVERT: 'fd',
}

/**
 * Machine words as code: `:name` marks a place, `@name` pushes it, `push:ff` pushes bytes. For the
 * few contracts that no package has; there is no compiler here.
 */
export function assemble(text: string): Hex {
  const words = text.trim().split(/\s+/)
  const places = new Map<string, number>()
  let at = 0
  for (const word of words) {
    if (word.startsWith(':')) places.set(word.slice(1), at)
    at += lengthOf(word)
  }
  return `0x${words.map((word) => bytesOf(word, places)).join('')}`
}

function lengthOf(word: string): number {
  if (word.startsWith('push:')) return 1 + (word.length - 'push:'.length) / 2
  return word.startsWith('@') ? 3 : 1
}

function bytesOf(word: string, places: ReadonlyMap<string, number>): string {
  const [PUSH1, PUSH2] = [0x60, 0x61]
  if (word.startsWith(':')) return codes.JUMPDEST ?? ''
  if (word.startsWith('push:')) {
    const value = word.slice('push:'.length)
    return (PUSH1 + value.length / 2 - 1).toString(16) + value
  }
  if (word.startsWith('@')) {
    const place = places.get(word.slice(1))
    if (place === undefined) throw new Error(`There is no place ${word}`)
    return PUSH2.toString(16) + place.toString(16).padStart(4, '0')
  }
  const code = codes[word]
  if (code === undefined) throw new Error(`There is no instruction ${word}`)
  return code
}

/** Code that puts `code` where it is deployed. */
export function deploying(code: Hex): Hex {
  // PUSH2 length, DUP1, PUSH1 10, PUSH0, CODECOPY, PUSH0, RETURN: ten bytes before the code.
  const start: Hex = `0x61${numberToHex(size(code), { size: 2 }).slice(2)}80600a5f395ff3`
  return concatHex([start, code])
}
