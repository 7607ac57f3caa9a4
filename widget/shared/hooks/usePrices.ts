import { useQueries } from '@tanstack/react-query'
import { addressKey } from '#lib/addressKey.ts'
import type { CaipChainId } from '#protocol'
import { pricesQuery } from '#wallet/portfolio/service.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { fiatOf } from '#ui/form/fiat.ts'

/** A token on a network; `native` is the network's own currency. */
export type TokenRef = { caipChainId: CaipChainId; token: string }

const keyOf = (token: string) => (token === 'native' ? token : addressKey(token))

/** What amounts of these tokens are worth in dollars now; undefined without a price. */
export function usePrices(tokens: readonly TokenRef[]) {
  const core = useCore()
  const locale = useLocale()
  const byChain = new Map<CaipChainId, Set<string>>()
  for (const { caipChainId, token } of tokens) {
    byChain.set(caipChainId, (byChain.get(caipChainId) ?? new Set()).add(keyOf(token)))
  }
  const chains = [...byChain.keys()]
  const prices = useQueries({
    queries: chains.map((caipChainId) =>
      pricesQuery(core, { caipChainId, tokens: [...(byChain.get(caipChainId) ?? [])] }),
    ),
  })
  return (
    { caipChainId, token }: TokenRef,
    amount: bigint | undefined,
    decimals: number,
  ): string | undefined => {
    if (amount === undefined) return undefined
    const price = prices[chains.indexOf(caipChainId)]?.data?.get(keyOf(token))
    return fiatOf({ amount, decimals, price }, locale)
  }
}
