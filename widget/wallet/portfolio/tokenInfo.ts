import { queryOptions } from '@tanstack/react-query'
import { decodeAbiParameters, type Hex, hexToString } from 'viem'
import * as z from 'zod/mini'
import { BaseError, type CaipChainId, hexBytes } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import type { Core } from '#kernel/core.ts'
import { findNetwork } from '#kernel/networks/slice.ts'

export type TokenInfo = { readonly symbol: string; readonly decimals: number }

/** Selectors of `decimals()` and `symbol()` (ERC-20). */
const DECIMALS = '0x313ce567'
const SYMBOL = '0x95d89b41'
const SYMBOL_CHARS = 16

const word = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

/**
 * A token's name, symbol and decimals from its contract; for the native currency, from the network's
 * settings.
 */
export function tokenInfoQuery(
  core: Core,
  { caipChainId, address }: { caipChainId: CaipChainId; address: string | undefined },
) {
  return queryOptions({
    queryKey: ['tokenInfo', caipChainId, address?.toLowerCase() ?? 'native'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<TokenInfo> => {
      if (address === undefined) {
        const network = findNetwork(core.store.getState().networks, caipChainId)
        if (network === undefined) throw new Error(`Unknown network ${caipChainId}`)
        return network.nativeCurrency
      }
      const ask = (data: string) =>
        core.rpc.request({
          caipChainId,
          method: 'eth_call',
          signal,
          params: [{ to: address, data }, 'latest'],
        })
      const [count, name] = await Promise.all([ask(DECIMALS), ask(SYMBOL)])
      const decimals = word.safeParse(count)
      const symbol = readSymbol(name)
      if (!decimals.success || BigInt(decimals.data) > MOST_DECIMALS || symbol === '') {
        throw new BaseError('There is no such token on this network', { code: 'NO_SUCH_TOKEN' })
      }
      return { symbol, decimals: Number(decimals.data) }
    },
  })
}

const MOST_DECIMALS = 36n

/** A string, or 32 bytes as the oldest tokens have it; without what cannot be seen. */
function readSymbol(answer: unknown): string {
  const bytes = hexBytes.safeParse(answer)
  if (!bytes.success || bytes.data === '0x') return ''
  const { data } = bytes
  const isWord = word.safeParse(data).success
  const text = isWord ? hexToString(data, { size: 32 }) : decode(data)
  return cleanName(text.replaceAll(/\s/g, ''), SYMBOL_CHARS) ?? ''
}

function decode(data: Hex): string {
  try {
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return '' // it is no token that says its name so
  }
}
