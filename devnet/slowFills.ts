import { encodeAbiParameters, getAbiItem, type Hex, keccak256, pad, slice } from 'viem'
import { spokePoolAbi } from './chains/abi.ts'
import { deployer } from './chains/accounts.ts'
import type { DevChain } from './chains/devChain.ts'
import { giveToken } from './chains/giveToken.ts'
import { inTurn } from './chains/inTurn.ts'
import type { Deposit, Ledger } from './chains/ledger.ts'
import { waitForReceipt } from './chains/receipt.ts'
import { relayDataOf, relayHash } from './chains/relayHash.ts'
import { relayRootBundle } from './relayRootBundle.ts'
import { feesOf } from './services/fees.ts'
import { inOutputUnits, inputTokenOf } from './services/tokens.ts'

const NO_ROOT = pad('0x00')
const SLOW_FILL_REQUESTED = 1n

const leafParameters = getAbiItem({ abi: spokePoolAbi, name: 'executeSlowRelayLeaf' }).inputs.slice(
  0,
  1,
)

/** Asks the destination's pool to pay a deposit itself, as a relayer without funds does. */
export async function requestSlowFill(chains: readonly DevChain[], deposit: Deposit): Promise<Hex> {
  const chain = chains.find(({ chainId }) => chainId === deposit.destinationChainId)
  if (chain === undefined) throw new Error(`There is no chain ${deposit.destinationChainId}`)
  // The relayer's own transactions: see relayer.ts.
  return inTurn(chain, async () => {
    const hash = await chain.client.writeContract({
      address: chain.contracts.spokePool,
      abi: spokePoolAbi,
      functionName: 'requestSlowFill',
      args: [relayDataOf(deposit)],
    })
    await waitForReceipt(chain.client, hash)
    return hash
  })
}

/**
 * Pays every requested slow fill, as a settlement bundle would some hours later: the pool's owner
 * relays a bundle with one leaf, and the pool pays the input amount less the LP fee.
 *
 * @param options.requestedBefore only what was seen by then, on this machine's clock, ms.
 * @default whenever
 */
export async function executeSlowFills(
  chains: readonly DevChain[],
  ledger: Ledger,
  { requestedBefore }: { requestedBefore?: number | undefined } = {},
): Promise<Hex[]> {
  const hashes: Hex[] = []
  await ledger.catchUp()
  for (const { deposit, fill, slowFillRequestedAt } of ledger.entries()) {
    if (fill !== undefined) continue
    const chain = chains.find(({ chainId }) => chainId === deposit.destinationChainId)
    if (chain === undefined) continue
    const isYoung =
      slowFillRequestedAt === undefined || slowFillRequestedAt > (requestedBefore ?? 0)
    if (requestedBefore !== undefined && isYoung) continue
    const hash = await inTurn(chain.client, async () =>
      (await isPayable(chain, deposit)) ? slowFill(chains, chain, deposit) : undefined,
    )
    if (hash !== undefined) hashes.push(hash)
  }
  return hashes
}

// The pool's own word: the ledger may not have read the newest blocks yet.
async function isPayable({ client, contracts }: DevChain, deposit: Deposit): Promise<boolean> {
  const { timestamp } = await client.getBlock()
  if (Number(timestamp) > deposit.fillDeadline) return false
  const status = await client.readContract({
    address: contracts.spokePool,
    abi: spokePoolAbi,
    functionName: 'fillStatuses',
    args: [relayHash(deposit)],
  })
  return status === SLOW_FILL_REQUESTED
}

async function slowFill(
  chains: readonly DevChain[],
  chain: DevChain,
  deposit: Deposit,
): Promise<Hex> {
  const { client, contracts, chainId } = chain
  const outputToken = slice(deposit.outputToken, 12)
  const token = inputTokenOf(chains, deposit)
  const lpFee = feesOf(token.symbol, deposit.inputAmount).lp.total
  const updatedOutputAmount = inOutputUnits(chains, deposit, deposit.inputAmount - lpFee)
  const leaf = { relayData: relayDataOf(deposit), chainId: BigInt(chainId), updatedOutputAmount }
  // Of a tree with a single leaf, the leaf's hash is the root.
  const root = keccak256(encodeAbiParameters(leafParameters, [leaf]))
  await giveToken(chain, {
    token: outputToken,
    to: contracts.spokePool,
    amount: updatedOutputAmount,
  })
  const rootBundleId = await relayRootBundle(chain, { refundRoot: NO_ROOT, slowFillRoot: root })
  const hash = await client.writeContract({
    account: deployer,
    address: contracts.spokePool,
    abi: spokePoolAbi,
    functionName: 'executeSlowRelayLeaf',
    args: [leaf, rootBundleId, []],
  })
  await waitForReceipt(client, hash)
  return hash
}
