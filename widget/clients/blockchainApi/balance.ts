import * as z from 'zod/mini'
import { toPlain, toUnits } from '#lib/decimal.ts'
import { type CaipChainId, evmAddress } from '#protocol'
import type { Ask } from './ask.ts'
import { cleanSymbol, label, lenient, picture } from './clean.ts'

/** How much of one token an account has, in the service's word (S3.02). */
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

/** The service's address for a native currency. */
export const NATIVE_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** No account is looked at that closely; a longer list is not read to its end. */
const MOST_BALANCES = 500

const answer = z.object({ balances: z.array(z.unknown()) })
const entry = z.object({
  name: label,
  symbol: z.string(),
  chainId: z.string(),
  address: z.nullish(z.string()),
  price: lenient(z.number()),
  quantity: z.object({ decimals: z.string(), numeric: z.string() }),
  iconUrl: picture,
})

/** What an account has on one network (S7.11). One entry that makes no sense is left out. */
export async function getBalance(
  ask: Ask,
  { caipChainId, address, moved, signal }: BalanceOptions,
): Promise<readonly ServiceBalance[]> {
  const forceUpdate = moved?.map((token) => toCaip10(caipChainId, token)).join(',')
  const { balances } = await ask.get({
    path: `v1/account/${encodeURIComponent(address)}/balance`,
    query: { currency: 'usd', chainId: caipChainId, forceUpdate },
    ...{ schema: answer, signal },
  })
  return balances.slice(0, MOST_BALANCES).flatMap((value) => parseEntry(value, caipChainId) ?? [])
}

/** CAIP-10 of a token; `native` by the service's own address for it. */
export function toCaip10(caipChainId: CaipChainId, token: string): string {
  return `${caipChainId}:${token === 'native' ? NATIVE_ADDRESS : token}`
}

function parseEntry(value: unknown, caipChainId: CaipChainId): ServiceBalance | undefined {
  const parsed = entry.safeParse(value)
  if (!parsed.success || parsed.data.chainId !== caipChainId) return undefined
  const { name, quantity, price, iconUrl } = parsed.data
  const symbol = cleanSymbol(parsed.data.symbol)
  const address = addressOf(parsed.data.address ?? undefined, caipChainId)
  const decimals = /^\d{1,2}$/.test(quantity.decimals) ? Number(quantity.decimals) : 0
  const amount = toUnits(quantity.numeric, decimals)
  // S5.05: without decimals or without an amount it is dropped.
  if (symbol === undefined || address === undefined || decimals === 0) return undefined
  if (amount === undefined || amount === 0n) return undefined
  return {
    address: address === 'native' ? undefined : address,
    ...{ symbol, name: name ?? symbol, decimals, amount, iconUrl },
    // Nothing costs nothing: 0 is how the service says that it does not know.
    price: price === undefined || price === 0 ? undefined : toPlain(price),
  }
}

/** The address within its CAIP-10 id; undefined when it is none of this network. */
function addressOf(text: string | undefined, caipChainId: CaipChainId): string | undefined {
  if (text === undefined) return 'native'
  const prefix = `${caipChainId}:`
  const address = text.startsWith(prefix) ? text.slice(prefix.length) : undefined
  if (address === undefined || !evmAddress.safeParse(address).success) return undefined
  return address.toLowerCase() === NATIVE_ADDRESS ? 'native' : address
}
