import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, getAddress } from 'viem'
import { BaseError, type CaipChainId } from '#protocol'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { Core } from '#kernel/core.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { TOKENS_AGE_MS } from './limits.ts'
import type { SwapForm, SwapToken } from './slice.ts'

/** What can be swapped on a network: its own currency first, then by symbol. */
export function swapTokensQuery(core: Core, caipChainId: CaipChainId | undefined) {
  return queryOptions({
    queryKey: ['swap', 'tokens', caipChainId],
    staleTime: TOKENS_AGE_MS,
    queryFn:
      caipChainId === undefined
        ? skipToken
        : async ({ signal }): Promise<readonly SwapToken[]> => {
            const api = await swapApi(core)
            const listed = await api.getConvertTokens({ caipChainId, signal })
            const tokens = listed.flatMap(({ address, ...token }): readonly SwapToken[] =>
              address === undefined
                ? []
                : [
                    {
                      ...token,
                      caipChainId,
                      key: address.toLowerCase(),
                      address: getAddress(address),
                    },
                  ],
            )
            const own = listed.find(({ address }) => address === undefined)
            const native = nativeToken(core, caipChainId, own?.iconUrl)
            const sorted = tokens.sort((a, b) => a.symbol.localeCompare(b.symbol, 'en'))
            return native === undefined || listed.length === 0 ? sorted : [native, ...sorted]
          },
  })
}

/** The service; a view that needs it is not offered without. */
export async function swapApi({ loadBlockchainApi }: Core): Promise<BlockchainApi> {
  if (loadBlockchainApi !== undefined) return loadBlockchainApi()
  throw new BaseError('Swaps need a project id', { code: 'SWAP_NO_PROJECT' })
}

/** Both sides of the form as tokens. */
export function selectPair(
  { fromKey, toKey }: SwapForm,
  tokens: readonly SwapToken[],
): { readonly from: SwapToken | undefined; readonly to: SwapToken | undefined } {
  const find = (key: string | undefined) => tokens.find((token) => token.key === key)
  return { from: find(fromKey) ?? tokens[0], to: find(toKey) }
}

/** The network's own word for its currency: the service has none in that. */
function nativeToken(
  core: Core,
  caipChainId: CaipChainId,
  iconUrl: string | undefined,
): SwapToken | undefined {
  const network = findNetwork(core.store.getState().networks, caipChainId)
  if (network === undefined) return undefined
  return { ...network.nativeCurrency, caipChainId, key: 'native', address: undefined, iconUrl }
}

/** Addresses of tokens, for questions about balances. */
export function addressesOf(tokens: readonly (SwapToken | undefined)[]): readonly Address[] {
  return tokens.flatMap((token) => token?.address ?? [])
}
