import { queryOptions, skipToken } from '@tanstack/react-query'
import { isAddressEqual, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { getSpokePool } from '#bridges/across/client/getSpokePool.ts'
import { isContract } from '#bridges/across/client/isContract.ts'
import { decodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import { wrappedNative } from '#bridges/across/contracts/wrappedNative.ts'
import type { Core } from '#kernel/core.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { tokenKey } from '#kernel/bridge/tokenKey.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'

const poolAbi = parseAbi(['function wrappedNativeToken() view returns (address)'])

type Asked = {
  readonly destination: BridgeToken | undefined
  readonly deposit: Pick<Quote['deposit'], 'recipient' | 'message'> | undefined
}

/**
 * Whether the pool pays out the network's currency in the place of the token that wraps it: to
 * accounts of people, delegated ones too (EIP-7702), and never to contracts. A message that splits
 * it says by itself what the person gets.
 */
export function arrivalQuery(core: Core, { destination, deposit }: Asked) {
  return queryOptions({
    queryKey: ['bridge', 'arrival', destination?.key, deposit?.recipient, deposit?.message],
    staleTime: 60_000,
    queryFn:
      destination === undefined || deposit === undefined
        ? skipToken
        : async ({ signal }): Promise<boolean> => {
            const { chainId, address, isNative } = destination
            const { recipient, message } = deposit
            const split = decodeSplit(message, address)
            if (split !== undefined) return split.unwrapped !== undefined
            const client = bridgeClient(core)
            const chain = client.chainClient(chainId)
            if (isNative) return !isContract(await getCode(chain, { address: recipient }))
            const pinned = wrappedNative[chainId]
            if (pinned !== undefined && !isAddressEqual(pinned, address)) return false
            const pool = await getSpokePool(client, { chainId, signal })
            const [wrapped, code] = await Promise.all([
              readContract(chain, {
                abi: poolAbi,
                address: pool,
                functionName: 'wrappedNativeToken',
              }),
              getCode(chain, { address: recipient }),
            ])
            return isAddressEqual(wrapped, address) && !isContract(code)
          },
  })
}

type Arriving = {
  readonly destination: BridgeToken
  /** What `arrivalQuery` said; without it the last token is what arrives. */
  readonly unwraps: boolean | undefined
  /** Of the catalogue: what wraps a currency is named as there. */
  readonly tokens: readonly BridgeToken[]
}

/** What arrives of a route's last token: the network's currency where the pool unwraps it, else what wraps that. */
export function arrivingToken(
  networks: NetworksSlice,
  { destination, unwraps, tokens }: Arriving,
): BridgeToken {
  const { caipChainId, chainId, address, isNative } = destination
  if (unwraps === undefined || unwraps === isNative) return destination
  if (isNative)
    return tokens.find(({ key }) => key === tokenKey(chainId, address)) ?? wrappedOf(destination)
  const currency = findNetwork(networks, caipChainId)?.nativeCurrency
  if (currency === undefined) return destination
  const { symbol, name, decimals } = currency
  const key = tokenKey(chainId, 'native')
  return { ...destination, key, symbol, name, decimals, isNative: true, iconUrl: undefined }
}

/** As such tokens are called, where no route names this one. */
function wrappedOf(currency: BridgeToken): BridgeToken {
  const { chainId, address, symbol, name } = currency
  const named = { key: tokenKey(chainId, address), symbol: `W${symbol}`, name: `Wrapped ${name}` }
  return { ...currency, ...named, isNative: false, iconUrl: undefined }
}
