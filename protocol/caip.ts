import type * as z from 'zod/mini'
import { BaseError } from './baseError.ts'
import { CALLDATA_BYTES } from './limits.ts'
import { text } from './shapes.ts'

/**
 * The first part of a CAIP-2 id: eip155, solana, polkadot, bip122, cosmos (S3.11), or another one.
 * Two letters more than CAIP-2 allows, because WalletConnect's sessions say `multiversx` (S9.12).
 */
export const namespace = text(10, /^[-a-z0-9]{3,10}$/)
export type Namespace = z.infer<typeof namespace>

// The reference of an EVM chain is its number.
const chainPattern = /^(?!eip155:(?!\d+$))[-a-z0-9]{3,10}:[-_a-zA-Z0-9]{1,32}$/
const accountPattern = /^[-a-z0-9]{3,10}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/

/** CAIP-2 chain id, `eip155:8453`. @see https://chainagnostic.org/CAIPs/caip-2 */
export const caipChainId = text(43, chainPattern)
export type CaipChainId = z.infer<typeof caipChainId>

/** CAIP-10 account id, `eip155:8453:0x…`. @see https://chainagnostic.org/CAIPs/caip-10 */
export const caipAccountId = text(172, accountPattern)
export type CaipAccountId = z.infer<typeof caipAccountId>

/** A text whose pattern begins with `0x`, which is more than the type of a text says. */
type HexText = z.ZodMiniType<`0x${string}`, string>

/** The same as pages write and read it: any text by its type. */
export const addressText = text(42, /^0x[0-9a-fA-F]{40}$/)

/** An EVM address: 0x and 40 hex characters (S5.09). */
export const evmAddress = addressText as HexText

/** `0x`-prefixed whole bytes, at most what one transaction may carry. */
export const hexBytes = text(2 + 2 * CALLDATA_BYTES, /^0x(?:[0-9a-fA-F]{2})*$/) as HexText

/** The same as pages read it. */
export const hashText = text(66, /^0x[0-9a-fA-F]{64}$/)

/** A hash of 32 bytes (S5.02). */
export const hash32 = hashText as HexText

/** Whether a text is an EVM address; its checksum is not looked at. */
export function isEvmAddress(text: string | undefined): text is `0x${string}` {
  return evmAddress.safeParse(text).success
}

/**
 * The EVM address that a text of any namespace is, as it is written.
 *
 * @throws BaseError -32602
 */
export function toEvmAddress(text: string): `0x${string}` {
  if (isEvmAddress(text)) return text
  throw new BaseError(`${text} is not an EVM address`, { code: -32602 })
}

/** The two parts of a CAIP-2 id. */
export function parseCaipChainId(id: CaipChainId): { namespace: string; reference: string } {
  const at = id.indexOf(':')
  return { namespace: id.slice(0, at), reference: id.slice(at + 1) }
}

/** The chain and the address of a CAIP-10 id. */
export function parseCaipAccountId(id: CaipAccountId): {
  caipChainId: CaipChainId
  address: string
} {
  const at = id.lastIndexOf(':')
  return { caipChainId: id.slice(0, at), address: id.slice(at + 1) }
}

/** `eip155:8453` from 8453. */
export function evmChain(chainId: number): CaipChainId {
  return `eip155:${chainId}`
}

/**
 * The EIP-155 number of a CAIP-2 id, or undefined when the id is of another namespace or its
 * reference is not a safe positive integer.
 */
export function evmChainIdOf(id: CaipChainId): number | undefined {
  const { namespace, reference } = parseCaipChainId(id)
  if (namespace !== 'eip155' || !/^[1-9][0-9]{0,15}$/.test(reference)) return undefined
  const chainId = Number(reference)
  return Number.isSafeInteger(chainId) ? chainId : undefined
}
