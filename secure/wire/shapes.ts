import * as z from 'zod/mini'

/** A string of at most `max` characters that matches. */
export function text(max: number, pattern?: RegExp) {
  return z.string().check(z.maxLength(max), z.regex(pattern ?? /^/))
}

/** A string of at most `max` characters that starts with 0x and matches: viem's `Hex`, and `Address`. */
export function hex(max: number, pattern: RegExp) {
  return z.custom<`0x${string}`>(
    (value) => typeof value === 'string' && value.length <= max && pattern.test(value),
  )
}

/** E-mail address, as the service will use it: trimmed and in lower case by the person's side (S5.10). */
export const email = text(254, /^[^\s@<>"',;:\\()[\]]{1,64}@[^\s@]+\.[^\s@.]{2,63}$/)
/** The six digits of a mailed code. */
export const otp = text(6, /^[0-9]{6}$/)
/** Social logins (S5.10). */
export const socialProvider = z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord'])
export type SocialProvider = z.infer<typeof socialProvider>
/** Kinds of account the embedded wallet has (S6.02). */
export const accountType = z.enum(['eoa', 'smartAccount'])
export type AccountType = z.infer<typeof accountType>

/** Namespaces whose keys the embedded wallet holds (S3.11). */
export const walletNamespace = z.enum(['eip155', 'solana'])
export type WalletNamespace = z.infer<typeof walletNamespace>

/** CAIP-2, `eip155:8453`. */
export const caipChainId = text(41, /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
export const evmAddress = hex(42, /^0x[0-9a-fA-F]{40}$/)
/** Base58 of 32 bytes. */
export const solanaAddress = text(44, /^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
/** An exact origin, `https://site.example` or `http://localhost:8100`. */
export const webOrigin = text(300, /^https?:\/\/[^/?#\s]+$/)
/** Bytes as base64url without padding. */
export function bytes(max: number) {
  return text(Math.ceil((max * 4) / 3), /^[-_A-Za-z0-9]*$/)
}
