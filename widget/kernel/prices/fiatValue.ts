import { toUnits } from '#lib/decimal.ts'
import { formatAmount } from '#bridges/across/util/formatAmount.ts'

/** The decimals that a price is calculated with; further digits are cut. */
const PRICE_DECIMALS = 36

/** An amount in base units, with the price of one in dollars, as a decimal. */
export type Priced = {
  readonly amount: bigint
  readonly decimals: number
  readonly price: string | undefined
}

/**
 * The value of an amount in whole cents: round a balance down and a payment up. Only the final
 * rounding loses precision; undefined where there is no valid price.
 */
export function centsOf(priced: Priced, round: 'down' | 'up' = 'down'): bigint | undefined {
  const fiatValue = fiatValueOf(priced)
  if (fiatValue === undefined) return undefined
  const cent = 10n ** BigInt(priced.decimals + PRICE_DECIMALS - 2)
  return round === 'up' ? (fiatValue + cent - 1n) / cent : fiatValue / cent
}

/** Their total value in cents: rounded down once, after adding up. */
export function totalCents(all: readonly Priced[]): bigint | undefined {
  const known = all.map(dollarsOf).filter((fiatValue) => fiatValue !== undefined)
  if (known.length === 0) return undefined
  return known.reduce((sum, fiatValue) => sum + fiatValue, 0n) / 10n ** BigInt(PRICE_DECIMALS - 2)
}

/**
 * How much of a token an amount of dollars buys, in base units, rounded down; undefined where there is
 * no valid price or the text is not a number.
 */
export function unitsFor(
  dollars: string,
  { decimals, price }: { decimals: number; price: string | undefined },
): bigint | undefined {
  const paid = toUnits(dollars, PRICE_DECIMALS)
  const one = price === undefined ? undefined : toUnits(price, PRICE_DECIMALS)
  if (paid === undefined || one === undefined || one === 0n) return undefined
  return (paid * 10n ** BigInt(decimals)) / one
}

/**
 * The value of an amount as the person would type it in dollars: rounded down; empty where that is zero or no
 * price is known.
 */
export function typedDollars(priced: Priced): string {
  const cents = centsOf(priced)
  return cents === undefined || cents === 0n ? '' : formatAmount(cents, 2)
}

/** A percentage of what can be spent, rounded down to a base unit. */
export function shareOf(spendable: bigint, percent: bigint): bigint {
  return (spendable * percent) / 100n
}

/** In dollars of 36 decimals, so that amounts of different tokens can be compared. */
export function dollarsOf(priced: Priced): bigint | undefined {
  const fiatValue = fiatValueOf(priced)
  return fiatValue === undefined ? undefined : fiatValue / 10n ** BigInt(priced.decimals)
}

function fiatValueOf({ amount, price }: Priced): bigint | undefined {
  const units = price === undefined ? undefined : toUnits(price, PRICE_DECIMALS)
  return units === undefined ? undefined : amount * units
}
