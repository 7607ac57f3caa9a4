import type { DevChain } from '../chains/devChain.ts'
import { feesOf, limitsOf } from './fees.ts'
import { messageParam } from './message.ts'
import { amountParam, type Query } from './query.ts'
import { routeParam } from './route.ts'
import { toUnitsOf } from './tokens.ts'
import { simulateFill } from './simulateFill.ts'
import { limitsBody, type QuoteSettings } from './suggestedFees.ts'

const FILL_GAS = 120_000n
const GAS_PRICE_WEI = 1_000_000_000n

/** GET, or POST with a long message, /limits */
export async function limits(
  chains: readonly DevChain[],
  query: Query,
  { messageLimit }: QuoteSettings,
) {
  const route = routeParam(chains, query)
  const { message, recipient } = await messageParam(route, query, messageLimit)
  const { symbol } = route.inputToken
  const known = limitsOf(symbol)
  const inputAmount = amountParam(query, 'amount') ?? known.recommendedDepositInstant
  const fees = feesOf(symbol, inputAmount)
  const { inputToken, outputToken } = route
  const units = { amount: inputAmount, decimals: inputToken.decimals }
  const outputAmount = toUnitsOf(outputToken, units)
  await simulateFill(route, { inputAmount, outputAmount, message, recipient })
  return {
    ...limitsBody(known),
    relayerFeeDetails: {
      relayFeeTotal: String(fees.relay.total),
      relayFeePercent: String(fees.relay.pct),
      gasFeeTotal: String(fees.gas.total),
      gasFeePercent: String(fees.gas.pct),
      capitalFeeTotal: String(fees.capital.total),
      capitalFeePercent: String(fees.capital.pct),
    },
    gasFeeDetails: {
      nativeGasCost: String(FILL_GAS),
      gasPrice: String(GAS_PRICE_WEI),
      tokenGasCost: String(fees.gas.total),
    },
    reserves: {
      liquidReserves: String(known.maxDeposit),
      utilizedReserves: String(known.maxDepositInstant),
    },
  }
}
