import { expect, test } from 'vitest'
import { connectMethods } from '#protocol'
import { orderMethods } from './orderMethods.ts'

test.each([
  ['without a wallet in the page', undefined, false, ['email', 'social', 'wallet']],
  ['with one', undefined, true, ['wallet', 'email', 'social']],
  ['as the page says', ['social', 'wallet'] as const, true, ['social', 'wallet', 'email']],
  ['once, though named twice', ['wallet', 'wallet'] as const, false, ['wallet', 'email', 'social']],
] as const)('default: %s (S2.07)', (_, order, hasPageWallet, expected) => {
  expect(orderMethods(connectMethods, { order, hasPageWallet })).toEqual(expected)
})

test('behavior: a method that is not there is left out (S2.07)', () => {
  expect(orderMethods(['wallet'], { order: ['email', 'wallet'], hasPageWallet: false })).toEqual([
    'wallet',
  ])
})
