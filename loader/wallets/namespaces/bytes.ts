import { fromBase58 } from '#protocol'
import { SIGNED_BYTES } from './limits.ts'
import { invalidAnswer, invalidParams } from './wallet.ts'

/** Bytes of a request, in base64. */
export function base64Param(text: unknown): Uint8Array {
  const most = SIGNED_BYTES * 2
  if (typeof text !== 'string' || text.length > most || !/^[+/\w]+={0,2}$/.test(text)) {
    throw invalidParams('Expected bytes as base64')
  }
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}

/** Bytes of a request, in base58. */
export function base58Param(text: unknown): Uint8Array {
  const bytes =
    typeof text === 'string' && text.length <= SIGNED_BYTES * 1.5 ? fromBase58(text) : undefined
  if (bytes === undefined) throw invalidParams('Expected bytes as base58')
  return bytes
}

/** Bytes of a wallet's answer: copied, because they are the wallet's own object. */
export function answeredBytes(value: unknown): Uint8Array {
  const isBytes = ArrayBuffer.isView(value) && value.byteLength <= SIGNED_BYTES
  if (!isBytes) throw invalidAnswer()
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
