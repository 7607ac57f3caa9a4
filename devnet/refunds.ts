import { encodeAbiParameters, type Hex, keccak256, pad, slice } from 'viem'
import { spokePoolAbi } from './chains/abi.ts'
import { deployer } from './chains/accounts.ts'
import type { DevChain } from './chains/devChain.ts'
import { inTurn } from './chains/inTurn.ts'
import type { Deposit, Ledger } from './chains/ledger.ts'
import { waitForReceipt } from './chains/receipt.ts'
import { relayRootBundle } from './relayRootBundle.ts'

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

export type RefundOptions = {
  /** Remembers when each expiry was first seen, on this machine's clock, ms. */
  expiredAt?: Map<string, number> | undefined
  /** Only what was seen to expire by then, on this machine's clock, ms. @default whenever */
  expiredBefore?: number | undefined
}

/**
 * Pays back every expired deposit, as a settlement bundle would some hours later: the pool's owner
 * relays a bundle with one leaf, and the leaf is executed.
 */
export async function refundExpired(
  chains: readonly DevChain[],
  ledger: Ledger,
  { expiredAt = new Map(), expiredBefore = Number.POSITIVE_INFINITY }: RefundOptions = {},
): Promise<Hex[]> {
  const hashes: Hex[] = []
  await ledger.catchUp()
  for (const { deposit, fill } of ledger.entries()) {
    if (fill !== undefined) continue
    const origin = chains.find(({ chainId }) => chainId === deposit.originChainId)
    const destination = chains.find(({ chainId }) => chainId === deposit.destinationChainId)
    if (origin === undefined || destination === undefined) continue
    const hash = await inTurn(origin.client, async () => {
      // Asked in turn: the data worker and a command may both want to pay it.
      const entry = ledger.entries().find((candidate) => candidate.deposit === deposit)
      if (entry === undefined || entry.fill !== undefined || entry.refundHash !== undefined) return
      const { timestamp } = await destination.client.getBlock()
      if (Number(timestamp) <= deposit.fillDeadline) return
      const since = expiredAt.get(deposit.transactionHash) ?? Date.now()
      expiredAt.set(deposit.transactionHash, since)
      if (since > expiredBefore) return
      const refundHash = await refund(origin, deposit)
      ledger.refunded(deposit, refundHash)
      return refundHash
    })
    if (hash !== undefined) hashes.push(hash)
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
  const rootBundleId = await relayRootBundle(
    { client, contracts },
    { refundRoot: root, slowFillRoot: pad('0x00') },
  )
  const hash = await client.writeContract({
    account: deployer,
    address: contracts.spokePool,
    abi: spokePoolAbi,
    functionName: 'executeRelayerRefundLeaf',
    args: [rootBundleId, leaf, []],
  })
  await waitForReceipt(client, hash)
  return hash
}
