import { address as toAddress } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { BaseError } from '#protocol'
import type { Transfer } from '../transfers.ts'
import { type MintRules, readMintRules } from './mintRules.ts'
import { type NodeAsk, nodeOf } from './node.ts'
import { TOKEN_2022, tokenPrograms } from './programs.ts'
import { readMint, readTokenAccount } from './tokenAccount.ts'

/** The chain's state of a token, of its sender and of its receiver. */
export type TokenState = {
  readonly program: string
  readonly decimals: number
  readonly rules: MintRules
  /** The sender's accounts of it, the fullest first. */
  readonly sources: readonly {
    readonly address: string
    readonly amount: bigint
    readonly isFrozen: boolean
  }[]
  readonly destination: string
  /** False where the receiver has no account of it yet. */
  readonly isOpen: boolean
  readonly isReceiverFrozen: boolean
  readonly wantsMemo: boolean
  /** Of the account that has to be opened; 0n where it is there. */
  readonly rent: bigint
}

/** Reads the chain for a transfer of a token; undefined for the currency itself. */
export async function readTokenState(
  asked: NodeAsk,
  { token, from, to }: Transfer,
): Promise<TokenState | undefined> {
  if (token === undefined) return undefined
  const node = nodeOf(asked)
  const [[account], held] = await Promise.all([
    node.accounts([token.address]),
    node.tokenAccounts(from, { mint: token.address }),
  ])
  const mint = account && tokenPrograms.includes(account.owner) ? readMint(account.data) : undefined
  if (!account || mint === undefined || mint.decimals !== token.decimals) {
    throw new BaseError('Token Not Found', { code: 'TOKEN_NOT_FOUND', details: token.address })
  }
  const program = account.owner
  const rules = readMintRules(mint, { is2022: program === TOKEN_2022 })
  const [destination] = await findAssociatedTokenPda({
    mint: toAddress(token.address),
    owner: toAddress(to),
    tokenProgram: toAddress(program),
  })
  const [[there], rent] = await Promise.all([
    node.accounts([destination]),
    node.rent(rules.accountBytes),
  ])
  const receiver = there ? readTokenAccount(there.data) : undefined
  return {
    program,
    rules,
    destination,
    decimals: mint.decimals,
    sources: held
      .flatMap(({ pubkey, account: one }) => {
        const read = readTokenAccount(one.data)
        return read === undefined ? [] : [{ address: pubkey, ...read }]
      })
      .sort((a, b) => (a.amount > b.amount ? -1 : 1)),
    isOpen: receiver !== undefined,
    isReceiverFrozen: receiver?.isFrozen ?? rules.opensFrozen,
    wantsMemo: receiver?.wantsMemo === true,
    rent: receiver === undefined ? rent : 0n,
  }
}
