import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

/** Seeds of this devnet's signers; they are public and serve no other purpose. */
const seeds = { mints: 1, wallet: 2, second: 3 } as const

const signers = new Map<number, Promise<KeyPairSigner>>()

/** A signer of this devnet: `mints` is the mint authority, the others belong to the Devnet Wallet. */
export function solanaSigner(who: keyof typeof seeds): Promise<KeyPairSigner> {
  return signerOf(seeds[who])
}

/** Returns the same object for the same seed: a transaction rejects two signers of one address. */
export function signerOf(seed: number): Promise<KeyPairSigner> {
  const known = signers.get(seed)
  if (known !== undefined) return known
  const made = createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(seed))
  signers.set(seed, made)
  return made
}
