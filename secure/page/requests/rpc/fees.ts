import { Eip1559FeesNotSupportedError, type PublicClient } from 'viem'
import type { CallRequest } from './transactionParams.ts'

export type Fees =
  | { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
  | { type: 'legacy'; gasPrice: bigint }

/** What the site asked to pay for gas, else what the network needs; legacy where it has no EIP-1559. */
export async function estimateFees(
  client: PublicClient,
  asked: CallRequest | undefined,
): Promise<Fees> {
  if (asked?.gasPrice !== undefined) return { type: 'legacy', gasPrice: asked.gasPrice }
  try {
    const found = await client.estimateFeesPerGas()
    const maxFeePerGas = asked?.maxFeePerGas ?? found.maxFeePerGas
    const tip = asked?.maxPriorityFeePerGas ?? found.maxPriorityFeePerGas
    // A tip above the whole would be refused by every node.
    const maxPriorityFeePerGas = tip > maxFeePerGas ? maxFeePerGas : tip
    return { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas }
  } catch (error) {
    if (!(error instanceof Eip1559FeesNotSupportedError)) throw error
    return { type: 'legacy', gasPrice: await client.getGasPrice() }
  }
}
