const PRICE_DECIMALS = 36

/**
 * How much of a token some dollars buy, in base units, rounded down; undefined where the price is none
 * or the text no number.
 */
export function unitsFor(
  dollars: string,
  { decimals, price }: { decimals: number; price: string | undefined },
): bigint | undefined {
  const [paid, one] = [scaled(dollars), scaled(price)]
  if (paid === undefined || one === undefined || one === 0n) return undefined
  return (paid * 10n ** BigInt(decimals)) / one
}

/**
 * What an amount is worth, in whole cents: what somebody has is rounded down, what they pay up.
 * Exact up to there; undefined where the price is none.
 */
export function centsOf(
  { amount, decimals, price }: { amount: bigint; decimals: number; price: string | undefined },
  round: 'down' | 'up' = 'down',
): bigint | undefined {
  const one = scaled(price)
  if (one === undefined) return undefined
  const product = amount * one
  const cent = 10n ** BigInt(decimals + PRICE_DECIMALS - 2)
  return round === 'up' ? (product + cent - 1n) / cent : product / cent
}

/** A decimal in units of its last digit that is reckoned with; digits beyond are cut. */
function scaled(text: string | undefined): bigint | undefined {
  const match = /^(\d{1,40})(?:\.(\d{0,80}))?$/.exec(text ?? '')
  if (match === null) return undefined
  const [, whole = '0', fraction = ''] = match
  return BigInt(whole + fraction.slice(0, PRICE_DECIMALS).padEnd(PRICE_DECIMALS, '0'))
}
