import type { BalanceQuery, Balances } from '../adapter.ts'
import { nodeOf } from './node.ts'
import { tokenPrograms } from './programs.ts'
import { readTokenAccount } from './tokenAccount.ts'

/** The native balance and all tokens of both programs: the chain itself knows which there are. */
export async function loadBalances(query: BalanceQuery): Promise<Balances> {
  const { address } = query
  const node = nodeOf(query)
  const [native, ...lists] = await Promise.all([
    node.balance(address),
    ...tokenPrograms.map((programId) => node.tokenAccounts(address, { programId })),
  ])
  const tokens = new Map<string, bigint>()
  for (const { account } of lists.flat()) {
    const held = readTokenAccount(account.data)
    if (held === undefined || held.amount === 0n) continue
    tokens.set(held.mint, (tokens.get(held.mint) ?? 0n) + held.amount)
  }
  return { native, tokens }
}
