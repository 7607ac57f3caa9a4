import { parseUnits } from 'viem'
import type { TokenSymbol } from './tokens.ts'

const ONE = 10n ** 18n
const CAPITAL_FEE_PCT = 200_000_000_000_000n
const LP_FEE_PCT = 100_000_000_000_000n

type Market = {
  decimals: number
  /** What a fill's gas costs, in the token. */
  gasFee: string
  minDeposit: string
  maxDepositInstant: string
  maxDepositShortDelay: string
  maxDeposit: string
}

const dollars = {
  gasFee: '0.042',
  minDeposit: '1.2',
  maxDepositInstant: '5000',
  maxDepositShortDelay: '12000',
  maxDeposit: '20000',
}
const ether = {
  decimals: 18,
  gasFee: '0.000014',
  minDeposit: '0.0005',
  maxDepositInstant: '5',
  maxDepositShortDelay: '20',
  maxDeposit: '50',
}
const coins = { ...dollars, decimals: 18, gasFee: '0.08' }
const markets: Record<TokenSymbol, Market> = {
  ETH: ether,
  WETH: ether,
  USDC: { ...dollars, decimals: 6 },
  'USDC-BNB': { ...dollars, decimals: 18 },
  DAI: { ...dollars, decimals: 18 },
  USDT: { ...dollars, decimals: 6 },
  DTT: { ...dollars, decimals: 18 },
  DEV: coins,
  WDEV: coins,
}

export type Limits = {
  minDeposit: bigint
  maxDeposit: bigint
  maxDepositInstant: bigint
  maxDepositShortDelay: bigint
  recommendedDepositInstant: bigint
}

/** How much of a token may be bridged, and how fast. */
export function limitsOf(symbol: TokenSymbol): Limits {
  const market = markets[symbol]
  const units = (amount: string) => parseUnits(amount, market.decimals)
  return {
    minDeposit: units(market.minDeposit),
    maxDeposit: units(market.maxDeposit),
    maxDepositInstant: units(market.maxDepositInstant),
    maxDepositShortDelay: units(market.maxDepositShortDelay),
    recommendedDepositInstant: units(market.maxDepositInstant),
  }
}

export type Fee = { pct: bigint; total: bigint }
export type Fees = { capital: Fee; gas: Fee; lp: Fee; relay: Fee }

/**
 * Fees of a deposit; `relay` is the sum of the other three, to the last unit.
 *
 * `multiplier` makes everything dearer, for a rate that moves between quote and signature.
 */
export function feesOf(symbol: TokenSymbol, amount: bigint, multiplier = 1): Fees {
  const { decimals, gasFee } = markets[symbol]
  const times = (value: bigint) => (value * BigInt(Math.round(multiplier * 100))) / 100n
  const share = (pct: bigint): Fee => ({ pct: times(pct), total: (amount * times(pct)) / ONE })
  const gasTotal = times(parseUnits(gasFee, decimals))
  const capital = share(CAPITAL_FEE_PCT)
  const lp = share(LP_FEE_PCT)
  const gas = { total: gasTotal, pct: amount === 0n ? 0n : (gasTotal * ONE) / amount }
  return {
    capital,
    gas,
    lp,
    relay: {
      pct: capital.pct + gas.pct + lp.pct,
      total: capital.total + gas.total + lp.total,
    },
  }
}
