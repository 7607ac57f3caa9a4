import * as z from 'zod/mini'
import { cleanDecimal, toPlain, toUnits } from '#lib/decimal.ts'
import type { CaipChainId } from '#protocol'
import type { Ask } from './ask.ts'
import { cleanSymbol, count, label, lenient, numeric, picture } from './clean.ts'
import { fromTokenId, toTokenId } from './tokenId.ts'

/** An account's balance of one token, as the service reports it (S3.02). */
export type ServiceBalance = {
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly iconUrl: string | undefined
  /** Of one, in US dollars, as a decimal. */
  readonly price: string | undefined
}

export type BalanceOptions = {
  readonly caipChainId: CaipChainId
  readonly address: string
  /** Tokens that have just moved, `native` among them: what the service remembers of them is old. */
  readonly moved?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** No account is looked at that closely; a longer list is not read to its end. */
const MOST_BALANCES = 500

const answer = z.object({ balances: z.array(z.unknown()) })
const entry = z.object({
  name: label,
  symbol: z.string(),
  chainId: z.string(),
  address: z.nullish(z.string()),
  price: lenient(z.number()),
  quantity: z.object({ decimals: count, numeric }),
  iconUrl: picture,
})
/** What is read, by where it stands in the answer. @internal */
export const balanceShapes = { '': answer, 'balances[]': entry }

/** What an account has on one network (S7.11). One entry that makes no sense is left out. */
export async function getBalance(
  ask: Ask,
  { caipChainId, address, moved, signal }: BalanceOptions,
): Promise<readonly ServiceBalance[]> {
  const ids = moved?.flatMap((token) => toTokenId(caipChainId, token) ?? []) ?? []
  const forceUpdate = ids.length === 0 ? undefined : ids.join(',')
  const { balances } = await ask.get({
    path: `v1/account/${encodeURIComponent(address)}/balance`,
    query: { currency: 'usd', chainId: caipChainId, forceUpdate },
    schema: answer,
    signal,
  })
  return balances.slice(0, MOST_BALANCES).flatMap((value) => parseEntry(value, caipChainId) ?? [])
}

function parseEntry(value: unknown, caipChainId: CaipChainId): ServiceBalance | undefined {
  const parsed = entry.safeParse(value)
  if (!parsed.success || parsed.data.chainId !== caipChainId) return undefined
  const { name, quantity, price, iconUrl } = parsed.data
  const symbol = cleanSymbol(parsed.data.symbol)
  const { address: id } = parsed.data
  const address = id === undefined || id === null ? 'native' : fromTokenId(caipChainId, id)
  const { decimals } = quantity
  const amount = toUnits(cleanDecimal(quantity.numeric) ?? '', decimals)
  // S5.05: without decimals or without an amount it is dropped.
  if (symbol === undefined || address === undefined || decimals === 0) return undefined
  if (amount === undefined || amount === 0n) return undefined
  return {
    address: address === 'native' ? undefined : address,
    symbol,
    name: name ?? symbol,
    decimals,
    amount,
    iconUrl,
    // No token has a price of 0: the service returns 0 where it does not know the price.
    price: price === undefined || price === 0 ? undefined : toPlain(price),
  }
}
