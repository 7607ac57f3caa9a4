import type { TokenAmount } from './approval.ts'

/** Exact, in the digits of the language: a person who decides is shown no rounded amount. */
export function showAmount(amount: bigint, decimals: number, locale: string): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const head = new Intl.NumberFormat(locale).format(BigInt(whole))
  if (fraction === '') return head
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return `${head}${parts.find(({ type }) => type === 'decimal')?.value ?? '.'}${fraction}`
}

export function showToken(token: TokenAmount, locale: string, unknownToken: string): string {
  const { amount, symbol, decimals } = token
  if (amount === null) return '∞'
  if (decimals === null) return `${showAmount(amount, 0, locale)} ${symbol ?? unknownToken}`
  return `${showAmount(amount, decimals, locale)} ${symbol ?? unknownToken}`
}
