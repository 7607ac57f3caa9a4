import * as z from 'zod/mini'
import type { BalanceQuery, Balances } from '../adapter.ts'
import { askRest } from '../shared/askRest.ts'

const sats = z.int().check(z.gte(0))
const answer = z.looseObject({
  chain_stats: z.looseObject({ funded_txo_sum: sats, spent_txo_sum: sats }),
})

/**
 * An address's confirmed balance from Esplora; where the server has its API under `/api`, the network's
 * `restUrl` ends with that. @see https://github.com/Blockstream/esplora/blob/master/API.md
 */
export async function loadBalances(query: BalanceQuery): Promise<Balances> {
  const path = `/address/${encodeURIComponent(query.address)}`
  const { chain_stats: stats } = await askRest(query, { path, schema: answer })
  const native = BigInt(stats.funded_txo_sum) - BigInt(stats.spent_txo_sum)
  return { native, tokens: new Map() }
}
