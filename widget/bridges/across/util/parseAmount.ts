/** More whole units than any token has: a slip of the finger or of the clipboard. */
const MAX_WHOLE_DIGITS = 24
const MAX_UINT256 = 2n ** 256n - 1n
const MAX_TEXT = 100

export type AmountProblem =
  | 'empty'
  | 'notANumber'
  | 'negative'
  | 'zero'
  | 'tooManyDecimals'
  | 'tooLarge'

export type ParsedAmount =
  | { readonly status: 'ok'; readonly amount: bigint }
  | { readonly status: 'problem'; readonly problem: AmountProblem }

/**
 * What was typed, in base units. Exact: no floating point anywhere.
 *
 * @example parseAmount('1.5', 6) // { status: 'ok', amount: 1500000n }
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const input = text.trim()
  if (input === '') return problem('empty')
  if (input.length > MAX_TEXT) return problem('tooLarge')
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i.exec(input)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? []
  if (match === null || whole + fraction === '') return problem('notANumber')

  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  if (digits === '') return problem('zero')
  if (sign === '-') return problem('negative')
  const significant = digits.replace(/0+$/, '')
  // The number is 0.d1d2d3… × 10^wholeDigits, so this is how many digits stand before the point.
  const wholeDigits = digits.length - fraction.length + Number(exponent)
  if (wholeDigits > MAX_WHOLE_DIGITS) return problem('tooLarge')
  if (significant.length - wholeDigits > decimals) return problem('tooManyDecimals')

  const amount = BigInt(significant) * 10n ** BigInt(wholeDigits + decimals - significant.length)
  return amount > MAX_UINT256 ? problem('tooLarge') : { status: 'ok', amount }
}

function problem(value: AmountProblem): ParsedAmount {
  return { status: 'problem', problem: value }
}
