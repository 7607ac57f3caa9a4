import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../activity/history.ts'
import { collectionOf } from './collection.ts'

function moved(
  at: number,
  direction: 'in' | 'out' | 'self',
  more: {
    name?: string
    isSpam?: boolean
    quantity?: string
    status?: HistoryEntry['status']
  } = {},
): HistoryEntry {
  const { name = 'Tern #1', isSpam = false, quantity = '1', status = 'confirmed' } = more
  const nft = { name, previewUrl: 'https://m.example/1', detailUrl: undefined, isSpam }
  return {
    id: `e${at}`,
    operation: 'receive',
    hash: undefined,
    caipChainId: 'eip155:1',
    status,
    minedAt: at,
    from: undefined,
    to: undefined,
    nonce: undefined,
    transfers: [{ kind: 'nft', direction, quantity, value: undefined, nft }],
  }
}

const names = (entries: readonly HistoryEntry[]) => {
  const { owned, spam } = collectionOf(entries)
  return { owned: owned.map(({ nft }) => nft.name), spam: spam.map(({ nft }) => nft.name) }
}

test('default: received and not sent on, with spam apart', () => {
  const entries = [
    moved(5, 'in', { name: 'Claim', isSpam: true }),
    moved(4, 'out', { name: 'Gone' }),
    moved(3, 'in', { name: 'Gone' }),
    moved(2, 'in', { name: 'Kept' }),
    moved(1, 'in', { name: 'Failed', status: 'failed' }),
  ]
  expect(names(entries)).toEqual({ owned: ['Kept'], spam: ['Claim'] })
})

test('behavior: what came back is there', () => {
  expect(names([moved(3, 'in'), moved(2, 'out'), moved(1, 'in')]).owned).toEqual(['Tern #1'])
})

test('behavior: several of the same are counted', () => {
  const [several] = collectionOf([
    moved(3, 'out', { quantity: '2' }),
    moved(2, 'in', { quantity: '5' }),
  ]).owned
  expect(several).toMatchObject({ count: 3, received: { id: 'e2' } })
})

test('behavior: of one of a kind, the newest part of the history is enough', () => {
  // Such a thing comes and goes in turn.
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (length, seen) => {
        const whole = Array.from({ length }, (_, at) => moved(at, at % 2 === 0 ? 'in' : 'out'))
        const isOwned = length % 2 === 1
        const newest = whole.slice(-seen)
        expect(collectionOf(newest).owned.length).toBe(isOwned ? 1 : 0)
      },
    ),
  )
})
