import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { SecureError } from '#secure/wire'
import type { Addresses } from '#secure/api'
import { type Bytes, randomBytes, wipe } from './bytes.ts'
import { deriveEvm, type EvmAccount } from './evm.ts'
import { deriveSeed } from './seed.ts'
import { deriveSolana, type SolanaKey } from './solana.ts'

/** BIP-39 entropy of twelve words: an exported phrase works in every wallet. */
const SECRET_BYTES = 16

/** The keys of one account. `wipe` them as soon as they have signed. */
export type Keys = { evm: EvmAccount; solana: SolanaKey; addresses: Addresses; wipe(): void }

export function makeSecret(): Bytes {
  return randomBytes(SECRET_BYTES)
}

/** The recovery phrase of a secret. A string cannot be overwritten: only export asks for it. */
export function phraseOf(secret: Uint8Array): string {
  return entropyToMnemonic(secret, wordlist)
}

/** Keys at m/44'/60'/0'/0/0 and m/44'/501'/0'/0', where other wallets look for them. */
export async function deriveKeys(secret: Uint8Array): Promise<Keys> {
  const seed = await deriveSeed(secret)
  try {
    const evm = deriveEvm(seed)
    const solana = await deriveSolana(seed)
    const addresses = { eip155: evm.address, solana: solana.address }
    return { evm, solana, addresses, wipe: () => wipe(evm.privateKey, solana.privateKey) }
  } finally {
    wipe(seed)
  }
}

/** Keys of a secret that must belong to these addresses. */
export async function deriveOwnKeys(secret: Uint8Array, addresses: Addresses): Promise<Keys> {
  const keys = await deriveKeys(secret)
  const isOwn =
    keys.addresses.eip155.toLowerCase() === addresses.eip155.toLowerCase() &&
    keys.addresses.solana === addresses.solana
  if (isOwn) return keys
  keys.wipe()
  throw new SecureError(
    'SHARE_TAMPERED',
    'The parts of your key do not make the key of this account. Nothing was signed.',
  )
}
