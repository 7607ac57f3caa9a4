import { concatHex, type Hex, numberToHex, parseAbi, size } from 'viem'
import type { Artifact } from './artifact.ts'

export const collectibleAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'function mint(address to, uint256 id)',
  'function transferFrom(address from, address to, uint256 id)',
  'function ownerOf(uint256 id) view returns (address)',
])

/** keccak256('Transfer(address,address,uint256)'), of ERC-20 and of ERC-721. */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * The part of ERC-721 that an index of transfers sees: who owns which number, and the event. There
 * is no compiler here and no package has such a contract, so it is written in the machine's words.
 * A number's owner is stored under the number.
 */
const program = `
  push:00 CALLDATALOAD push:e0 SHR
  DUP1 push:40c10f19 EQ @mint JUMPI
  DUP1 push:23b872dd EQ @transfer JUMPI
  push:6352211e EQ @owner JUMPI
  :fail push:00 DUP1 REVERT
  :owner push:04 CALLDATALOAD SLOAD push:00 MSTORE push:20 push:00 RETURN
  :mint push:24 CALLDATALOAD SLOAD @fail JUMPI
    push:04 CALLDATALOAD push:24 CALLDATALOAD SSTORE
    push:24 CALLDATALOAD push:04 CALLDATALOAD push:00 push:${TRANSFER} push:00 push:00 LOG4 STOP
  :transfer push:44 CALLDATALOAD SLOAD CALLER XOR @fail JUMPI
    push:04 CALLDATALOAD CALLER XOR @fail JUMPI
    push:24 CALLDATALOAD push:44 CALLDATALOAD SSTORE
    push:44 CALLDATALOAD push:24 CALLDATALOAD push:04 CALLDATALOAD push:${TRANSFER} push:00 push:00
    LOG4 STOP
`

const codes: Readonly<Record<string, string>> = {
  STOP: '00',
  EQ: '14',
  XOR: '18',
  SHR: '1c',
  CALLER: '33',
  CALLDATALOAD: '35',
  MSTORE: '52',
  SLOAD: '54',
  SSTORE: '55',
  JUMPI: '57',
  JUMPDEST: '5b',
  DUP1: '80',
  LOG4: 'a4',
  RETURN: 'f3',
  REVERT: 'fd',
}

/** A collection whose numbers anybody can mint. */
export function collectibleArtifact(): Artifact {
  const code = assemble(program)
  // PUSH2 length, DUP1, PUSH1 10, PUSH0, CODECOPY, PUSH0, RETURN: ten bytes before the code.
  const start: Hex = `0x61${numberToHex(size(code), { size: 2 }).slice(2)}80600a5f395ff3`
  return { abi: collectibleAbi, bytecode: concatHex([start, code]) }
}

function assemble(text: string): Hex {
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
  return word.startsWith('@') ? 2 : 1
}

function bytesOf(word: string, places: ReadonlyMap<string, number>): string {
  const PUSH1 = 0x60
  if (word.startsWith(':')) return codes.JUMPDEST ?? ''
  if (word.startsWith('push:')) {
    const value = word.slice('push:'.length)
    return (PUSH1 + value.length / 2 - 1).toString(16) + value
  }
  if (word.startsWith('@')) {
    const place = places.get(word.slice(1)) ?? 0
    return PUSH1.toString(16) + place.toString(16).padStart(2, '0')
  }
  const code = codes[word]
  if (code === undefined) throw new Error(`There is no instruction ${word}`)
  return code
}
