import { type Address, isAddress } from 'viem'
import type { DevChain } from '../../chains/devChain.ts'
import { caip2 } from './caip2.ts'
import { type Entry, entryOf } from './entry.ts'
import type { MarketSettings } from './market.ts'
import { pastEntries } from './pastEntries.ts'
import { createReader, type Mined } from './readTransactions.ts'
import { failure, type Route } from './route.ts'

const PAGE_ENTRIES = 25

/** GET /v1/account/{address}/history: what an account did on the chains, newest first, in pages. */
export function history(chains: readonly DevChain[], market: MarketSettings): Route {
  const readers = chains.map((chain) => ({ chain, read: createReader(chain) }))

  async function entriesOf(account: Address, wanted: string | null): Promise<Entry[]> {
    const asked = readers.filter(({ chain }) => isWanted(chain, wanted))
    const mined = (await Promise.all(asked.map(({ read }) => read()))).flat()
    const real = mined.toSorted(newestFirst).flatMap((one) => entryOf(one, account, market) ?? [])
    const past = market.past[account.toLowerCase()] ?? 0
    const [first] = asked
    if (past === 0 || first === undefined) return real
    return [...real, ...pastEntries(account, caip2(first.chain.chainId), past)]
  }

  return {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/history$/,
    async answer({ params: [account = ''], query }) {
      if (!isAddress(account)) return { status: 400, body: failure('Invalid address', 'address') }
      const entries = await entriesOf(account, query.get('chainId'))
      const cursor = query.get('cursor')
      const after = cursor === null ? -1 : entries.findIndex(({ id }) => id === idOf(cursor))
      if (cursor !== null && after === -1) {
        return { status: 400, body: failure('Invalid cursor', 'cursor') }
      }
      const data = entries.slice(after + 1, after + 1 + PAGE_ENTRIES)
      const last = data.at(-1)
      const isEnd = last === undefined || after + 1 + PAGE_ENTRIES >= entries.length
      return { status: 200, body: { data, next: isEnd ? null : cursorOf(last.id) } }
    },
  }
}

function isWanted({ chainId }: DevChain, wanted: string | null): boolean {
  return wanted === null || caip2(chainId) === wanted
}

function newestFirst(a: Mined, b: Mined): number {
  if (a.timestamp !== b.timestamp) return b.timestamp - a.timestamp
  if (a.place[0] !== b.place[0]) return a.place[0] < b.place[0] ? 1 : -1
  return b.place[1] - a.place[1]
}

function cursorOf(id: string): string {
  return Buffer.from(id).toString('base64url')
}

function idOf(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString()
}
