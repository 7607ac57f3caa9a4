import { queryOptions } from '@tanstack/react-query'
import type { CaipChainId } from '#protocol'
import type { Core } from '../core.ts'
import { findNetwork } from '../networks/slice.ts'
import { balancesQuery } from './balances.ts'
import { BALANCE_AGE_MS } from './limits.ts'
import { tokenListQuery } from './tokenList.ts'

/** How much of one token an account has on one network. */
export type Holding = {
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly iconUrl: string | undefined
  /** Of one, in US dollars, as a decimal; absent where nobody told. */
  readonly price: string | undefined
}

/**
 * What an account has on one network: the native currency first, then tokens of which it has any
 * (S5.05). Amounts are read on chain.
 */
export function holdingsQuery(
  core: Core,
  { caipChainId, address }: { caipChainId: CaipChainId; address: string },
) {
  return queryOptions({
    queryKey: ['holdings', caipChainId, address.toLowerCase()],
    staleTime: BALANCE_AGE_MS,
    queryFn: async (): Promise<readonly Holding[]> => {
      const network = findNetwork(core.store.getState().networks, caipChainId)
      if (network === undefined) throw new Error(`Unknown network ${caipChainId}`)
      // Without a list there still is the native currency.
      const listed = await core.queries
        .fetchQuery(tokenListQuery(core, caipChainId))
        .catch(() => [])
      const { native, tokens } = await core.queries.fetchQuery(
        balancesQuery(core, { caipChainId, address, tokens: listed.map((token) => token.address) }),
      )
      const held = listed.map(({ address, symbol, name, decimals, iconUrl }): Holding => {
        const amount = tokens.get(address) ?? 0n
        return { caipChainId, address, symbol, name, decimals, amount, iconUrl, price: undefined }
      })
      return [
        {
          ...network.nativeCurrency,
          ...{
            caipChainId,
            address: undefined,
            amount: native,
            iconUrl: undefined,
            price: undefined,
          },
        },
        ...held.filter(({ amount, decimals }) => amount > 0n && decimals > 0),
      ]
    },
  })
}
