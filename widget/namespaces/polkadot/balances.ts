import * as z from 'zod/mini'
import type { BalanceQuery, Balances } from '../adapter.ts'
import { askRest } from '../shared/askRest.ts'

const planck = z.string().check(z.regex(/^\d{1,39}$/))
const answer = z.looseObject({ free: planck, reserved: planck })

/**
 * An account's total balance, including what it has reserved, from a Sidecar.
 *
 * @see https://paritytech.github.io/substrate-api-sidecar/dist/
 */
export async function loadBalances(query: BalanceQuery): Promise<Balances> {
  const path = `/accounts/${encodeURIComponent(query.address)}/balance-info`
  const { free, reserved } = await askRest(query, { path, schema: answer })
  return { native: BigInt(free) + BigInt(reserved), tokens: new Map() }
}
