import { queryOptions, skipToken } from '@tanstack/react-query'
import { APPROVE_GAS } from '#bridges/across/util/limits.ts'
import { estimateNetworkFee } from '#bridges/across/transaction/estimateNetworkFee.ts'
import { type CaipChainId, evmChainIdOf, isError } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { readServiceError, SwapError } from './errors.ts'
import { priceImpactBps, spotAmount } from './slippage.ts'
import { QUOTE_REFRESH_MS, SWAP_GAS } from './limits.ts'
import type { SwapToken } from './slice.ts'
import { swapApi } from './tokens.ts'

/** Placeholder for the account while no wallet is connected: the quote is for display, never to sign. */
const NOBODY = '0x000000000000000000000000000000000000dEaD'

export type SwapQuestion = {
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: bigint
  readonly account: string | undefined
}

export type SwapQuote = {
  /** Base units of what is received. */
  readonly output: bigint
  /** Undefined if the amounts are too small to tell. */
  readonly impactBps: number | undefined
  /** ms */
  readonly fetchedAt: number
}

/** A quote that is refetched while it is on screen. */
export function swapQuoteQuery(core: Core, question: SwapQuestion | undefined) {
  return queryOptions({
    queryKey: ['swap', 'quote', question === undefined ? undefined : keyOf(question)],
    staleTime: QUOTE_REFRESH_MS,
    gcTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    retry: (failures, error) => failures < 1 && !isMarket(error),
    queryFn: question === undefined ? skipToken : ({ signal }) => askQuote(core, question, signal),
  })
}

/** What the network may charge for a swap, including an approval before it; wei. */
export function swapFeeQuery(
  core: Core,
  caipChainId: CaipChainId | undefined,
  needsApproval: boolean,
) {
  return queryOptions({
    queryKey: ['swap', 'fee', caipChainId, needsApproval],
    staleTime: 15_000,
    queryFn:
      caipChainId === undefined
        ? skipToken
        : async ({ signal }): Promise<bigint> => {
            const { fee } = await estimateNetworkFee(bridgeClient(core), {
              chainId: evmChainIdOf(caipChainId) ?? 0,
              gas: SWAP_GAS,
              extraGas: needsApproval ? APPROVE_GAS : 0n,
              signal,
            })
            return fee
          },
  })
}

/** An answer about the market, not a failure of the service: a retry changes nothing. */
export function isMarket(error: unknown): boolean {
  return isError(error, 'SWAP_NO_LIQUIDITY') || isError(error, 'SWAP_NO_ROUTE')
}

async function askQuote(
  core: Core,
  { from, to, amount, account = NOBODY }: SwapQuestion,
  signal: AbortSignal,
): Promise<SwapQuote> {
  const api = await swapApi(core)
  const { caipChainId } = from
  const { standard: gasPrice } = await core.queries.fetchQuery({
    queryKey: ['swap', 'gasPrice', caipChainId],
    staleTime: QUOTE_REFRESH_MS,
    queryFn: () => api.getGasPrice({ caipChainId, signal: core.signal }),
  })
  const ask = (part: bigint) =>
    api.getConvertQuote({
      caipChainId,
      account,
      gasPrice,
      signal,
      amount: part,
      from: from.address,
      to: to.address,
    })
  const part = spotAmount(amount)
  try {
    const [output, spot] = await Promise.all([
      ask(amount),
      // Only the figure of the price impact needs it.
      part === undefined ? undefined : ask(part).catch(() => undefined),
    ])
    if (output === undefined) throw new SwapError('SWAP_NO_ROUTE')
    const impactBps =
      part === undefined || spot === undefined
        ? undefined
        : priceImpactBps({ amount, output }, { amount: part, output: spot })
    return { output, impactBps, fetchedAt: core.now() }
  } catch (error) {
    throw readServiceError(error)
  }
}

function keyOf({ from, to, amount, account = NOBODY }: SwapQuestion): string {
  return [from.caipChainId, from.key, to.key, amount, account.toLowerCase()].join(' ')
}
