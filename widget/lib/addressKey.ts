/** An address as a key: what begins with `0x` is the same in any case, base58 is not. */
export function addressKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
