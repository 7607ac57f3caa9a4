import { parseAmount } from '#bridges/across/util/parseAmount.ts'

/** A decimal of the service in base units, cut to what the token has. */
export function unitsOf(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const parsed = parseAmount(`${whole}.${fraction.slice(0, decimals)}`, decimals)
  return parsed.status === 'ok' ? parsed.amount : 0n
}
