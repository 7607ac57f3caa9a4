import { expect, test } from 'vitest'
import { isLate } from './isLate.ts'

test('default', () => {
  expect([isLate(31, 2), isLate(32, 2), isLate(33, 2)]).toEqual([false, false, true])
  expect([isLate(1_200, 600), isLate(1_201, 600)]).toEqual([false, true])
})
