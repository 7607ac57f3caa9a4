type Encoding = 'base64' | 'hex' | 'utf-8'

/**
 * In the place of Node's `Buffer`, which browsers lack and `@walletconnect/utils` takes for granted:
 * just what signing in while connecting does with it. Not a global: other packages would think that
 * they run in Node.
 */
export const Buffer = {
  from(input: string | Uint8Array, encoding: Encoding = 'utf-8') {
    const bytes = typeof input === 'string' ? toBytes(input, encoding) : input
    return { toString: (as: Encoding = 'utf-8') => toText(bytes, as) }
  },
}

function toBytes(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'base64') return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  throw new Error(`Nothing here reads ${encoding}`)
}

function toText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'utf-8') return new TextDecoder().decode(bytes)
  if (encoding === 'hex') {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
