import { toUnits } from '#lib/decimal.ts'
import type { CaipChainId } from '#protocol'

/** How much of one token an account has on one network. */
export type Holding = {
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly iconUrl: string | undefined
  /** Of one, in US dollars, as a decimal; absent where nobody told. */
  readonly price: string | undefined
}

/** Digits behind the point that a price is reckoned with; more are cut. */
const PRICE_DECIMALS = 36
const CENT = 10n ** BigInt(PRICE_DECIMALS - 2)

/** What it is worth, in whole cents, rounded down; undefined without a price. */
export function centsOf(holding: Holding): bigint | undefined {
  const worth = worthOf(holding)
  return worth === undefined ? undefined : worth / CENT
}

/**
 * What all of them are worth together, in cents: rounded down once, after adding up. Undefined where
 * nothing has a price.
 */
export function totalCents(holdings: readonly Holding[]): bigint | undefined {
  const known = holdings.map(worthOf).filter((worth) => worth !== undefined)
  if (known.length === 0) return undefined
  return known.reduce((sum, worth) => sum + worth, 0n) / CENT
}

/** The most valuable first; what has no price follows by name. */
export function byWorth(a: Holding, b: Holding): number {
  const [one, two] = [worthOf(a) ?? -1n, worthOf(b) ?? -1n]
  if (one !== two) return one > two ? -1 : 1
  return a.name.localeCompare(b.name)
}

/** Exact: an amount in base units times a price, in dollars of 36 decimals. */
function worthOf({ amount, decimals, price }: Holding): bigint | undefined {
  const units = price === undefined ? undefined : toUnits(price, PRICE_DECIMALS)
  return units === undefined ? undefined : (amount * units) / 10n ** BigInt(decimals)
}
