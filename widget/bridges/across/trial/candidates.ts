import { type Address, getAddress, type Hex, isAddressEqual, size, slice, zeroAddress } from 'viem'
import { lowerCase } from '../util/bytes.ts'
import type { TrialCall } from './trial.ts'

/** More words than any call of a person's has. */
const MAX_WORDS = 400

/**
 * Addresses that calls go to or name: the words of their calldata that look like one, both as written
 * by the ABI after a selector and within bytes that hold another call.
 */
export function addressesIn(calls: readonly TrialCall[], account: Address): readonly Address[] {
  const found = new Set<Address>()
  for (const { to } of calls) if (to !== undefined) found.add(getAddress(to))
  for (const { data } of calls) {
    if (data === undefined) continue
    for (const word of wordsOf(data)) {
      if (/^0x0{24}(?!0{8})[0-9a-f]{40}$/.test(word)) found.add(getAddress(slice(word, 12)))
    }
  }
  return [...found].filter(
    (one) => !isAddressEqual(one, account) && !isAddressEqual(one, zeroAddress),
  )
}

function wordsOf(data: Hex): readonly Hex[] {
  const words: Hex[] = []
  // A call within a call stands four bytes off from the words around it, one within that eight.
  for (const start of [4, 0, 8]) {
    for (let at = start; at + 32 <= size(data) && words.length < MAX_WORDS; at += 32) {
      words.push(lowerCase(slice(data, at, at + 32)))
    }
  }
  return words
}
