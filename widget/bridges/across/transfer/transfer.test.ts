import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeCompact, encodeCompact } from './compact.ts'
import { fillTypes } from '../logs/parseFillLogs.ts'
import { parseTransfer, type Transfer, transferStatuses } from './transfer.ts'

const hash: Hex = `0x${'ab'.repeat(32)}`
const owner = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const pool = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5'
const full: Transfer = {
  id: '0123456789abcdef',
  created: 1_780_000_000_000,
  owner,
  route: {
    isNative: false,
    originChainId: 42161,
    inputToken: pool,
    destinationChainId: 8453,
    outputToken: pool,
    inputTokenSymbol: 'USDC.e',
    outputTokenSymbol: 'USDC',
  },
  inputAmount: '123456789012345678901234',
  outputAmount: '123456789012345678901000',
  recipient: pool,
  quoteTimestamp: 1_780_000_000,
  fetchedAt: 1_780_000_000_123,
  fillDeadline: 1_780_007_200,
  exclusiveRelayer: pool,
  exclusivityDeadline: 1_780_000_100,
  message: '0x',
  originPool: pool,
  destinationPool: pool,
  integratorId: '0xdead',
  step: 'deposit',
  status: 'depositing',
  depositHash: hash,
  depositNonce: 12_345,
  fromBlockOrigin: 400_000_000,
  fromBlockDestination: 40_000_000,
}

/** `full`, by version 1. */
const writtenBefore = [
  'AQEjRWeJq83vgJCSgucz-5CSguczmWVQfRpVvMJpXFi6Fvs32BmwpNwAsckCXHvNbn3lQjolfYG0QglaGmztNcWFQl',
  'x7zW595UI6JX2BtEIJWhps7TXFBlVTREMuZQRVU0RD8t_a5IaUxI-byWiI3trkhpTEj5vJaAFce81ufeVCOiV9gbRC',
  'CVoabO01xYDK4tAGoILj0AbkyuLQBgFce81ufeVCOiV9gbRCCVoabO01xQBce81ufeVCOiV9gbRCCVoabO01xVx7zW',
  '595UI6JX2BtEIJWhps7TXF3q0BAwABq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6sAAAG5YAABgIjevgEB',
  'gLSJEwAAAA',
].join('')

describe('parseTransfer', () => {
  test('default', () => {
    expect(parseTransfer(JSON.parse(JSON.stringify(full)))).toEqual(full)
  })

  test('error: what storage garbled', () => {
    for (const bad of [
      null,
      {},
      { ...full, inputAmount: 5 },
      { ...full, inputAmount: '-1' },
      { ...full, owner: '0x1' },
      { ...full, status: 'done' },
      { ...full, depositHash: '0x12' },
    ]) {
      expect(parseTransfer(bad)).toBeUndefined()
    }
  })
})

describe('encodeCompact', () => {
  test('default: an open transfer takes at most 400 characters', () => {
    const text = encodeCompact(full)
    expect(text.length).toBeLessThanOrEqual(400)
    expect(text).toMatch(/^[\w-]+$/)
    expect(decodeCompact(text)).toEqual(full)
  })

  test('behavior: every optional field survives', () => {
    const optional = fc.record(
      {
        approveHash: fc.constant(hash),
        fillHash: fc.constant(hash),
        refundHash: fc.constant(hash),
        depositId: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
        fillTimestamp: fc.nat(),
        actionSuccess: fc.boolean(),
        status: fc.constantFrom(...transferStatuses),
        message: fc.constant<Hex>('0x1234'),
        error: fc.constantFrom({ code: 4001, message: '' }, { code: 'BRIDGE_X', message: '' }),
        bundleId: fc.constantFrom(hash, '0x', '0xABCD', 'bundle:1~', 'x'.repeat(160)),
        depositTimestamp: fc.nat(),
        speedUp: fc.constantFrom(
          { outputAmount: '0', recipient: pool, message: '0x' as const },
          { outputAmount: '5', recipient: owner, message: '0xbeef' as const, hash },
        ),
        slowFillRequested: fc.boolean(),
        fillType: fc.constantFrom(...fillTypes),
        filledAmount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
        orderId: fc.constant(hash),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(optional, (fields) => {
        const transfer = { ...full, ...fields }
        expect(decodeCompact(encodeCompact(transfer))).toEqual(transfer)
      }),
    )
  })

  test('behavior: what was written by the version before is still read', () => {
    expect(decodeCompact(writtenBefore)).toEqual(full)
  })

  test('behavior: an id of a bundle or a message that takes too much room is left out', () => {
    const message: Hex = `0x${'ab'.repeat(257)}`
    const speedUp = { outputAmount: '1', recipient: pool, message } as const
    const text = encodeCompact({ ...full, bundleId: `0x${'ab'.repeat(161)}`, speedUp })
    expect(text.length).toBeLessThanOrEqual(400)
    expect(decodeCompact(text)).toEqual(full)
  })

  test('error: a version that is not known', () => {
    const text = encodeCompact(full)
    expect(text.slice(0, 2)).toBe('Ag')
    expect(decodeCompact(`Aw${text.slice(2)}`)).toBeUndefined()
  })

  test('error: a damaged or foreign text is nothing', () => {
    const text = encodeCompact(full)
    expect(decodeCompact('')).toBeUndefined()
    expect(decodeCompact('%%%')).toBeUndefined()
    expect(decodeCompact(text.slice(0, -8))).toBeUndefined()
    expect(decodeCompact(`${text}AAAA`)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(decodeCompact(value)).toBeUndefined()
      }),
    )
  })
})
