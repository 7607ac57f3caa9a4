import { readLayout } from './bytes.ts'
import { extension, type Mint, TOKEN_ACCOUNT_BYTES } from './tokenAccount.ts'

const FROZEN = 2
const HEADER_BYTES = 4
const FEE_AMOUNT_BYTES = 8
const BASIS_POINTS = 10_000n

/** What a token of Token-2022 does with a transfer. */
export type MintRules = {
  /** What it keeps of an amount. */
  readonly withheld: (amount: bigint) => bigint
  /** True where a transfer has to name the fee. */
  readonly hasFee: boolean
  readonly isTransferable: boolean
  /** A program of its maker's is called, with accounts that only that program knows. */
  readonly hasHook: boolean
  /** A new account of it cannot receive before the token's creator unlocks it. */
  readonly opensFrozen: boolean
  /** Of an associated account: what it takes beside the base. */
  readonly accountBytes: number
}

/**
 * Reads the extensions of a mint that matter when it is sent.
 *
 * @see https://www.solana-program.com/docs/token-2022/extensions
 */
export function readMintRules({ extensions }: Mint, options: { is2022: boolean }): MintRules {
  const fee = extensions.get(extension.transferFeeConfig)
  const hook = extensions.get(extension.transferHook)
  const hasHook = hook?.slice(32, 64).some((byte) => byte !== 0) === true
  const isPaused = extensions.get(extension.pausable)?.at(32) === 1
  const parts = [
    options.is2022 ? HEADER_BYTES : 0, // that its owner never changes
    fee === undefined ? 0 : HEADER_BYTES + FEE_AMOUNT_BYTES,
    extensions.has(extension.nonTransferable) ? HEADER_BYTES : 0,
    hook === undefined ? 0 : HEADER_BYTES + 1,
    extensions.has(extension.pausable) ? HEADER_BYTES : 0,
  ]
  const extra = parts.reduce((sum, part) => sum + part, options.is2022 ? 1 : 0)
  return {
    withheld: (amount) => (fee === undefined ? 0n : feeOf(fee, amount)),
    hasFee: fee !== undefined,
    isTransferable: !extensions.has(extension.nonTransferable) && !isPaused,
    hasHook,
    opensFrozen: extensions.get(extension.defaultAccountState)?.[0] === FROZEN,
    accountBytes: TOKEN_ACCOUNT_BYTES + extra,
  }
}

/**
 * The newer of the two rates that a mint keeps: a rate that was announced holds from some epoch on,
 * and until then the transfer would name the wrong fee, which the trial tells.
 */
function feeOf(config: Uint8Array, amount: bigint): bigint {
  const newer = readLayout(config, 90) // after authorities, what is withheld, and the older rate
  newer.skip(8) // its epoch
  const [most, rate] = [newer.u64(), BigInt(newer.u16())]
  if (rate === 0n || amount === 0n) return 0n
  const fee = (amount * rate + BASIS_POINTS - 1n) / BASIS_POINTS
  return fee > most ? most : fee
}
