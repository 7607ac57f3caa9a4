import { type Address, getAddressDecoder } from '@solana/kit'
import { getMintDecoder, getTokenDecoder } from '@solana-program/token'
import type { LiteSVM } from 'litesvm'

export const TOKEN: Address = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
export const TOKEN_2022: Address = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address
export const tokenPrograms: readonly Address[] = [TOKEN, TOKEN_2022]

const TOKEN_BYTES = 165
const MINT_BYTES = 82
/** In Token-2022, the byte after an account's base data is its type. */
const KIND_OF_ACCOUNT = 2

export type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: {
    readonly amount: string
    readonly decimals: number
    readonly uiAmount: number
    readonly uiAmountString: string
  }
}

/** Balances of the token accounts among these keys. */
export function readTokenBalances(svm: LiteSVM, keys: readonly Address[]): TokenBalance[] {
  return keys.flatMap((key, accountIndex) => {
    const held = readTokenAccount(svm, key)
    if (held === undefined) return []
    const { mint, owner, programId, amount, decimals } = held
    const uiAmountString = plain(amount, decimals)
    return {
      accountIndex,
      mint,
      owner,
      programId,
      uiTokenAmount: {
        decimals,
        uiAmountString,
        uiAmount: Number(uiAmountString),
        amount: String(amount),
      },
    }
  })
}

/** The token account at this address; undefined if there is none. */
function readTokenAccount(svm: LiteSVM, key: Address) {
  const account = svm.getAccount(key)
  if (!account.exists || !tokenPrograms.includes(account.programAddress)) return undefined
  const { data, programAddress: programId } = account
  const isAccount = data.length === TOKEN_BYTES || data[TOKEN_BYTES] === KIND_OF_ACCOUNT
  if (data.length < TOKEN_BYTES || !isAccount) return undefined
  const { mint, owner, amount } = getTokenDecoder().decode(data.slice(0, TOKEN_BYTES))
  return { mint, owner, amount, programId, decimals: decimalsOf(svm, mint) }
}

/** All token accounts of an owner. */
export function tokenAccountsOf(svm: LiteSVM, owner: Address, programId: Address) {
  return svm.getProgramAccounts(programId).filter(({ data }) => {
    if (data.length < TOKEN_BYTES) return false
    return getAddressDecoder().decode(data.slice(32, 64)) === owner
  })
}

/** An owner's balance of each mint. */
export function balancesOf(svm: LiteSVM, owner: Address) {
  return tokenPrograms.flatMap((program) =>
    tokenAccountsOf(svm, owner, program).map(({ data }) => {
      const { mint, amount } = getTokenDecoder().decode(data.slice(0, TOKEN_BYTES))
      return { mint, amount }
    }),
  )
}

function decimalsOf(svm: LiteSVM, mint: Address): number {
  const account = svm.getAccount(mint)
  return account.exists ? getMintDecoder().decode(account.data.slice(0, MINT_BYTES)).decimals : 0
}

function plain(amount: bigint, decimals: number): string {
  if (decimals === 0) return String(amount)
  const digits = String(amount).padStart(decimals + 1, '0')
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return text.replace(/\.?0+$/, '')
}
