import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

/** Seeds of the people of this devnet; they are public and good for nothing else. */
const seeds = { mints: 1, wallet: 2, second: 3 } as const

const signers = new Map<number, Promise<KeyPairSigner>>()

/** Somebody of this devnet: `mints` makes the tokens, the others are the Devnet Wallet's. */
export function solanaSigner(who: keyof typeof seeds): Promise<KeyPairSigner> {
  return signerOf(seeds[who])
}

/** The same signer for the same number: one transaction takes no two of an address. */
export function signerOf(seed: number): Promise<KeyPairSigner> {
  const known = signers.get(seed)
  if (known !== undefined) return known
  const made = createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(seed))
  signers.set(seed, made)
  return made
}
