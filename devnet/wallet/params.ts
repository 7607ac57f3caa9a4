import { type Address, type Hex, isAddress, isHex } from 'viem'
import { errors } from './errors.ts'

export type TransactionParams = {
  from: Address
  to?: Address | undefined
  value?: bigint | undefined
  data?: Hex | undefined
  gas?: bigint | undefined
  nonce?: number | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  chainId?: number | undefined
}

/** The wallet's border: params come from any page, so every field is looked at. */
export function transactionParams(params: unknown): TransactionParams {
  const transaction = recordAt(params, 0)
  const { from, to, data, input } = transaction
  if (!isAddressText(from)) throw errors.invalidParams(`'from' must be an address`)
  if (to !== undefined && to !== null && !isAddressText(to)) {
    throw errors.invalidParams(`'to' must be an address`)
  }
  const bytes = data ?? input
  if (bytes !== undefined && !isHex(bytes)) throw errors.invalidParams(`'data' must be hex`)
  const nonce = quantity(transaction, 'nonce')
  const chainId = quantity(transaction, 'chainId')
  return {
    from,
    to: to ?? undefined,
    data: bytes,
    value: quantity(transaction, 'value'),
    gas: quantity(transaction, 'gas') ?? quantity(transaction, 'gasLimit'),
    maxFeePerGas: quantity(transaction, 'maxFeePerGas'),
    maxPriorityFeePerGas: quantity(transaction, 'maxPriorityFeePerGas'),
    nonce: nonce === undefined ? undefined : Number(nonce),
    chainId: chainId === undefined ? undefined : Number(chainId),
  }
}

export function recordAt(params: unknown, index: number): Record<string, unknown> {
  const value: unknown = Array.isArray(params) ? params[index] : undefined
  if (typeof value !== 'object' || value === null) {
    throw errors.invalidParams(`Parameter ${index} must be an object`)
  }
  return { ...value }
}

export function textAt(params: unknown, index: number): string {
  const value: unknown = Array.isArray(params) ? params[index] : undefined
  if (typeof value !== 'string') throw errors.invalidParams(`Parameter ${index} must be a string`)
  return value
}

/** `chainId` of EIP-3085 and EIP-3326: hex, no leading zeros. */
export function chainIdOf(record: Record<string, unknown>): number {
  const { chainId } = record
  if (typeof chainId !== 'string' || !/^0x[1-9a-f][\da-f]*$/i.test(chainId)) {
    throw errors.invalidParams(`Expected 0x-prefixed, unpadded, non-zero hexadecimal 'chainId'`)
  }
  return Number(chainId)
}

export function quantity(record: Record<string, unknown>, name: string): bigint | undefined {
  const value = record[name]
  if (value === undefined || value === null) return undefined
  if (!isHex(value)) throw errors.invalidParams(`'${name}' must be a hex quantity`)
  return BigInt(value)
}

export function isAddressText(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false })
}
