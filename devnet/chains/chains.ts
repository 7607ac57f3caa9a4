import { maxUint256, parseEther, parseUnits } from 'viem'
import { tokenAbi } from './abi.ts'
import { relayerAccount, walletAccounts } from './accounts.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { createChainClient } from './client.ts'
import { giveCollectibles } from './giveCollectibles.ts'
import { deployContracts } from './contracts.ts'
import type { DevChain } from './devChain.ts'
import { fund } from './fund.ts'
import { waitForReceipt } from './receipt.ts'

const plans = [
  { chainId: 31337, name: 'Devnet One', firstNonce: 0, initialDepositId: 0 },
  { chainId: 31338, name: 'Devnet Two', firstNonce: 64, initialDepositId: 1 },
] as const

/** Starts both chains, deploys the contracts and pays everybody; all or nothing. */
export async function startChains(): Promise<DevChain[]> {
  const nodes = await Promise.allSettled(plans.map(({ chainId }) => startAnvil({ chainId })))
  const started = nodes.flatMap((node) => (node.status === 'fulfilled' ? [node.value] : []))
  try {
    const failed = nodes.find((node) => node.status === 'rejected')
    if (failed !== undefined) throw failed.reason
    return await Promise.all(plans.map((plan) => prepareChain(plan, started)))
  } catch (error) {
    await Promise.all(started.map((node) => node.stop()))
    throw error
  }
}

async function prepareChain(
  plan: (typeof plans)[number],
  nodes: readonly Anvil[],
): Promise<DevChain> {
  const { chainId, name, firstNonce, initialDepositId } = plan
  const node = nodes.find((candidate) => candidate.chainId === chainId)
  if (node === undefined) throw new Error(`Chain ${chainId} has no node`)
  const client = createChainClient({ chainId, name, url: node.url, account: relayerAccount })
  const contracts = await deployContracts(client, { firstNonce, initialDepositId })
  const chain: DevChain = {
    chainId,
    name,
    directUrl: node.url,
    pid: node.pid,
    contracts,
    firstNonce,
    client,
    stop: node.stop,
  }
  await stockRelayer(chain)
  await Promise.all(walletAccounts.map(({ address }) => fund(chain, address)))
  await giveCollectibles(chain)
  return chain
}

/** The relayer owns plenty of every token and lets the pool take it. */
async function stockRelayer({ client, contracts }: DevChain): Promise<void> {
  const { address } = relayerAccount
  const { spokePool, weth, usdc, dai } = contracts
  const base = { abi: tokenAbi, gas: 200_000n } as const
  const steps = [
    () =>
      client.writeContract({
        ...{ ...base, address: weth, functionName: 'deposit' },
        value: parseEther('5000'),
      }),
    () =>
      client.writeContract({
        ...{ ...base, address: usdc, functionName: 'mint' },
        args: [address, parseUnits('10000000', 6)],
      }),
    () =>
      client.writeContract({
        ...{ ...base, address: dai, functionName: 'mint' },
        args: [address, parseUnits('10000000', 18)],
      }),
    ...[weth, usdc, dai].map(
      (token) => () =>
        client.writeContract({
          ...{ ...base, address: token, functionName: 'approve' },
          args: [spokePool, maxUint256],
        }),
    ),
  ]
  for (const step of steps) await waitForReceipt(client, await step())
}
