import { toBase58 } from '../../../keys/base58.ts'
import type { Bytes } from '../../../keys/bytes.ts'
import { TOKEN, TOKEN_2022 } from '../programs.ts'

/** An account as a node tells it; null where there is none. */
export type ChainAccount = {
  readonly lamports: bigint
  /** The program that it belongs to. */
  readonly program: string
  readonly data: Bytes
} | null

/** Whose tokens an account holds, and who else may take them. */
export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | null
  readonly delegated: bigint
  /** Who may close it; null where that is its owner. */
  readonly closer: string | null
  /** Whether it holds SOL: then its lamports are the amount, and what it costs. */
  readonly isNative: boolean
}

const BYTES = 165
/** Of an account of several signers, which has this very length in both programs. */
const MULTISIG_BYTES = 355
/** What Token-2022 writes behind an account; a mint that is as long has a 1 there. */
const IS_ACCOUNT = 2
const MINT_BYTES = 82
const DECIMALS_AT = 44

/** Both token programs begin their accounts in one way; undefined where it is none, or not set up. */
export function readTokenAccount(account: ChainAccount): TokenAccount | undefined {
  if (account === null || !isOfTokens(account.program)) return undefined
  const { data } = account
  const isLong = data.length > BYTES && data.length !== MULTISIG_BYTES && data[BYTES] === IS_ACCOUNT
  if (data.length !== BYTES && !isLong) return undefined
  // Not set up, set up, or frozen.
  if (data[108] !== 1 && data[108] !== 2) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const key = (at: number) => toBase58(data.slice(at, at + 32))
  const isThere = (at: number) => view.getUint32(at, true) === 1
  return {
    mint: key(0),
    owner: key(32),
    amount: view.getBigUint64(64, true),
    delegate: isThere(72) ? key(76) : null,
    delegated: isThere(72) ? view.getBigUint64(121, true) : 0n,
    closer: isThere(129) ? key(133) : null,
    isNative: isThere(109),
  }
}

/** How many places a token has after its point; undefined where the account is no mint. */
export function readDecimals(account: ChainAccount): number | undefined {
  if (account === null || !isOfTokens(account.program)) return undefined
  return account.data.length < MINT_BYTES ? undefined : account.data[DECIMALS_AT]
}

const TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111'
const TABLE_HEADER = 56

/** The addresses of a lookup table, in their order; undefined where it is none. */
export function readTable(account: ChainAccount): readonly string[] | undefined {
  if (account === null || account.program !== TABLE_PROGRAM) return undefined
  const { data } = account
  if (data.length < TABLE_HEADER || (data.length - TABLE_HEADER) % 32 !== 0) return undefined
  return Array.from({ length: (data.length - TABLE_HEADER) / 32 }, (_, at) => {
    const start = TABLE_HEADER + 32 * at
    return toBase58(data.slice(start, start + 32))
  })
}

const isOfTokens = (program: string) => program === TOKEN || program === TOKEN_2022
