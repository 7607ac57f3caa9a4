import { address } from '@solana/kit'
import { airdrop } from './faucet.ts'
import { type SolanaToken, solanaTokens } from './names.ts'
import type { Solana } from './server.ts'
import { giveSolanaToken, setFrozen } from './tokens.ts'

/** Gives an owner lamports and an amount of each token. */
export async function fundSolana(
  { cluster, mints }: Solana,
  { owner, lamports, tokens }: { owner: string; lamports: string; tokens: string },
): Promise<{ ok: true }> {
  if (lamports !== '0') await airdrop(cluster, address(owner), BigInt(lamports))
  for (const token of tokens === '0' ? [] : solanaTokens) {
    const amount = BigInt(tokens)
    await giveSolanaToken(cluster, { mint: mints[token], owner: address(owner), amount })
  }
  return { ok: true }
}

/** Freezes an owner's token account, or thaws it. */
export async function freezeSolana(
  { cluster, mints }: Solana,
  { owner, token, frozen }: { owner: string; token: SolanaToken; frozen: boolean },
): Promise<{ ok: true }> {
  await setFrozen(cluster, { mint: mints[token], owner: address(owner), frozen })
  return { ok: true }
}
