import { type Address, formatUnits, isAddress } from 'viem'
import { tokenAbi } from '../../chains/abi.ts'
import type { DevChain } from '../../chains/devChain.ts'
import { tokensOf } from '../tokens.ts'
import { caip2 } from './caip2.ts'
import type { MarketSettings } from './market.ts'
import { failure, type Route } from './route.ts'

/** Where Solana is told of too. */
export type SolanaBalances = (account: string, query: URLSearchParams) => Promise<unknown[]>

type Held = { symbol: string; name: string; decimals: number; logoUrl: string; address?: Address }

/** GET /v1/account/{address}/balance: what an account has, read on the chains. */
export function balance(
  chains: readonly DevChain[],
  {
    market,
    solana: solanaNow,
  }: { market: MarketSettings; solana?: (() => SolanaBalances | undefined) | undefined },
): Route {
  return {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/balance$/,
    async answer({ params: [account = ''], query }) {
      const solana = solanaNow?.()
      if (solana !== undefined && !account.startsWith('0x')) {
        return { status: 200, body: { balances: await solana(account, query) } }
      }
      if (!isAddress(account)) return { status: 400, body: failure('Invalid address', 'address') }
      const wanted = query.get('chainId')
      const asked = chains.filter(({ chainId }) => (wanted ?? caip2(chainId)) === caip2(chainId))
      const found = await Promise.all(asked.map((chain) => balancesOn(chain, account, market)))
      return { status: 200, body: { balances: found.flat() } }
    },
  }
}

async function balancesOn(chain: DevChain, account: Address, { prices }: MarketSettings) {
  const listed = await Promise.all(
    heldOn(chain).map(async (held) => ({ held, amount: await amountOf(chain, account, held) })),
  )
  return listed.flatMap(({ held, amount }) => {
    if (amount === 0n) return []
    const { symbol, name, decimals, logoUrl, address } = held
    const numeric = formatUnits(amount, decimals)
    const price = prices[symbol] ?? 0
    return {
      name,
      symbol,
      chainId: caip2(chain.chainId),
      price,
      iconUrl: logoUrl,
      ...(address === undefined ? {} : { address: `${caip2(chain.chainId)}:${address}` }),
      value: Number(numeric) * price,
      quantity: { decimals: String(decimals), numeric },
    }
  })
}

/** The native currency has no address of its own. */
function heldOn(chain: DevChain): readonly Held[] {
  return tokensOf(chain).map(({ address, ...token }) =>
    token.symbol === chain.nativeCurrency.symbol ? token : { ...token, address },
  )
}

function amountOf({ client }: DevChain, account: Address, { address }: Held): Promise<bigint> {
  if (address === undefined) return client.getBalance({ address: account })
  return client.readContract({
    address,
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [account],
  })
}
