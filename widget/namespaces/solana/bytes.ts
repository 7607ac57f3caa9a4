import { fromBase58, toBase58 } from '#protocol'

/** Base64 of a node's answer as bytes. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const KEY_BYTES = 32

/** Reads the layouts that programs of Solana keep: little-endian, one field after the other. */
export function readLayout(bytes: Uint8Array, start = 0) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = start
  const step = (size: number) => {
    at += size
    return at - size
  }
  const raw = (size: number) => bytes.slice(step(size), at)
  const u32 = () => view.getUint32(step(4), true)
  return {
    get isAtEnd() {
      return at >= bytes.length
    },
    u8: () => view.getUint8(step(1)),
    u16: () => view.getUint16(step(2), true),
    u32,
    u64: () => view.getBigUint64(step(8), true),
    key: () => toBase58(raw(KEY_BYTES)),
    raw,
    /** Its length stands before it. */
    text: () => new TextDecoder().decode(raw(u32())),
    skip: (size: number) => void step(size),
  }
}

/** The 32 bytes of an address that was checked. */
export function keyBytes(address: string): Uint8Array {
  return fromBase58(address) ?? new Uint8Array(KEY_BYTES)
}
