import { type Address, maxUint256, parseEther, parseUnits } from 'viem'
import { tokenAbi } from './abi.ts'
import { relayerAccount, walletAccounts } from './accounts.ts'
import { type Anvil, AnvilStartError, startAnvil } from './anvil.ts'
import { createChainClient } from './client.ts'
import { giveCollectibles } from './giveCollectibles.ts'
import { deployContracts } from './contracts.ts'
import type { Currency, DevChain } from './devChain.ts'
import { giveToken, mintedOf } from './giveToken.ts'
import { fund } from './fund.ts'
import { waitForReceipt } from './receipt.ts'
import { openSwapMarkets } from './swapMarkets.ts'
import {
  forgetSavedChains,
  readSavedChains,
  type SavedChains,
  saveChains,
  savedStatesFolder,
} from './savedStates.ts'

const plans = [
  { chainId: 31337, name: 'Devnet One', firstNonce: 0, initialDepositId: 0, currency: 'ether' },
  { chainId: 31338, name: 'Devnet Two', firstNonce: 64, initialDepositId: 1, currency: 'ether' },
] as const
/** Like Polygon and BNB Chain: ether is a token there, and USDC has eighteen decimals. */
const third = {
  chainId: 31339,
  name: 'Devnet Three',
  firstNonce: 128,
  initialDepositId: 2,
  currency: 'coin',
} as const
type Plan = (typeof plans)[number] | typeof third

const currencies: Record<Plan['currency'], Currency> = {
  ether: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  coin: { name: 'Devnet Coin', symbol: 'DEV', decimals: 18 },
}

type Wanted = {
  hasThird: boolean /** With tokens that are not as ERC-20 has them. */
  hasOdd: boolean
}

/**
 * Starts the chains with contracts deployed and everybody paid; all or nothing. What was deployed once is
 * saved, and loaded at the next start.
 */
export async function startChains(
  wanted: Wanted,
  cache: string = savedStatesFolder,
): Promise<DevChain[]> {
  const planned: readonly Plan[] = wanted.hasThird ? [...plans, third] : plans
  const set = { name: `${planned.length}${wanted.hasOdd ? 'odd' : ''}`, cache }
  const saved = readSavedChains(
    set,
    planned.map(({ chainId }) => chainId),
  )
  if (saved !== undefined) {
    try {
      return await startPlanned(planned, { ...wanted, saved })
    } catch (error) {
      if (!(error instanceof AnvilStartError || error instanceof SavedStateError)) throw error
      forgetSavedChains(set)
    }
  }
  const chains = await startPlanned(planned, wanted)
  await Promise.all(chains.map(openSwapMarkets))
  await saveChains(set, chains)
  return chains
}

type Options = Wanted & { saved?: SavedChains | undefined }

async function startPlanned(planned: readonly Plan[], options: Options): Promise<DevChain[]> {
  const nodes = await Promise.allSettled(
    planned.map(({ chainId }) =>
      startAnvil({ chainId, state: options.saved?.get(chainId)?.state }),
    ),
  )
  const started = nodes.flatMap((node) => (node.status === 'fulfilled' ? [node.value] : []))
  try {
    const failed = nodes.find((node) => node.status === 'rejected')
    if (failed !== undefined) throw failed.reason
    return await Promise.all(
      planned.map((plan) => prepareChain(plan, { ...options, nodes: started })),
    )
  } catch (error) {
    await Promise.all(started.map((node) => node.stop()))
    throw error
  }
}

async function prepareChain(
  plan: Plan,
  { nodes, hasThird, hasOdd, saved }: Options & { nodes: readonly Anvil[] },
): Promise<DevChain> {
  const { chainId, name, firstNonce, initialDepositId, currency } = plan
  const nativeCurrency = currencies[currency]
  const node = nodes.find((candidate) => candidate.chainId === chainId)
  if (node === undefined) throw new Error(`Chain ${chainId} has no node`)
  const client = createChainClient({
    chainId,
    name,
    nativeCurrency,
    url: node.url,
    account: relayerAccount,
  })
  const loaded = saved?.get(chainId)?.contracts
  if (loaded !== undefined && (await client.getCode({ address: loaded.spokePool })) === undefined) {
    throw new SavedStateError(chainId)
  }
  const contracts =
    loaded ??
    (await deployContracts(client, {
      firstNonce,
      initialDepositId,
      currency,
      hasCoin: hasThird && currency === 'ether',
      hasOdd: hasOdd && currency === 'ether',
    }))
  const chain: DevChain = {
    chainId,
    name,
    nativeCurrency,
    directUrl: node.url,
    pid: node.pid,
    contracts,
    firstNonce,
    client,
    stop: node.stop,
  }
  if (loaded !== undefined) {
    // Its latest block is as old as the file, and who reads the chain's clock reads it there.
    await client.mine({ blocks: 1 })
    return chain
  }
  await stockRelayer(chain)
  await Promise.all(walletAccounts.map(({ address }) => fund(chain, address)))
  await giveCollectibles(chain)
  return chain
}

/** Anvil took a saved state in which the contracts are not. */
class SavedStateError extends Error {
  override name = 'SavedStateError'
  constructor(chainId: number) {
    super(`The saved state of chain ${chainId} has no contracts`)
  }
}

/** The relayer owns plenty of every token and lets the pool take it. */
async function stockRelayer(chain: DevChain): Promise<void> {
  const { client, contracts } = chain
  const { address } = relayerAccount
  const { spokePool, wrapped, feeToken } = contracts
  const unminted = feeToken === undefined ? [] : [feeToken]
  const minted = mintedOf(contracts)
  const base = { abi: tokenAbi, gas: 200_000n } as const
  const steps = [
    () =>
      client.writeContract({
        ...base,
        address: wrapped,
        functionName: 'deposit',
        value: parseEther('5000'),
      }),
    ...minted.map(
      (token) => async () =>
        client.writeContract({
          ...base,
          address: token,
          functionName: 'mint',
          args: [address, parseUnits('10000000', await decimalsOf(client, token))],
        }),
    ),
    ...[wrapped, ...minted, ...unminted].map(
      (token) => () =>
        client.writeContract({
          ...base,
          address: token,
          functionName: 'approve',
          args: [spokePool, maxUint256],
        }),
    ),
  ]
  for (const step of steps) await waitForReceipt(client, await step())
  for (const token of unminted) {
    await giveToken(chain, { token, to: address, amount: parseEther('1000000') })
  }
}

function decimalsOf(client: DevChain['client'], address: Address): Promise<number> {
  return client.readContract({ abi: tokenAbi, address, functionName: 'decimals' })
}
