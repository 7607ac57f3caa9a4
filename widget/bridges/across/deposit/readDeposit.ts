import type { Address, Hex } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { BridgeClient } from '../client/client.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'

export type ReadDepositOptions = {
  readonly originChainId: number
  readonly hash: Hex
  readonly pool?: Address | undefined
  readonly depositId: bigint
}

/**
 * The deposit's event, exact to the last field, as the chain has it now; undefined when its
 * transaction has another one, or none.
 *
 * @throws TransactionReceiptNotFoundError (viem) when the chain does not have the transaction
 */
export async function readDeposit(
  client: BridgeClient,
  { originChainId, hash, pool, depositId }: ReadDepositOptions,
): Promise<DepositLog | undefined> {
  const receipt = await getTransactionReceipt(client.chainClient(originChainId), { hash })
  const deposits = parseDepositLogs(receipt.logs, { originChainId, pool })
  return deposits.find((deposit) => deposit.depositId === depositId)
}
