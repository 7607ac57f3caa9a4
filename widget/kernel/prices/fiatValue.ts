import { toUnits } from '#lib/decimal.ts'
import { formatAmount } from '#bridges/across/util/formatAmount.ts'

/** Digits behind the point that a price is reckoned with; more are cut. */
const PRICE_DECIMALS = 36

/** An amount in base units, with what one of it costs in dollars, as a decimal. */
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

/** What all of them are worth together, in cents: rounded down once, after adding up. */
export function totalCents(all: readonly Priced[]): bigint | undefined {
  const known = all.map(dollarsOf).filter((fiatValue) => fiatValue !== undefined)
  if (known.length === 0) return undefined
  return known.reduce((sum, fiatValue) => sum + fiatValue, 0n) / 10n ** BigInt(PRICE_DECIMALS - 2)
}

/**
 * How much of a token some dollars buy, in base units, rounded down; undefined where the price is none
 * or the text no number.
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
 * What an amount is worth, as one would type it in dollars: rounded down; empty where that is nothing or no price
 * is known.
 */
export function typedDollars(priced: Priced): string {
  const cents = centsOf(priced)
  return cents === undefined || cents === 0n ? '' : formatAmount(cents, 2)
}

/** A part of what can be spent, in percent, rounded down to a base unit. */
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
