import * as z from 'zod/mini'
import { addressKey } from '#lib/addressKey.ts'
import { toPlain } from '#lib/decimal.ts'
import type { CaipChainId } from '#protocol'
import type { Ask } from './ask.ts'
import { lenient } from './clean.ts'
import { fromTokenId, toTokenId } from './tokenId.ts'

export type PricesOptions = {
  readonly caipChainId: CaipChainId
  /** Of tokens, and `native`. */
  readonly tokens: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** US dollars for one, as a decimal, by the key of the token's address (`addressKey`) or `native`. */
export type Prices = ReadonlyMap<string, string>

const answer = z.object({ fungibles: z.array(z.unknown()) })
const entry = z.object({ address: lenient(z.string()), price: z.number() })
/** What is read, by where it stands in the answer. @internal */
export const pricesShapes = { '': answer, 'fungibles[]': entry }

/**
 * What tokens cost (S7.06); one that the service does not know is missing, and one that it has no name
 * for is not asked.
 */
export async function getPrices(
  ask: Ask,
  { caipChainId, tokens, signal }: PricesOptions,
): Promise<Prices> {
  const addresses = tokens.flatMap((token) => toTokenId(caipChainId, token) ?? [])
  if (addresses.length === 0) return new Map()
  const { fungibles } = await ask.post({
    path: 'v1/fungible/price',
    body: { currency: 'usd', addresses },
    projectIn: 'body',
    schema: answer,
    signal,
  })
  const [only] = addresses
  const keyOf = (id: string) => addressKey(fromTokenId(caipChainId, id) ?? id)
  const asked = new Set(addresses.map(keyOf))
  const found = fungibles.flatMap((value): [string, string][] => {
    const parsed = entry.safeParse(value)
    const price = parsed.success && parsed.data.price > 0 ? toPlain(parsed.data.price) : undefined
    if (price === undefined || !parsed.success) return []
    // Older answers name no address: then it is clear only where one thing was asked for.
    const { address } = parsed.data
    if (address === undefined) {
      const isClear = only !== undefined && addresses.length === 1 && fungibles.length === 1
      return isClear ? [[keyOf(only), price]] : []
    }
    const key = keyOf(address)
    return asked.has(key) ? [[key, price]] : []
  })
  return new Map(found)
}
