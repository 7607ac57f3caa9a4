import { type Address, encodeFunctionData, maxUint256 } from 'viem'
import { call } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { erc20Abi } from '../contracts/abi.ts'
import type { BridgeClient } from '../client/client.ts'
import { decodeRevert, revertData } from '../errors/decodeRevert.ts'
import type { PoolCall } from './encodeDeposit.ts'
import { ApproveSimulationError } from '../errors/wallet.ts'
import type { Abortable } from '../transport/transport.ts'

export type ApproveOptions = Abortable & {
  readonly chainId: number
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  /** Base units. */
  readonly amount: bigint
  /** What the spender may take already. */
  readonly allowance: bigint
  /** Allow everything for ever instead of the exact amount. @default false */
  readonly infiniteApproval?: boolean | undefined
}

/**
 * The approvals to send, in order: one, or two for a token that wants its allowance at zero first.
 *
 * @throws ApproveSimulationError
 */
export async function prepareApprovals(
  client: BridgeClient,
  options: ApproveOptions,
): Promise<readonly PoolCall[]> {
  const { chainId, token, owner, spender, amount, allowance, infiniteApproval, signal } = options
  const chain = client.chainClient(chainId)
  const approve = (value: bigint): PoolCall => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, value] }),
    value: 0n,
  })
  // Only whether it reverts matters: some tokens answer nothing, some false.
  const attempt = (prepared: PoolCall) =>
    abortable(call(chain, { account: owner, ...prepared }), signal)

  const wanted = approve(infiniteApproval === true ? maxUint256 : amount)
  try {
    await attempt(wanted)
    return [wanted]
  } catch (error) {
    if (revertData(error) === undefined) throw error
    if (allowance === 0n) throw new ApproveSimulationError(decodeRevert(error), error)
  }
  const reset = approve(0n)
  await attempt(reset).catch((error: unknown) => {
    throw new ApproveSimulationError(decodeRevert(error), error)
  })
  return [reset, wanted]
}
