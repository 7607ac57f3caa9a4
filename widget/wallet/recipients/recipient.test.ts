import { describe, expect, test } from 'vitest'
import { catalog } from '#features/bridge/model/testing/catalog.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { hasCodeQuery, readRecipient } from './recipient.ts'
import { feeReserveQuery } from '#features/bridge/model/quote/networkFee.ts'

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const me = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

describe('readRecipient', () => {
  test('default (S5.09)', () => {
    expect(readRecipient(right, me)).toEqual({ status: 'other', address: right })
    expect(readRecipient(` ${right}\n`, undefined)).toEqual({ status: 'other', address: right })
    expect(readRecipient(right.toLowerCase(), me).status).toBe('other')
  })

  test('behavior: oneself, in any case', () => {
    expect(readRecipient(me.toLowerCase(), me)).toEqual({
      status: 'you',
      address: me.toLowerCase(),
    })
  })

  test('error: what is not an address', () => {
    expect(readRecipient('  ', me)).toEqual({ status: 'empty' })
    for (const bad of [
      '0x',
      '0x12',
      'vitalik.eth',
      right.slice(2),
      `${right}0`,
      '0xg'.padEnd(42),
    ]) {
      expect(readRecipient(bad, me)).toEqual({ status: 'invalid', problem: 'invalid' })
    }
  })

  test('error: one character in the wrong case', () => {
    expect(readRecipient(right.replace('aA', 'AA'), me)).toEqual({
      status: 'invalid',
      problem: 'checksum',
    })
  })

  test('error: nobody’s address', () => {
    expect(readRecipient(`0x${'0'.repeat(40)}`, me)).toEqual({
      status: 'invalid',
      problem: 'zero',
    })
  })
})

describe('queries', () => {
  test('hasCodeQuery: a contract is told from an account', async () => {
    for (const [code, expected] of [
      ['0x', false],
      ['0x6080', true],
    ] as const) {
      const core = createTestCore({ rpc: () => code })
      expect(await core.queries.fetchQuery(hasCodeQuery(core, one, right))).toBe(expected)
      expect(core.rpcRequests[0]).toMatchObject({
        method: 'eth_getCode',
        params: [right, 'latest'],
      })
    }
  })

  test('error: an answer that is not code', async () => {
    const core = createTestCore({ rpc: () => ({ code: '0x' }) })
    await expect(
      core.queries.fetchQuery({ ...hasCodeQuery(core, one, right), retry: false }),
    ).rejects.toThrow()
  })

  test('feeReserveQuery: twice today’s price for an approval and a deposit', async () => {
    const core = createTestCore({ rpc: () => '0x3b9aca00' })
    expect(await core.queries.fetchQuery(feeReserveQuery(core, one))).toBe(
      2n * 300_000n * 1_000_000_000n,
    )
  })

  test('error: a price that is none', async () => {
    const core = createTestCore({ rpc: () => 'much' })
    await expect(
      core.queries.fetchQuery({ ...feeReserveQuery(core, one), retry: false }),
    ).rejects.toThrow()
  })
})

test('error: a token or a pool of the bridge is nobody', () => {
  const [first] = catalog.tokens
  if (first === undefined) throw new Error('no token')
  expect(readRecipient(first.address, me, catalog)).toMatchObject({ problem: 'token' })
  expect(readRecipient(catalog.pools[0] ?? '', me, catalog)).toMatchObject({ problem: 'pool' })
  expect(readRecipient(right, me, catalog).status).toBe('other')
})

test('hasCodeQuery: an account that lends itself code is still an account (EIP-7702)', async () => {
  const core = createTestCore({ rpc: () => `0xef0100${'ab'.repeat(20)}` })
  expect(await core.queries.fetchQuery(hasCodeQuery(core, one, right))).toBe(false)
})
