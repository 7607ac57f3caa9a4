import { expect, test } from 'vitest'
import { amountOf } from './activityLines.ts'

test('default: what moved has three decimals, and all of them on request (S9.06)', () => {
  const tern = { kind: 'token', symbol: 'TERN', name: 'Tern', iconUrl: undefined } as const
  const received = { ...tern, direction: 'in', quantity: '1.123999', value: undefined } as const
  expect(amountOf(received, 'en')).toEqual({ value: '+1.123 TERN', exact: '+1.123999 TERN' })
})
