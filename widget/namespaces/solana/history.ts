import { isError } from '#protocol'
import type { ChainEntry, ChainTransfer, FeeQuery, HistoryQuery } from '../adapter.ts'
import { type NodeTransaction, nodeOf } from './node.ts'

const PAGE = 15
/** A transaction of an unknown version, of which only its existence is known. */
const LATER_VERSION = -32_015

/** What an account did, newest first; each transaction is read for what it moved. */
export async function loadHistory(
  query: HistoryQuery,
): Promise<{ readonly entries: readonly ChainEntry[]; readonly next: string | undefined }> {
  const { address, cursor } = query
  const node = nodeOf(query)
  const listed = await node.signatures(address, { limit: PAGE, before: cursor })
  const entries = await Promise.all(
    listed.map(async ({ signature, blockTime, err }): Promise<ChainEntry> => {
      const transaction = await node.transaction(signature).catch((error: unknown) => {
        if (!isError(error, LATER_VERSION)) throw error
        return null
      })
      const moved = transaction === null ? undefined : readMoved(transaction, address)
      return {
        hash: signature,
        minedAt: (blockTime ?? 0) * 1_000,
        status: err === null || err === undefined ? 'confirmed' : 'failed',
        from: transaction?.transaction.message.accountKeys[0],
        to: moved?.other,
        transfers: moved?.transfers ?? [],
      }
    }),
  )
  return { entries, next: listed.length < PAGE ? undefined : listed.at(-1)?.signature }
}

/** The network fee; null where another account paid it. */
export async function loadFee(query: FeeQuery): Promise<bigint | null> {
  const found = await nodeOf(query).transaction(query.hash)
  const [payer] = found?.transaction.message.accountKeys ?? []
  return payer === query.payer ? (found?.meta?.fee ?? null) : null
}

/** How balances of this account differ, the fee aside. */
function readMoved({ transaction, meta }: NodeTransaction, address: string) {
  if (meta === null) return undefined
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {}
  const keys = [...transaction.message.accountKeys, ...writable, ...readonly]
  const changeOf = (at: number) => (meta.postBalances[at] ?? 0n) - (meta.preBalances[at] ?? 0n)
  const own = keys.indexOf(address)
  const fee = own === 0 ? meta.fee : 0n
  const tokens = tokenChanges(meta, address)
  const lamports = own === -1 ? 0n : changeOf(own) + fee
  // The rent of a token account is not a transfer.
  const native: readonly ChainTransfer[] =
    lamports === 0n || tokens.length > 0 ? [] : [{ token: undefined, change: lamports }]
  const isOther = (_: string, at: number) =>
    at !== own && (lamports < 0n ? changeOf(at) === -lamports : changeOf(at) < 0n)
  return {
    transfers: [...tokens, ...native],
    other: tokens.length > 0 ? otherOwner(meta, address) : keys.find(isOther),
  }
}

type Meta = NonNullable<NodeTransaction['meta']>

function tokenChanges(meta: Meta, owner: string): readonly ChainTransfer[] {
  const changes = new Map<string, { decimals: number; change: bigint }>()
  const add = (balances: Meta['preTokenBalances'], sign: bigint) => {
    for (const one of balances ?? []) {
      if (one.owner !== owner) continue
      const { decimals, amount } = one.uiTokenAmount
      const change = (changes.get(one.mint)?.change ?? 0n) + sign * BigInt(amount)
      changes.set(one.mint, { decimals, change })
    }
  }
  add(meta.preTokenBalances, -1n)
  add(meta.postTokenBalances, 1n)
  return [...changes]
    .filter(([, { change }]) => change !== 0n)
    .map(([mint, { decimals, change }]) => ({ token: { address: mint, decimals }, change }))
}

function otherOwner(meta: Meta, own: string): string | undefined {
  return meta.postTokenBalances?.find(({ owner }) => owner !== undefined && owner !== own)?.owner
}
