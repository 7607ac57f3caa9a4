import type { HistoryEntry, NftInfo } from '../activity/history.ts'

/** A thing that an account has, as far as its history tells. */
export type OwnedNft = {
  readonly id: string
  readonly nft: NftInfo
  /** The newest transaction that brought it. */
  readonly received: HistoryEntry
  /** How many of it, where there are several. */
  readonly count: number
}

export type Collection = {
  readonly owned: readonly OwnedNft[]
  /** Flagged as advertising. */
  readonly spam: readonly OwnedNft[]
}

type Seen = {
  readonly nft: NftInfo
  /** The direction that was seen first, which is the newest. */
  readonly newest: 'in' | 'out'
  readonly net: bigint
  readonly received: HistoryEntry | undefined
}

/**
 * What an account has received and not sent on. The service names neither contract nor number, so a
 * thing is known by its name and its picture. It is there for sure when the newest that happened to
 * it was its arrival, or when more of it came than went; this holds for a part of the history as
 * well, as long as that part is the newest.
 */
export function collectionOf(entries: readonly HistoryEntry[]): Collection {
  const seen = new Map<string, Seen>()
  const moved = entries
    .filter(({ status }) => status === 'confirmed')
    .toSorted((a, b) => b.minedAt - a.minedAt)
  for (const entry of moved) {
    for (const transfer of entry.transfers) {
      if (transfer.kind !== 'nft' || transfer.direction === 'self') continue
      const id = idOf(entry, transfer.nft)
      if (id === undefined) continue
      const count = wholeOf(transfer.quantity)
      const isIn = transfer.direction === 'in'
      const before = seen.get(id) ?? {
        nft: transfer.nft,
        newest: transfer.direction,
        net: 0n,
        received: undefined,
      }
      seen.set(id, {
        ...before,
        net: before.net + (isIn ? count : -count),
        received: before.received ?? (isIn ? entry : undefined),
      })
    }
  }
  const all = [...seen].flatMap(([id, { nft, newest, net, received }]): OwnedNft[] => {
    if (received === undefined || (newest === 'out' && net <= 0n)) return []
    return [{ id, nft, received, count: net > 1n ? Number(net) : 1 }]
  })
  return {
    owned: all.filter(({ nft }) => !nft.isSpam),
    spam: all.filter(({ nft }) => nft.isSpam),
  }
}

/** Undefined where nothing tells it from another one. */
function idOf({ caipChainId }: HistoryEntry, nft: NftInfo): string | undefined {
  const picture = nft.detailUrl ?? nft.previewUrl ?? ''
  if (nft.name === undefined && picture === '') return undefined
  return `${caipChainId} ${nft.name ?? ''} ${picture}`
}

const MOST = 999_999n

function wholeOf(quantity: string): bigint {
  const whole = BigInt(quantity.split('.')[0] ?? '0')
  if (whole === 0n) return 1n
  return whole > MOST ? MOST : whole
}
