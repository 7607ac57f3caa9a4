import { type Hex, parseEventLogs } from 'viem'
import { spokePoolAbi } from './chains/abi.ts'
import { deployer } from './chains/accounts.ts'
import type { DevChain } from './chains/devChain.ts'
import { waitForReceipt } from './chains/receipt.ts'

/** Hands a settlement bundle to a chain's pool as its owner; answers the bundle's id. */
export async function relayRootBundle(
  { client, contracts }: Pick<DevChain, 'client' | 'contracts'>,
  { refundRoot, slowFillRoot }: { refundRoot: Hex; slowFillRoot: Hex },
): Promise<number> {
  const hash = await client.writeContract({
    account: deployer,
    address: contracts.spokePool,
    abi: spokePoolAbi,
    functionName: 'relayRootBundle',
    args: [refundRoot, slowFillRoot],
  })
  const { logs } = await waitForReceipt(client, hash)
  const [bundle] = parseEventLogs({ abi: spokePoolAbi, eventName: 'RelayedRootBundle', logs })
  if (bundle === undefined) throw new Error('The bundle was not relayed')
  return bundle.args.rootBundleId
}
