import { fromBase58 } from '#protocol'

const KEY_BYTES = 32

/** Base58 of 32 to 44 characters (S5.09) that is as long as a key. */
export function isSolanaAddress(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return false
  return fromBase58(text)?.length === KEY_BYTES
}
