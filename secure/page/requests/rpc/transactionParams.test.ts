import { expect, test } from 'vitest'
import { MESSAGE_CHARS } from '#secure/wire'
import { transactionParams } from './transactionParams.ts'

test('behavior: as much calldata as nodes take of one transaction, and no more', () => {
  const data = `0x${'ab'.repeat(131_072)}`
  expect(transactionParams.safeParse({ data }).success).toBe(true)
  expect(transactionParams.safeParse({ data: `${data}ab` }).success).toBe(false)
  expect(JSON.stringify({ data }).length).toBeLessThan(MESSAGE_CHARS)
})
