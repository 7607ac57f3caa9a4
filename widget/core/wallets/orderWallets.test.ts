import { describe, expect, test } from 'vitest'
import { orderWallets } from './orderWallets.ts'

const wallet = (rdns: string) => ({ id: rdns, rdns, name: rdns, kind: 'announced' as const })

describe('orderWallets', () => {
  test('default: recent ones first, the rest as they came (S2.08)', () => {
    const ordered = orderWallets(['a', 'b', 'c', 'd'].map(wallet), ['d', 'b'])
    expect(ordered.map(({ rdns, isRecent }) => [rdns, isRecent])).toEqual([
      ['d', true],
      ['b', true],
      ['a', false],
      ['c', false],
    ])
  })
})
