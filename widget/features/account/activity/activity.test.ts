import { describe, expect, test } from 'vitest'
import { record } from '#features/bridge/model/testing/records.ts'
import type { OwnTransaction } from '#transactions/record.ts'
import { entriesOf, type HistoryEntry, type HistoryTransfer } from './history.ts'
import { activityOf } from './items.ts'
import { legsOf } from './legs.ts'

const hashOf = (at: number) => `0x${String(at).padStart(64, '0')}` as const

function entry(at: number, more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: `entry-${at}`,
    operation: 'receive',
    hash: hashOf(at),
    caipChainId: 'eip155:1',
    minedAt: at,
    from: undefined,
    to: undefined,
    status: 'confirmed',
    nonce: undefined,
    transfers: [],
    ...more,
  }
}

function coin(direction: 'in' | 'out' | 'self', quantity: string, symbol: string, value?: string) {
  return {
    kind: 'token',
    direction,
    quantity,
    value,
    symbol,
    name: symbol,
    iconUrl: undefined,
  } as const
}

function thing(isSpam: boolean): HistoryTransfer {
  const nft = { name: 'N', previewUrl: undefined, detailUrl: undefined, isSpam }
  return { kind: 'nft', direction: 'in', quantity: '1', value: undefined, nft }
}

function own(at: number, status: OwnTransaction['status']): OwnTransaction {
  const address = '0x1111111111111111111111111111111111111111'
  return {
    id: `own-${at}`,
    caipChainId: 'eip155:1',
    from: address,
    to: address,
    data: '0x',
    value: '0',
    status,
    at,
    fromBlock: '0',
    ...(status === 'asked' ? {} : { hash: hashOf(at) }),
    purpose: { type: 'send', token: { symbol: 'ETH', decimals: 18, amount: '1' }, to: address },
  }
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const july = Date.UTC(2026, 6, 15)
const now = Date.UTC(2026, 7, 20)
const june = Date.UTC(2026, 5, 15)
const julyBefore = Date.UTC(2025, 6, 15)

describe('activityOf', () => {
  test('default: by months of the local time, newest first (S4.12)', () => {
    const entries = [entry(july), entry(july - 1), entry(june), entry(julyBefore)]
    const { groups } = activityOf({ entries, own: [], transfers: [], now })
    expect(groups.map(({ key, items }) => [key, items.length])).toEqual([
      ['2026-7', 2],
      ['2026-6', 1],
      ['2025-7', 1],
    ])
  })

  test('behavior: today and yesterday by the calendar stand alone, also over a month’s end (L8)', () => {
    const at = (month: number, day: number, hour: number) =>
      new Date(2026, month, day, hour).getTime()
    const entries = [at(7, 1, 9), at(7, 1, 0), at(6, 31, 23), at(6, 31, 0), at(6, 30, 23)]
    const { groups } = activityOf({
      entries: entries.map((time) => entry(time)),
      own: [],
      transfers: [],
      now: at(7, 1, 10),
    })
    expect(groups.map(({ key, span, items }) => [key, span, items.length])).toEqual([
      ['2026-8-1', 'today', 2],
      ['2026-7-31', 'yesterday', 2],
      ['2026-7', 'month', 1],
    ])
  })

  describe('where the service finds spam', () => {
    const entries = [
      entry(4),
      entry(3, { transfers: [thing(true)] }),
      entry(2, { transfers: [thing(true), coin('out', '1', 'ETH')] }),
      entry(1, { transfers: [thing(true), thing(false)] }),
    ]
    const shown = (withSpam: boolean) =>
      activityOf({ entries, own: [], transfers: [], now, withSpam }).groups.flatMap(({ items }) =>
        ids(items),
      )

    test('behavior: a transaction of spam alone is left out, one that moved nothing is not', () => {
      expect(shown(false)).toEqual(['entry-4', 'entry-2', 'entry-1'])
    })

    test('behavior: what is left out is counted', () => {
      expect(activityOf({ entries, own: [], transfers: [], now }).spamCount).toBe(1)
    })

    test('behavior: what is left out is shown to who asks for it', () => {
      expect(shown(true)).toHaveLength(4)
    })
  })

  test('behavior: what is under way stands on top once, and among the rest when it is over', () => {
    const entries = [entry(7), entry(6)]
    const sent = activityOf({
      entries,
      own: [own(7, 'sent'), own(6, 'confirmed')],
      transfers: [],
      now,
    })
    expect(ids(sent.pending)).toEqual(['own-7'])
    expect(sent.groups.flatMap(({ items }) => ids(items))).toEqual(['entry-6'])
    const over = activityOf({
      entries,
      own: [own(7, 'confirmed'), own(5, 'failed')],
      transfers: [],
      now,
    })
    expect(over.pending).toEqual([])
    expect(over.groups.flatMap(({ items }) => ids(items))).toEqual(['entry-7', 'entry-6', 'own-5'])
  })

  test('behavior: what this browser knows of its own is more than token transfers alone tell', () => {
    const told = entry(7)
    const isPartial = true
    const sources = { entries: [told], own: [own(7, 'confirmed')], transfers: [], now }
    const kindsOf = ({ groups }: ReturnType<typeof activityOf>) =>
      groups.flatMap(({ items }) => items.map(({ kind }) => kind))
    expect(kindsOf(activityOf(sources))).toEqual(['entry'])
    expect(kindsOf(activityOf({ ...sources, isPartial }))).toEqual(['own'])
  })

  test('behavior: a bridging hides the deposit that the history tells, also once it has arrived (L8)', () => {
    const open = record(1, 'deposited')
    const deposit = entry(9, { operation: 'deposit', hash: open.transfer.depositHash })
    const { pending, groups } = activityOf({ entries: [deposit], own: [], transfers: [open], now })
    expect(pending.map(({ kind }) => kind)).toEqual(['transfer'])
    expect(groups).toEqual([])
    const filled = record(1, 'filled')
    const over = activityOf({ entries: [deposit], own: [], transfers: [filled], now })
    expect(over.groups.flatMap(({ items }) => items.map(({ kind }) => kind))).toEqual(['transfer'])
  })
})

test('entriesOf: what a later page brings again takes the place of the first (S4.12)', () => {
  const pages = [
    { entries: [entry(3), entry(2, { operation: 'old' })], next: 'a' },
    { entries: [entry(2, { operation: 'new' }), entry(1)], next: undefined },
  ]
  expect(entriesOf(pages).map(({ id, operation }) => [id, operation])).toEqual([
    ['entry-3', 'receive'],
    ['entry-2', 'new'],
    ['entry-1', 'receive'],
  ])
})

describe('legsOf', () => {
  test('default: the two that are worth most, the same token once, out before in', () => {
    const legs = legsOf([
      coin('in', '0.031', 'ETH', '98'),
      coin('out', '40.1', 'USDC', '40.1'),
      coin('out', '57.9', 'USDC', '57.9'),
      coin('in', '1', 'DUST', '0.01'),
    ])
    expect(legs.map((leg) => [leg.direction, leg.quantity])).toEqual([
      ['out', '98'],
      ['in', '0.031'],
    ])
  })

  test('behavior: change of what was paid is left out', () => {
    const legs = legsOf([coin('out', '1', 'ETH'), coin('in', '0.09', 'ETH'), thing(false)])
    expect(legs.map(({ kind, direction }) => [kind, direction])).toEqual([
      ['token', 'out'],
      ['nft', 'in'],
    ])
    expect(legsOf([coin('out', '1', 'ETH'), coin('in', '0.2', 'ETH')])).toHaveLength(2)
  })
})
