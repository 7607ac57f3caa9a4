import { type Address, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { OwnTransaction } from '#transactions/record.ts'
import { toAlterationViewModel } from './alterationViewModel.ts'

const friend = getAddress(`0x${'92'.repeat(20)}`)
const thief = getAddress(`0x${'3c'.repeat(20)}`)
const usdc = getAddress(`0x${'a0'.repeat(20)}`)

function record(alteration: OwnTransaction['alteration'], address?: Address): OwnTransaction {
  const [symbol, decimals] = address === undefined ? ['ETH', 18] : ['USDC', 6]
  const token = { address, symbol, decimals, amount: '1000000' } as const
  return {
    id: '1',
    purpose: { type: 'send', token, to: friend },
    caipChainId: 'eip155:1',
    status: 'failed',
    at: 0,
    from: friend,
    to: friend,
    data: '0x',
    value: '0',
    fromBlock: '0',
    alteration,
  } as OwnTransaction
}

describe('alterationLook', () => {
  test.each([
    [
      'another receiver',
      { field: 'to', asked: friend, sent: thief },
      undefined,
      true,
      friend,
      thief,
    ],
    [
      'another value, to the last wei',
      { field: 'value', asked: '1000000000000000', sent: '2' },
      ...[undefined, false, '0.001 ETH', '0.000000000000000002 ETH'],
    ],
    [
      'another receiver of a token',
      { field: 'to', asked: friend, sent: thief },
      ...[usdc, true, friend, thief],
    ],
    [
      'another amount of a token',
      { field: 'amount', asked: '5', sent: '7000000' },
      ...[usdc, false, '0.000005 USDC', '7 USDC'],
    ],
    [
      'other calldata',
      { field: 'input', asked: `0xa9059cbb${'00'.repeat(63)}05`, sent: '0x12345678' },
      ...[usdc, false, '0xa905…0005', '0x12345678'],
    ],
  ] as const)(
    'default: %s is told with both (H1)',
    (_, alteration, token, isAddress, asked, sent) => {
      expect(toAlterationViewModel(record(alteration, token), 'en')).toEqual({
        isAddress,
        asked,
        sent,
      })
    },
  )

  test('behavior: nothing differs', () => {
    expect(toAlterationViewModel(record(undefined), 'en')).toBeUndefined()
  })
})
