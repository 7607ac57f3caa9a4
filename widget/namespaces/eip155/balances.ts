import * as z from 'zod/mini'
import type { BalanceQuery, Balances } from '../adapter.ts'

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/))
const word = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

/** Selector of `balanceOf(address)` (ERC-20). */
const BALANCE_OF = '0x70a08231'

/** The native balance and those of the named tokens, read on chain at the latest block. */
export async function loadBalances(query: BalanceQuery): Promise<Balances> {
  const { rpc, network, address, tokens, signal } = query
  const read = (method: string, params: readonly unknown[]) =>
    rpc.request({ caipChainId: network.caipChainId, method, params, signal })

  const [native, ...balances] = await Promise.all([
    read('eth_getBalance', [address, 'latest']),
    ...tokens.map(async (token) => {
      const data = `${BALANCE_OF}${address.slice(2).toLowerCase().padStart(64, '0')}`
      const answer = await read('eth_call', [{ to: token, data }, 'latest']).catch(() => undefined)
      const parsed = word.safeParse(answer)
      return [token, parsed.success ? BigInt(parsed.data) : undefined] as const
    }),
  ])
  return {
    native: BigInt(z.parse(quantity, native)),
    tokens: new Map(balances.filter((entry): entry is [string, bigint] => entry[1] !== undefined)),
  }
}
