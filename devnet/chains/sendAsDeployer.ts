import { type Address, type Hex, numberToHex, type TransactionReceipt } from 'viem'
import { deployer } from './accounts.ts'
import type { ChainClient } from './client.ts'
import { waitForReceipt } from './receipt.ts'

/** Sends from anvil's own unlocked deployer and waits: no nonce is shared with the relayer. */
export async function sendAsDeployer(
  client: ChainClient,
  { to, data, value = 0n }: { to: Address; data: Hex; value?: bigint | undefined },
): Promise<TransactionReceipt> {
  const hash: Hex = await client.request({
    method: 'eth_sendTransaction',
    params: [
      { from: deployer.address, to, data, value: numberToHex(value), gas: numberToHex(200_000) },
    ],
  })
  return waitForReceipt(client, hash)
}
