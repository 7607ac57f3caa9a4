import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import { CALLDATA_BYTES, evmAddress, hex, SecureError, text } from '#secure/wire'

const quantity = text(66, /^0x[0-9a-fA-F]{1,64}$/)
const data = hex(2 + 2 * CALLDATA_BYTES, /^0x([0-9a-fA-F]{2})*$/)

/** eth_sendTransaction's parameter, as the standard words it. */
export const transactionParams = z.strictObject({
  from: z.optional(evmAddress),
  to: z.optional(z.nullable(evmAddress)),
  value: z.optional(quantity),
  data: z.optional(data),
  input: z.optional(data),
  gas: z.optional(quantity),
  gasLimit: z.optional(quantity),
  gasPrice: z.optional(quantity),
  maxFeePerGas: z.optional(quantity),
  maxPriorityFeePerGas: z.optional(quantity),
  nonce: z.optional(z.union([quantity, z.int()])),
  chainId: z.optional(z.union([quantity, z.int()])),
  type: z.optional(z.union([text(8), z.int()])),
  accessList: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
})
export type TransactionParams = z.infer<typeof transactionParams>

/** wallet_sendCalls' parameter (EIP-5792). */
export const callsParams = z.object({
  version: text(10),
  id: z.optional(text(4_096)),
  from: z.optional(evmAddress),
  chainId: quantity,
  atomicRequired: z.optional(z.boolean()),
  calls: z
    .array(
      z.object({
        // Creating contracts is not offered here: it could not be tried together with the others.
        to: evmAddress,
        value: z.optional(quantity),
        data: z.optional(data),
        capabilities: z.optional(z.record(text(100), z.unknown())),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  capabilities: z.optional(z.record(text(100), z.unknown())),
})

export type CallRequest = {
  to?: Address
  value?: bigint
  data?: Hex
  gas?: bigint
  gasPrice?: bigint
  maxFeePerGas?: bigint
  maxPriorityFeePerGas?: bigint
  nonce?: number
}

/** What was asked, as numbers; a request for another network is refused. */
export function toCall(given: TransactionParams, chainId: number): CallRequest {
  if (given.chainId !== undefined && Number(given.chainId) !== chainId) {
    throw new SecureError('BAD_MESSAGE', 'The transaction is for another network than asked.')
  }
  if (given.data !== undefined && given.input !== undefined && given.data !== given.input) {
    throw new SecureError('BAD_MESSAGE', 'The transaction has two different data.')
  }
  const code = given.data ?? given.input
  const call: CallRequest = {
    ...toPart(given.to ?? undefined, given.value, code),
    ...optional('gas', given.gas ?? given.gasLimit),
    ...optional('gasPrice', given.gasPrice),
    ...optional('maxFeePerGas', given.maxFeePerGas),
    ...optional('maxPriorityFeePerGas', given.maxPriorityFeePerGas),
    ...(given.nonce === undefined ? {} : { nonce: Number(given.nonce) }),
  }
  if (call.to === undefined && call.data === undefined) {
    throw new SecureError('BAD_MESSAGE', 'The transaction goes nowhere and creates nothing.')
  }
  return call
}

export function toPart(
  to: Address | undefined,
  value: string | undefined,
  code: Hex | undefined,
): Pick<CallRequest, 'to' | 'value' | 'data'> {
  return {
    ...(to === undefined ? {} : { to }),
    ...(value === undefined ? {} : { value: BigInt(value) }),
    ...(code === undefined || code === '0x' ? {} : { data: code }),
  }
}

type FeeName = 'gas' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'

function optional(name: FeeName, value: string | undefined): Partial<Record<FeeName, bigint>> {
  return value === undefined ? {} : { [name]: BigInt(value) }
}
