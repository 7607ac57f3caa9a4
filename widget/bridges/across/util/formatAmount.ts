export type FormatAmountOptions = {
  /** Decimals shown at most. @default decimals */
  readonly maxDecimals?: number | undefined
  /** Never show more than there is (`down`) or less than it costs (`up`). @default 'down' */
  readonly round?: 'down' | 'up' | undefined
}

/**
 * Base units as a plain decimal number, without grouping and without trailing zeros.
 *
 * @example formatAmount(1_500_000n, 6) // '1.5'
 */
export function formatAmount(
  value: bigint,
  decimals: number,
  options: FormatAmountOptions = {},
): string {
  const { maxDecimals = decimals, round = 'down' } = options
  const sign = value < 0n ? '-' : ''
  const shown = Math.min(maxDecimals, decimals)
  const unit = 10n ** BigInt(decimals - shown)
  const absolute = value < 0n ? -value : value
  const rounded = round === 'up' ? (absolute + unit - 1n) / unit : absolute / unit
  const digits = String(rounded).padStart(shown + 1, '0')
  const whole = digits.slice(0, digits.length - shown)
  const fraction = digits.slice(digits.length - shown).replace(/0+$/, '')
  const number = fraction === '' ? whole : `${whole}.${fraction}`
  return number === '0' ? '0' : `${sign}${number}`
}
