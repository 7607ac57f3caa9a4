import { expect, test } from 'vitest'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'
import { toSendStatus } from './sendStatus.ts'

test.each([
  ['asked', 'searching'],
  ['sent', 'sent'],
  ['confirmed', 'confirmed'],
  ['failed', 'reverted'],
  ['cancelled', 'cancelled'],
  ['dropped', 'dropped'],
  ['unknown', 'unknown'],
] as const)('default: one that is %s is shown as %s', (status, shown) => {
  expect(toSendStatus(ownTransaction(1, status), [])).toBe(shown)
})

test('behavior: the wallet is asked where this document waits for it', () => {
  const sent = ownTransaction(1, 'asked')
  expect(toSendStatus(sent, [sent.id])).toBe('asked')
})

test('behavior: what was confirmed and could not be read is not called sent as confirmed', () => {
  expect(toSendStatus(ownTransaction(1, 'confirmed', { isUnchecked: true }), [])).toBe('unchecked')
})

test.each([
  ['dropped', 'TRANSACTION_EXPIRED', 'expired'],
  ['failed', 'BRIDGE_TRANSACTION_ALTERED', 'altered'],
] as const)('error: %s with %s is shown as %s', (status, code, shown) => {
  const error = { code, message: '' }
  expect(toSendStatus(ownTransaction(1, status, { error }), [])).toBe(shown)
})
