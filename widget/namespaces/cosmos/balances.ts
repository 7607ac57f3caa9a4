import * as z from 'zod/mini'
import type { BalanceQuery, Balances } from '../adapter.ts'
import { askRest } from '../shared/askRest.ts'

const denom = z.string().check(z.regex(/^[a-zA-Z][-a-zA-Z0-9/:._]{2,127}$/))
const params = z.looseObject({ params: z.looseObject({ bond_denom: denom }) })
const amount = z.string().check(z.regex(/^\d{1,78}$/))
const held = z.looseObject({ balance: z.looseObject({ denom, amount }) })

/**
 * What an account can spend of the coin that the chain is staked with, by a node's REST API.
 *
 * @see https://docs.cosmos.network/api
 */
export async function loadBalances(query: BalanceQuery): Promise<Balances> {
  const staking = await askRest(query, { path: '/cosmos/staking/v1beta1/params', schema: params })
  const asked = new URLSearchParams({ denom: staking.params.bond_denom })
  const account = encodeURIComponent(query.address)
  const path = `/cosmos/bank/v1beta1/balances/${account}/by_denom?${asked}`
  const { balance } = await askRest(query, { path, schema: held })
  return { native: BigInt(balance.amount), tokens: new Map() }
}
