import type { Encrypted } from './shapes.ts'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

export type KeyPair = { readonly privateKey: CryptoKey; readonly publicKey: string }

/** A key pair of this page; its private key cannot leave the browser. */
export async function createKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, ['deriveKey'])
  const exported = await crypto.subtle.exportKey('spki', publicKey)
  return { privateKey, publicKey: toHex(new Uint8Array(exported)) }
}

/** Derives the secret that only the two ends know (ECDH). */
export async function agree(privateKey: CryptoKey, peer: string): Promise<CryptoKey> {
  const publicKey = await crypto.subtle.importKey('spki', fromHex(peer), curve, true, [])
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey({ name: 'ECDH', public: publicKey }, privateKey, aes, false, [
    'encrypt',
    'decrypt',
  ])
}

export async function encrypt(secret: CryptoKey, content: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(content))
  return { iv, cipherText: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text) }
}

/** Rejects if it was encrypted with another secret, or changed on the way. */
export async function decrypt(secret: CryptoKey, { iv, cipherText }: Encrypted): Promise<unknown> {
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipherText)
  return JSON.parse(new TextDecoder().decode(bytes))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
