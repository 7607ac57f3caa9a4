import * as z from 'zod/mini'
import { toPlain } from '#lib/decimal.ts'
import type { CaipChainId } from '#protocol'
import type { Ask } from './ask.ts'
import { NATIVE_ADDRESS, toCaip10 } from './balance.ts'
import { lenient } from './clean.ts'

export type PricesOptions = {
  readonly caipChainId: CaipChainId
  /** Of tokens, and `native`. */
  readonly tokens: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** US dollars for one, as a decimal, by the token's lower-case address or `native`. */
export type Prices = ReadonlyMap<string, string>

const answer = z.object({ fungibles: z.array(z.unknown()) })
const entry = z.object({ address: lenient(z.string()), price: z.number() })

/** What tokens cost (S7.06); one that the service does not know is missing. */
export async function getPrices(
  ask: Ask,
  { caipChainId, tokens, signal }: PricesOptions,
): Promise<Prices> {
  const addresses = tokens.map((token) => toCaip10(caipChainId, token))
  const { fungibles } = await ask.post({
    path: 'v1/fungible/price',
    body: { currency: 'usd', addresses },
    projectIn: 'body',
    ...{ schema: answer, signal },
  })
  const [only] = tokens
  const found = fungibles.flatMap((value): [string, string][] => {
    const parsed = entry.safeParse(value)
    const price = parsed.success && parsed.data.price > 0 ? toPlain(parsed.data.price) : undefined
    if (price === undefined || !parsed.success) return []
    // Older answers name no address: then it is clear only where one thing was asked for.
    const { address } = parsed.data
    if (address === undefined) {
      const isClear = only !== undefined && tokens.length === 1 && fungibles.length === 1
      return isClear ? [[only.toLowerCase(), price]] : []
    }
    const wanted = addresses.find((other) => other.toLowerCase() === address.toLowerCase())
    return wanted === undefined ? [] : [[keyOf(wanted.slice(caipChainId.length + 1)), price]]
  })
  return new Map(found)
}

function keyOf(address: string): string {
  const key = address.toLowerCase()
  return key === NATIVE_ADDRESS ? 'native' : key
}
