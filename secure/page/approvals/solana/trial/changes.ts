import { SYSTEM } from '../programs.ts'
import { type ChainAccount, readTokenAccount, type TokenAccount } from './tokenAccount.ts'

/** Accounts by their address. */
export type Accounts = ReadonlyMap<string, ChainAccount>

/** What a spender may take afterwards; the token is '' for SOL, the amount null for all there is. */
export type Allowed = {
  readonly token: string
  readonly spender: string
  readonly amount: bigint | null
}

/** What changed for one account. */
export type Changes = {
  /** Amounts that arrived by mint, '' for SOL; negative where they left. */
  readonly moved: ReadonlyMap<string, bigint>
  readonly allowed: readonly Allowed[]
}

export const NATIVE = ''
/** As good as all there is: an amount of a token has 64 bits. */
const ALL = 2n ** 64n - 1n

/**
 * What differs for `own` between two states of the same accounts: its lamports, with those in its own
 * token accounts, the tokens there, and who else got a right to any of it.
 */
export function changesOf(own: string, before: Accounts, after: Accounts): Changes {
  const moved = new Map<string, bigint>()
  const allowed: Allowed[] = []
  const move = (token: string, amount: bigint) =>
    moved.set(token, (moved.get(token) ?? 0n) + amount)

  function count(address: string, account: ChainAccount, sign: bigint): void {
    if (address === own) return void move(NATIVE, sign * (account?.lamports ?? 0n))
    const tokens = readTokenAccount(account)
    if (account === null || tokens?.owner !== own) return
    move(NATIVE, sign * account.lamports)
    // Wrapped SOL is already counted in the lamports.
    if (!tokens.isNative) move(tokens.mint, sign * tokens.amount)
  }

  for (const [address, first] of before) {
    const last = after.get(address) ?? null
    count(address, first, -1n)
    count(address, last, 1n)
    if (address === own) allowed.push(...rightsOfWallet(first, last))
    else allowed.push(...rightsOfTokens(own, first, last))
  }
  return { moved: new Map([...moved].filter(([, amount]) => amount !== 0n)), allowed }
}

/** A program that owns a wallet can do anything with it. */
function rightsOfWallet(before: ChainAccount, after: ChainAccount): readonly Allowed[] {
  if (after === null || after.program === SYSTEM || after.program === before?.program) return []
  return [{ token: NATIVE, spender: after.program, amount: null }]
}

function rightsOfTokens(
  own: string,
  before: ChainAccount,
  after: ChainAccount,
): readonly Allowed[] {
  const had = readTokenAccount(before)
  const has = readTokenAccount(after)
  if (after === null || has === undefined) return []
  // The new owner also gets what is sent to it later.
  if (had?.owner === own && has.owner !== own) {
    return [{ token: has.mint, spender: has.owner, amount: null }]
  }
  if (has.owner !== own) return []
  return [...delegated(own, had, has), ...closable(own, had, has, after.lamports)]
}

function delegated(
  own: string,
  had: TokenAccount | undefined,
  has: TokenAccount,
): readonly Allowed[] {
  const { mint, delegate, delegated: most } = has
  if (delegate === null || delegate === own) return []
  if (had?.delegate === delegate && had.delegated >= most) return []
  return [{ token: mint, spender: delegate, amount: most === ALL ? null : most }]
}

/** The closer of an account gets its lamports: its rent, and all of it where it holds SOL. */
function closable(
  own: string,
  had: TokenAccount | undefined,
  { closer }: TokenAccount,
  lamports: bigint,
): readonly Allowed[] {
  if (closer === null || closer === own || closer === had?.closer) return []
  return [{ token: NATIVE, spender: closer, amount: lamports }]
}
