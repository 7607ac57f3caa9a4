import { encodeAbiParameters, type Hex, keccak256, pad, parseEventLogs, slice } from 'viem'
import { spokePoolAbi } from './chains/abi.ts'
import { deployer } from './chains/accounts.ts'
import type { DevChain } from './chains/devChain.ts'
import { inTurn } from './chains/inTurn.ts'
import type { Deposit, Ledger } from './chains/ledger.ts'
import { waitForReceipt } from './chains/receipt.ts'

const leafParameters = [
  {
    type: 'tuple',
    components: [
      { name: 'amountToReturn', type: 'uint256' },
      { name: 'chainId', type: 'uint256' },
      { name: 'refundAmounts', type: 'uint256[]' },
      { name: 'leafId', type: 'uint32' },
      { name: 'l2TokenAddress', type: 'address' },
      { name: 'refundAddresses', type: 'address[]' },
    ],
  },
] as const

/**
 * Pays back every expired deposit, as a settlement bundle would some hours later: the pool's owner
 * relays a bundle with one leaf, and the leaf is executed.
 */
export async function refundExpired(chains: readonly DevChain[], ledger: Ledger): Promise<Hex[]> {
  const hashes: Hex[] = []
  for (const { deposit, fill, refundHash } of ledger.entries()) {
    if (fill !== undefined || refundHash !== undefined) continue
    const origin = chains.find(({ chainId }) => chainId === deposit.originChainId)
    const destination = chains.find(({ chainId }) => chainId === deposit.destinationChainId)
    if (origin === undefined || destination === undefined) continue
    const { timestamp } = await destination.client.getBlock()
    if (Number(timestamp) <= deposit.fillDeadline) continue
    const hash = await inTurn(origin.client, () => refund(origin, deposit))
    ledger.refunded(deposit, hash)
    hashes.push(hash)
  }
  return hashes
}

async function refund({ client, contracts, chainId }: DevChain, deposit: Deposit): Promise<Hex> {
  const leaf = {
    amountToReturn: 0n,
    chainId: BigInt(chainId),
    refundAmounts: [deposit.inputAmount],
    leafId: 0,
    l2TokenAddress: slice(deposit.inputToken, 12),
    refundAddresses: [slice(deposit.depositor, 12)],
  }
  // Of a tree with a single leaf, the leaf's hash is the root.
  const root = keccak256(encodeAbiParameters(leafParameters, [leaf]))
  const pool = { address: contracts.spokePool, abi: spokePoolAbi, account: deployer } as const
  const relayed = await waitForReceipt(
    client,
    await client.writeContract({
      ...pool,
      functionName: 'relayRootBundle',
      args: [root, pad('0x00')],
    }),
  )
  const [bundle] = parseEventLogs({
    abi: spokePoolAbi,
    eventName: 'RelayedRootBundle',
    logs: relayed.logs,
  })
  if (bundle === undefined) throw new Error('The refund bundle was not relayed')
  const hash = await client.writeContract({
    ...pool,
    functionName: 'executeRelayerRefundLeaf',
    args: [bundle.args.rootBundleId, leaf, []],
  })
  await waitForReceipt(client, hash)
  return hash
}
