import { describe, expect, test } from 'vitest'
import { bundleId, callBundleStatus, capabilities, sentCalls, statusCode } from './schemas.ts'

const hash = `0x${'a'.repeat(64)}`

describe('what wallets say of call bundles (EIP-5792)', () => {
  test.each([
    [100, 'pending'],
    [199, 'pending'],
    [200, 'success'],
    [299, 'success'],
    [300, 'failure'],
    [699, 'failure'],
    ['PENDING', 'pending'],
    ['CONFIRMED', 'success'],
  ])('default: the status %s is a %s (S4.13)', (status, state) => {
    expect(callBundleStatus.safeParse({ status })).toMatchObject({
      success: true,
      data: { state, hashes: [], atomic: undefined },
    })
  })

  test.each([99, 700, 200.5, '200', 'FAILED', null])('error: %s is no status', (status) => {
    expect(statusCode.safeParse(status).success).toBe(false)
  })

  const read = (receipts: unknown) =>
    callBundleStatus.safeParse({ status: 200, atomic: true, receipts }).data?.hashes

  test('behavior: receipts tell the hashes', () => {
    expect(read([{ transactionHash: hash, logs: [] }])).toEqual([hash])
  })

  test('behavior: null tells no hash', () => {
    expect(read(null)).toEqual([])
  })

  test('error: receipts that are none are not read', () => {
    expect(read([{ transactionHash: '0x1' }])).toBe(undefined)
    expect(read('none')).toBe(undefined)
  })

  test('behavior: the id comes in a field, or bare from the oldest wallets', () => {
    expect(sentCalls.safeParse({ id: 'a-1', more: 1 }).data).toEqual({ id: 'a-1' })
    expect(sentCalls.safeParse(hash).data).toEqual({ id: hash })
    for (const id of ['', 'a b', 'a\nb', 'ü', 7, null, 'x'.repeat(100_000)]) {
      expect(bundleId.safeParse(id).success).toBe(false)
      expect(sentCalls.safeParse({ id }).success).toBe(false)
    }
  })

  test('behavior: a chain that is not understood does not take the others with it', () => {
    const told = {
      '0x1': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
      '0xa': { atomic: { status: 'maybe' } },
      '0x2105': 'yes',
      '0x5': {},
    }
    expect(capabilities.safeParse(told).data).toEqual({
      '0x1': { atomic: { status: 'supported' } },
      '0xa': {},
      '0x2105': {},
      '0x5': {},
    })
    expect(capabilities.safeParse('none').success).toBe(false)
  })
})
