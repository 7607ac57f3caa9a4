import type { Address } from 'viem'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { balancesQuery } from '#wallet/portfolio/balances.ts'

type Asked = {
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly account: Address
}

/** How much an account has of one thing on a network, in base units. */
export async function balanceOf(
  core: Core,
  { caipChainId, address, account }: Asked,
): Promise<bigint> {
  const tokens = address === undefined ? [] : [address]
  const balances = await core.queries.fetchQuery(
    balancesQuery(core, { caipChainId, address: account, tokens }),
  )
  return (address === undefined ? balances.native : balances.tokens.get(address)) ?? 0n
}
