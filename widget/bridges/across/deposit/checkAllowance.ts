import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { erc20Abi } from '../contracts/abi.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import type { Abortable } from '../transport/transport.ts'

export type AllowanceOptions = Abortable & {
  readonly chainId: number
  readonly token: Address
  readonly owner: Address
  /** The pool that spends the token. */
  readonly spender: Address
  /** In base units of the token. */
  readonly amount: bigint
}

/**
 * Returns how much the pool can take, and whether that is enough.
 *
 * @throws RpcError, RevertedError, ConfigError, WrongNodeError
 */
export async function checkAllowance(
  client: BridgeClient,
  { chainId, token, owner, spender, amount, signal }: AllowanceOptions,
): Promise<{ readonly allowance: bigint; readonly isEnough: boolean }> {
  const asked = readContract(client.chainClient(chainId), {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  })
  const allowance = await coded(abortable(asked, signal))
  return { allowance, isEnough: allowance >= amount }
}
