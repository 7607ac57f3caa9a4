import { formatUnits } from 'viem'
import { isAddress, type Address } from '@solana/kit'
import { balancesOf } from '../../solana/tokenAccounts.ts'
import type { Solana } from '../../solana/server.ts'
import type { MarketSettings } from './market.ts'

const SOL_DECIMALS = 9

/** What an account has on Solana, as the service tells it: by mints, in base58. */
export function solanaBalances(
  { caipChainId, cluster, mints }: Solana,
  {
    account,
    query,
    market: { prices },
  }: { account: string; query: URLSearchParams; market: MarketSettings },
): unknown[] {
  const wanted = query.get('chainId')
  if (!isAddress(account)) return []
  if (wanted !== null && wanted !== caipChainId) return []
  const row = (token: { name: string; symbol: string; decimals: number }, amount: bigint) => {
    const { name, symbol, decimals } = token
    const numeric = formatUnits(amount, decimals)
    const price = prices[symbol] ?? 0
    return {
      name,
      symbol,
      chainId: caipChainId,
      price,
      iconUrl: '',
      value: Number(numeric) * price,
      quantity: { decimals: String(decimals), numeric },
    }
  }
  const lamports = cluster.svm.getBalance(account) ?? 0n
  const sol = row({ name: 'Solana', symbol: 'SOL', decimals: SOL_DECIMALS }, lamports)
  const tokens = balancesOf(cluster.svm, account).flatMap(({ mint, amount }) => {
    const known = Object.values(mints).find(({ address }) => address === mint)
    if (known === undefined || amount === 0n) return []
    return { ...row(known, amount), address: `${caipChainId}:${mint satisfies Address}` }
  })
  return lamports === 0n ? tokens : [sol, ...tokens]
}
