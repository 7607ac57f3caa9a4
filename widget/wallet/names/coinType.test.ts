import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinTypeOf } from './coinType.ts'

const LEAST_INVALID = 2 ** 31

describe('coinTypeOf', () => {
  test('default: the networks of ENSIP-11 (S5.03)', () => {
    expect(coinTypeOf('eip155:1')).toBe(0x80000001)
    expect(coinTypeOf('eip155:8453')).toBe(2147492101)
    expect(coinTypeOf(`eip155:${LEAST_INVALID - 1}`)).toBe(0xffffffff)
  })

  test('behavior: an unsigned number of 32 bits that says the chain (S5.03)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LEAST_INVALID - 1 }), (chainId) => {
        const coinType = coinTypeOf(`eip155:${chainId}`)
        expect(coinType).toBe((0x80000000 | chainId) >>> 0)
        expect(coinType & 0x7fffffff).toBe(chainId)
      }),
    )
  })

  test('error: other chains have none (S5.03)', () => {
    fc.assert(
      fc.property(fc.integer({ min: LEAST_INVALID, max: Number.MAX_SAFE_INTEGER }), (chainId) => {
        expect(() => coinTypeOf(`eip155:${chainId}`)).toThrow('Invalid chainId')
      }),
    )
    for (const id of ['solana:mainnet', 'eip155:0', 'eip155:x']) {
      expect(() => coinTypeOf(id)).toThrow('Invalid chainId')
    }
  })
})
