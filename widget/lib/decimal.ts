/** Digits of the largest number that a chain can hold. */
const MOST_DIGITS = 78
const MOST_DECIMALS = 36
const MAX_UINT256 = 2n ** 256n - 1n

/**
 * A decimal text in base units; undefined when it is not a decimal or more than a chain can hold.
 * Digits beyond the decimals are cut, so the person never sees more than there is (S9.06). An exponent
 * is refused: pass a service's number through `cleanDecimal` first.
 */
export function toUnits(text: string, decimals: number): bigint | undefined {
  const parts = /e/i.test(text) ? undefined : partsOf(text)
  if (parts === undefined || decimals > MOST_DECIMALS) return undefined
  const [whole, fraction] = parts
  const amount = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return amount > MAX_UINT256 ? undefined : amount
}

/**
 * A JSON number, such as a price, as a plain decimal text; undefined when it is negative or not
 * finite. Only the notation changes, no digit does.
 */
export function toPlain(value: number): string | undefined {
  if (!Number.isFinite(value) || value < 0) return undefined
  return cleanDecimal(String(value))
}

/** The same number without signs, exponents or needless zeros; undefined when it is not a number. */
export function cleanDecimal(text: string): string | undefined {
  const parts = partsOf(text)
  return parts && join(...parts)
}

/** The digits before and after the point, for `1500` and `1.5e3` alike. */
function partsOf(text: string): readonly [whole: string, fraction: string] | undefined {
  const match = /^(\d{1,78})(?:\.(\d{0,78}))?(?:e([+-]?\d{1,3}))?$/i.exec(text)
  if (match === null) return undefined
  const [, whole = '0', fraction = '', exponent = '0'] = match
  const shift = Number(exponent)
  if (Math.abs(shift) > MOST_DIGITS) return undefined
  if (shift >= 0) {
    return [whole + fraction.padEnd(shift, '0').slice(0, shift), fraction.slice(shift)]
  }
  const digits = whole.padStart(1 - shift, '0')
  return [digits.slice(0, shift), digits.slice(shift) + fraction]
}

function join(whole: string, fraction: string): string {
  const head = whole.replace(/^0+(?=\d)/, '')
  const tail = fraction.replace(/0+$/, '')
  return tail === '' ? head : `${head}.${tail}`
}
