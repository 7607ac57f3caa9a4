import * as z from 'zod/mini'
import { isAddressEqual } from 'viem'
import type { DevChain } from '../../chains/devChain.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { caip2 } from './caip2.ts'
import type { MarketSettings } from './market.ts'
import { failure, type Route } from './route.ts'

const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const asked = z.object({
  currency: z.literal('usd'),
  projectId: z.string().check(z.minLength(1)),
  addresses: z.array(z.string().check(z.regex(/^eip155:\d+:0x[\da-fA-F]{40}$/))),
})

/** POST /v1/fungible/price: what tokens cost. */
export function prices(chains: readonly DevChain[], market: MarketSettings): Route {
  return {
    method: 'POST',
    path: /^\/v1\/fungible\/price$/,
    answer({ body }) {
      const parsed = asked.safeParse(body)
      if (!parsed.success) return { status: 400, body: failure('Invalid body', 'body') }
      const fungibles = parsed.data.addresses.flatMap((address) => {
        const token = tokenOf(chains, address)
        const price = token === undefined ? undefined : market.prices[token.symbol]
        if (token === undefined || price === undefined) return []
        const { name, symbol, logoUrl: iconUrl } = token
        return { address, name, symbol, iconUrl, price }
      })
      return { status: 200, body: { fungibles } }
    },
  }
}

function tokenOf(chains: readonly DevChain[], caip10: string): Token | undefined {
  const [, , text] = caip10.split(':')
  const chain = chains.find(({ chainId }) => caip10.startsWith(`${caip2(chainId)}:`))
  if (chain === undefined || text === undefined) return undefined
  const address = text as `0x${string}` // the pattern of the body says so
  const tokens = tokensOf(chain)
  if (address.toLowerCase() === NATIVE) {
    return tokens.find(({ symbol }) => symbol === chain.nativeCurrency.symbol)
  }
  return tokens.findLast((token) => isAddressEqual(token.address, address))
}
