const PRICE_DECIMALS = 36

/**
 * What an amount is worth, in whole cents: what somebody has is rounded down, what they pay up.
 * Exact up to there; undefined where the price is none.
 */
export function centsOf(
  { amount, decimals, price }: { amount: bigint; decimals: number; price: string | undefined },
  round: 'down' | 'up' = 'down',
): bigint | undefined {
  const match = /^(\d{1,40})(?:\.(\d{0,80}))?$/.exec(price ?? '')
  if (match === null) return undefined
  const [, whole = '0', fraction = ''] = match
  const digits = fraction.slice(0, PRICE_DECIMALS).padEnd(PRICE_DECIMALS, '0')
  const product = amount * BigInt(whole + digits)
  const cent = 10n ** BigInt(decimals + PRICE_DECIMALS - 2)
  return round === 'up' ? (product + cent - 1n) / cent : product / cent
}
