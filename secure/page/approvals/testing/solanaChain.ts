import { type Address, address, getAddressEncoder, lamports } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { SYSTEM, TOKEN } from '../solana/programs.ts'
import { dest, friend, own, source, thief, usdc } from './solana.ts'

export const SOL = 1_000_000_000n
export const RENT = 2_039_280n
export const HELD = 1_000_000n

const encoder = getAddressEncoder()

/** Puts an account on the chain, whatever was there. */
export function put(svm: LiteSVM, at: string, owner: string, amount: bigint, data: Uint8Array) {
  svm.setAccount({
    address: address(at),
    programAddress: address(owner),
    data,
    executable: false,
    lamports: lamports(amount),
    space: BigInt(data.length),
  })
}

/** A token account as the chain keeps it. */
export function holding(owner: string, amount = HELD, mint = usdc): Uint8Array {
  const data = new Uint8Array(165)
  data.set([...encoder.encode(address(mint)), ...encoder.encode(address(owner))])
  new DataView(data.buffer).setBigUint64(64, amount, true)
  data[108] = 1
  return data
}

/** `own` with 10 SOL and tokens in `source`, the thief with some in `dest`. */
export function furnish(svm: LiteSVM, program = TOKEN): void {
  const mint = new Uint8Array(82)
  mint.set([1, 0, 0, 0, ...encoder.encode(address(own))])
  new DataView(mint.buffer).setBigUint64(36, 10n * HELD, true)
  mint.set([6, 1], 44)
  put(svm, own, SYSTEM, 10n * SOL, new Uint8Array())
  for (const other of [thief, friend]) put(svm, other, SYSTEM, SOL, new Uint8Array())
  put(svm, usdc, program, SOL, mint)
  put(svm, source, program, RENT, holding(own))
  put(svm, dest, program, RENT, holding(thief))
}

/** A lookup table of the network. */
export function putTable(svm: LiteSVM, at: string, keys: readonly string[]): void {
  const header = new Uint8Array(56)
  const view = new DataView(header.buffer)
  view.setUint32(0, 1, true)
  view.setBigUint64(4, 2n ** 64n - 1n, true)
  const data = new Uint8Array([
    ...header,
    ...keys.flatMap((key) => [...encoder.encode(address(key))]),
  ])
  const program: Address = address('AddressLookupTab1e1111111111111111111111111')
  put(svm, at, program, SOL, data)
}
