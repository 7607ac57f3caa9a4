import { addressKey } from '#lib/addressKey.ts'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { Holding } from './holding.ts'
import { cachedPortfolios } from './items.ts'
import { KEPT_ACCOUNTS, KEPT_TOKENS } from './limits.ts'

type Account = { readonly caipChainId: CaipChainId; readonly address: string }
type Cached = { readonly holdings: readonly Holding[]; readonly at: number }

/** What this browser remembers of an account, so that something is seen at once. */
export function cachedHoldings(core: Core, { caipChainId, address }: Account): Cached | undefined {
  const id = idOf({ caipChainId, address })
  const entry = core.storage.get(cachedPortfolios)?.find(({ account }) => account === id)
  if (entry === undefined) return undefined
  const holdings = entry.tokens.map(
    ({ amount, address, symbol, name, decimals, iconUrl, price }): Holding => ({
      caipChainId,
      address,
      symbol,
      name,
      decimals,
      iconUrl,
      price,
      amount: BigInt(amount),
    }),
  )
  return { holdings, at: Math.min(entry.at, core.now()) }
}

/** Stores the holdings just read; beyond the limit the oldest accounts are dropped. */
export function keepHoldings(
  core: Core,
  { caipChainId, address }: Account,
  holdings: readonly Holding[],
): void {
  const account = idOf({ caipChainId, address })
  const others = (core.storage.get(cachedPortfolios) ?? []).filter(
    (kept) => kept.account !== account,
  )
  const tokens = holdings
    .slice(0, KEPT_TOKENS)
    .map(({ address, symbol, name, decimals, amount, iconUrl, price }) => ({
      address,
      symbol,
      name,
      decimals,
      price,
      amount: String(amount),
      // A picture that is a data URL is too large to store.
      iconUrl: iconUrl?.startsWith('https://') === true ? iconUrl : undefined,
    }))
  const entries = [{ account, at: core.now(), tokens }, ...others].slice(0, KEPT_ACCOUNTS)
  core.storage.set(cachedPortfolios, entries)
}

function idOf({ caipChainId, address }: Account) {
  return `${caipChainId}:${addressKey(address)}`
}
