import { decodeErrorResult, parseAbi } from 'viem'
import * as z from 'zod/mini'
import { type CaipChainId, evmAddress, hexBytes } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { REASON_CHARS } from './limits.ts'
import { quantity } from './checks/shapes.ts'

const UNKNOWN = 'unknown reason'

const transaction = z.object({
  from: evmAddress,
  to: z.optional(z.nullable(evmAddress)),
  input: hexBytes,
  value: quantity,
  gas: quantity,
})
const solidity = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])

/** Why a transaction was reverted, by calling it once more in its block; 'unknown reason' else (S8.07). */
export async function revertReason(
  core: Core,
  at: { readonly caipChainId: CaipChainId; readonly hash: string; readonly blockNumber: string },
): Promise<string> {
  const { caipChainId, hash, blockNumber } = at
  const { signal } = core
  const ask = (method: string, params: readonly unknown[]) =>
    core.rpc.request({ caipChainId, method, params, signal })
  try {
    const sent = transaction.safeParse(await ask('eth_getTransactionByHash', [hash]))
    if (!sent.success) return UNKNOWN
    const { from, to, input: data, value, gas } = sent.data
    await ask('eth_call', [{ from, data, value, gas, ...(to && { to }) }, blockNumber])
    return UNKNOWN // it was not the call but what stood around it in the block
  } catch (error) {
    signal.throwIfAborted()
    return reasonOf(error)
  }
}

/** The revert reason in a node's error. */
export function reasonOf(error: unknown): string {
  const data =
    typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined
  const bytes = hexBytes.safeParse(data)
  if (!bytes.success) return UNKNOWN
  try {
    const { errorName, args } = decodeErrorResult({ abi: solidity, data: bytes.data })
    if (errorName === 'Panic') return `Panic(0x${args[0].toString(16)})`
    return args[0] === '' ? UNKNOWN : args[0].slice(0, REASON_CHARS)
  } catch {
    return UNKNOWN // an error of the contract's own, whose name only its authors know
  }
}
