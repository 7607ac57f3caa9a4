import type { Address } from 'viem'
import { isError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { minimumOf } from '#features/swap/model/slippage.ts'
import { DEFAULT_SLIPPAGE_BPS, GRAVE_IMPACT_BPS } from '#features/swap/model/limits.ts'
import { swapFeeQuery, swapQuoteQuery } from '#features/swap/model/quote.ts'
import type { SwapOrder, SwapToken } from '#features/swap/model/slice.ts'
import type { HeldTokens } from './holdingsToSwap.ts'
import {
  EXACT_ROUNDS,
  FEES_LEFT,
  SWAP_NEARNESS_PERCENT,
  SWAP_SPARE_PART,
  SWAPPED_TOKENS,
} from './limits.ts'
import type { PayWay, WayProblem } from './way.ts'

type Asked = {
  /** How it is paid once the swap has given what that needs. */
  readonly way: PayWay
  /** What has to arrive by the swap, whatever the price does. */
  readonly needed: bigint
  readonly held: HeldTokens
  readonly account: Address
  readonly signal: AbortSignal
}

/** The same payment with other tokens of that network, each swapped for what it needs first. */
export async function swappedWays(core: Core, asked: Asked): Promise<readonly PayWay[]> {
  const { way, held } = asked
  const key = way.address?.toLowerCase() ?? 'native'
  const to = held.tokens.find((token) => token.key === key)
  if (to === undefined) return []
  const others = held.held.filter(({ token }) => token.key !== key).slice(0, SWAPPED_TOKENS)
  if (others.length === 0) return []
  const { caipChainId } = way
  const { fee, native } = await networkMoney(core, asked)
  const ways = others.map(async ({ token: from, holding }): Promise<readonly PayWay[]> => {
    const reserve = fee * FEES_LEFT
    const isNative = from.address === undefined
    const spendable = isNative ? holding.amount - reserve : holding.amount
    const found =
      native < reserve
        ? 'noFee'
        : await orderFor(core, { from, to, ...asked, spendable }).catch((error: unknown) => {
            asked.signal.throwIfAborted()
            return problemOf(error)
          })
    if (found === 'noMarket') return []
    const order = typeof found === 'string' ? undefined : found
    return [
      {
        key: `${from.key}>${way.key}`,
        caipChainId,
        address: from.address,
        symbol: from.symbol,
        decimals: from.decimals,
        balance: holding.amount,
        cost: order?.amount,
        problem: typeof found === 'string' ? found : undefined,
        swap: { from, to, order },
        by: way.by,
      },
    ]
  })
  return (await Promise.all(ways)).flat()
}

/** What a swap costs there with its approval, and what is there for it; wei. */
async function networkMoney(core: Core, { way: { caipChainId }, held }: Asked) {
  const fee = await core.queries.fetchQuery(swapFeeQuery(core, caipChainId, true))
  const own = held.held.find(({ token }) => token.address === undefined)
  return { fee, native: own?.holding.amount ?? 0n }
}

/**
 * The least that can be given so that what is guaranteed is enough. The more is given, the worse the
 * price: what a part of an amount would need by its price is never too little.
 */
async function orderFor(
  core: Core,
  asked: Asked & { from: SwapToken; to: SwapToken; spendable: bigint },
): Promise<SwapOrder | WayProblem> {
  const { from, to, needed, spendable, account } = asked
  const { caipChainId } = from
  const slippageBps = DEFAULT_SLIPPAGE_BPS
  if (spendable <= 0n) return 'notEnough'
  let amount = spendable
  let order: SwapOrder | undefined
  for (let round = 0; round < EXACT_ROUNDS; round += 1) {
    const question = { from, to, amount, account }
    const quote = await core.queries.fetchQuery(swapQuoteQuery(core, question))
    asked.signal.throwIfAborted()
    const { output: quoted, impactBps, fetchedAt: quotedAt } = quote
    const minimum = minimumOf(quoted, slippageBps)
    if (minimum < needed) break
    order = {
      caipChainId,
      account,
      from,
      to,
      amount,
      quoted,
      minimum,
      slippageBps,
      quotedAt,
      impactBps,
    }
    const least = (amount * needed + minimum - 1n) / minimum
    const next = least + least / SWAP_SPARE_PART + 1n
    if (next >= amount - (amount * SWAP_NEARNESS_PERCENT) / 100n) break
    amount = next
  }
  if (order === undefined) return 'notEnough'
  return (order.impactBps ?? 0) >= GRAVE_IMPACT_BPS ? 'market' : order
}

function problemOf(error: unknown): WayProblem | 'noMarket' {
  if (isError(error, 'SWAP_NO_ROUTE')) return 'noMarket'
  return isError(error, 'SWAP_NO_LIQUIDITY') ? 'market' : 'noPrice'
}
