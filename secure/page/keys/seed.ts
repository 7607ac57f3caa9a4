import { wordlist } from '@scure/bip39/wordlists/english'
import { type Bytes, concatBytes, toBytes, wipe } from './bytes.ts'

const WORD_BITS = 11
const LONGEST_WORD = 8
const SPACE = 32
const ROUNDS = 2_048
const SEED_BITS = 512

/**
 * The seed that BIP-39 makes of this entropy and no passphrase, without the phrase ever being a
 * string: it is written into bytes, letter by letter, and they are overwritten. English words are
 * ASCII, so there is nothing to normalise.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
 */
export async function deriveSeed(entropy: Uint8Array): Promise<Bytes> {
  const phrase = await writePhrase(entropy)
  try {
    const key = await crypto.subtle.importKey('raw', phrase, 'PBKDF2', false, ['deriveBits'])
    const algorithm = { name: 'PBKDF2', hash: 'SHA-512', salt: toBytes('mnemonic') }
    const rounds = { ...algorithm, iterations: ROUNDS }
    return new Uint8Array(await crypto.subtle.deriveBits(rounds, key, SEED_BITS))
  } finally {
    wipe(phrase)
  }
}

/** The words of entropy and checksum, 11 bits each, with a space between them. */
async function writePhrase(entropy: Uint8Array): Promise<Bytes> {
  const own = new Uint8Array(entropy)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', own))
  const bits = concatBytes(own, digest)
  const words = (entropy.length * 8 * 33) / 32 / WORD_BITS
  const phrase = new Uint8Array(words * (LONGEST_WORD + 1))
  let end = 0
  for (let at = 0; at < words; at += 1) {
    const word = wordlist[readBits(bits, at * WORD_BITS)] ?? ''
    if (at > 0) phrase[end++] = SPACE
    for (let letter = 0; letter < word.length; letter += 1) phrase[end++] = word.charCodeAt(letter)
  }
  const written = phrase.slice(0, end)
  wipe(own, digest, bits, phrase)
  return written
}

function readBits(bytes: Uint8Array, from: number): number {
  let value = 0
  for (let bit = from; bit < from + WORD_BITS; bit += 1) {
    value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  }
  return value
}
