import { ed25519 } from '@noble/curves/ed25519.js'
import { toBase58 } from './base58.ts'
import { type Bytes, concatBytes, toBytes, wipe } from './bytes.ts'

const HARDENED = 0x8000_0000
const PATH = [44, 501, 0, 0]

export type SolanaKey = {
  address: string
  privateKey: Bytes
  sign(message: Uint8Array): Uint8Array
  /** Key and address in one, base58: what Solana wallets import. */
  exportKey(): string
}

/** SLIP-0010 for ed25519: every step is hardened. */
export async function deriveSolana(seed: Uint8Array): Promise<SolanaKey> {
  const privateKey = await deriveEd25519(seed, PATH)
  const publicKey = ed25519.getPublicKey(privateKey)
  return {
    address: toBase58(publicKey),
    privateKey,
    sign: (message) => ed25519.sign(message, privateKey),
    exportKey: () => toBase58(concatBytes(privateKey, publicKey)),
  }
}

export async function deriveEd25519(seed: Uint8Array, path: readonly number[]): Promise<Bytes> {
  let node = await hmac(toBytes('ed25519 seed'), seed)
  for (const step of path) {
    const index = new Uint8Array(4)
    new DataView(index.buffer).setUint32(0, step + HARDENED)
    const parent = node
    node = await hmac(parent.slice(32), concatBytes(new Uint8Array(1), parent.slice(0, 32), index))
    wipe(parent)
  }
  return node.slice(0, 32)
}

async function hmac(key: Bytes, data: Uint8Array): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-512' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new Uint8Array(data)))
}
