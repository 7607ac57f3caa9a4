import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { approvals } from '../views/testing/scenes.ts'
import { approval } from './approvalSchema.ts'

test.each(Object.entries(approvals))('default: a window takes what a frame shows: %s', (_, one) => {
  expect(z.parse(approval, structuredClone(one))).toEqual(one)
})

test.each<[string, unknown]>([
  ['another kind', { ...approvals.message, kind: 'blessing' }],
  ['a fact that this window does not draw', { ...approvals.transfer, surcharge: 1n }],
  ['a fact that is missing', { ...approvals.transfer, total: undefined }],
  ['an amount that is no integer', { ...approvals.transfer, total: 0.5 }],
  ['nothing', null],
])('error: a window draws nothing of %s', (_, value) => {
  expect(z.safeParse(approval, value).success).toBe(false)
})

test.each<[string, object]>([
  ['native currency that is sent', { kind: 'send', to: '0x1', amount: 1n }],
  [
    'an approval',
    {
      kind: 'approve',
      spender: '0x1',
      token: { contract: '0x2', symbol: null, decimals: null, amount: null },
    },
  ],
  ['a new contract', { kind: 'deploy' }],
])('behavior: a window draws %s', (_, action) => {
  const given = { ...approvals.transfer, actions: [action] }
  expect(z.parse(approval, structuredClone(given))).toEqual(given)
})
