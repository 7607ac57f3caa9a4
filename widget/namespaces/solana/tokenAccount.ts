import { readLayout } from './bytes.ts'

export const TOKEN_ACCOUNT_BYTES = 165
const MINT_BYTES = 82
const FROZEN = 2
/** After the base, Token-2022 stores the kind of account. */
const kinds = { mint: 1, account: 2 }

export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly isFrozen: boolean
  /** Receives only with a memo. */
  readonly wantsMemo: boolean
}

/** Reads a token account; undefined where these bytes are not one. */
export function readTokenAccount(data: Uint8Array): TokenAccount | undefined {
  const isAccount =
    data.length === TOKEN_ACCOUNT_BYTES || data[TOKEN_ACCOUNT_BYTES] === kinds.account
  if (data.length < TOKEN_ACCOUNT_BYTES || !isAccount) return undefined
  const layout = readLayout(data)
  const [mint, owner, amount] = [layout.key(), layout.key(), layout.u64()]
  layout.skip(36) // the delegate
  const isFrozen = layout.u8() === FROZEN
  const memo = readExtensions(data).get(extension.memoTransfer)
  return { mint, owner, amount, isFrozen, wantsMemo: memo?.[0] === 1 }
}

export type Mint = {
  readonly decimals: number
  readonly extensions: ReadonlyMap<number, Uint8Array>
}

/** Reads a token's mint; undefined where these bytes are not one. */
export function readMint(data: Uint8Array): Mint | undefined {
  const isMint = data.length === MINT_BYTES || data[TOKEN_ACCOUNT_BYTES] === kinds.mint
  if (data.length < MINT_BYTES || !isMint) return undefined
  const layout = readLayout(data, 44) // after authority and supply
  const decimals = layout.u8()
  const isInitialized = layout.u8() === 1
  return isInitialized ? { decimals, extensions: readExtensions(data) } : undefined
}

/** Numbers of Token-2022's extensions. */
export const extension = {
  transferFeeConfig: 1,
  defaultAccountState: 6,
  memoTransfer: 8,
  nonTransferable: 9,
  transferHook: 14,
  tokenMetadata: 19,
  pausable: 26,
} as const

/** Type, length and value of each extension, after the base and its kind. */
function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  let at = TOKEN_ACCOUNT_BYTES + 1
  while (at + 4 <= data.length) {
    const header = readLayout(data, at)
    const [type, length] = [header.u16(), header.u16()]
    at += 4
    if (type === 0 || at + length > data.length) break
    found.set(type, data.slice(at, at + length))
    at += length
  }
  return found
}
