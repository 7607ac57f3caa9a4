import { type Address, encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { storedAlteration } from './alteration.ts'
import { FIELD_CHARS } from './limits.ts'

const friend = getAddress(`0x${'92'.repeat(20)}`)
const thief = getAddress(`0x${'3c'.repeat(20)}`)
const hash = `0x${'ab'.repeat(32)}` as const
const transfer = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

describe('keptAlteration', () => {
  test('default: a field as it was asked for and as it was sent (H1)', () => {
    const to = { field: 'to', asked: friend, sent: thief }
    expect(storedAlteration({ ...to, hash })).toEqual(to)
  })

  test('behavior: of a transfer, who was to receive it, else how much (H1)', () => {
    const [field, asked] = ['input', transfer(friend, 5n)]
    expect(storedAlteration({ field, asked, sent: transfer(thief, 6n), hash })).toEqual({
      field: 'to',
      asked: friend,
      sent: thief,
    })
    expect(storedAlteration({ field, asked, sent: transfer(friend, 7n), hash })).toEqual({
      field: 'amount',
      asked: '5',
      sent: '7',
    })
  })

  test('behavior: of other calldata the beginning', () => {
    const sent = `0x${'11'.repeat(500)}`
    expect(storedAlteration({ field: 'input', asked: '0x', sent, hash })).toEqual({
      field: 'input',
      asked: '0x',
      sent: sent.slice(0, FIELD_CHARS),
    })
  })
})
