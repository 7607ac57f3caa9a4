import { expect, test } from 'vitest'
import { integratorIdIn, integratorSuffix } from './integratorSuffix.ts'

test('default: the id is read where it was written (S5.12)', () => {
  expect(integratorIdIn(`0xad5425c6${'00'.repeat(64)}${integratorSuffix('0xBEEF').slice(2)}`)).toBe(
    '0xBEEF',
  )
})

test('behavior: other bytes name nobody, and neither does the suffix alone', () => {
  expect(integratorIdIn(`0xad5425c6${'00'.repeat(64)}`)).toBeUndefined()
  expect(integratorIdIn('0x1dc0debeef')).toBeUndefined()
  expect(integratorIdIn('0x')).toBeUndefined()
})
