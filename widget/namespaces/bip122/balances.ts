import * as z from 'zod/mini'
import type { BalanceQuery, Balances } from '../adapter.ts'
import { askRest } from '../shared/askRest.ts'

const sats = z.int().check(z.gte(0))
const answer = z.looseObject({
  chain_stats: z.looseObject({ funded_txo_sum: sats, spent_txo_sum: sats }),
})

/** What an address holds in blocks, as Esplora tells it; the network's address of it ends with `/api` where it has that. @see https://github.com/Blockstream/esplora/blob/master/API.md */
export async function loadBalances(query: BalanceQuery): Promise<Balances> {
  const path = `/address/${encodeURIComponent(query.address)}`
  const { chain_stats: stats } = await askRest(query, { path, schema: answer })
  const native = BigInt(stats.funded_txo_sum) - BigInt(stats.spent_txo_sum)
  return { native, tokens: new Map() }
}
