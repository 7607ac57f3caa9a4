import { expect, test } from 'vitest'
import { median, summarize } from './statistics.ts'

test('default', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('behavior: takes the mean of the two middle values', () => {
  expect(median([4, 1, 100, 2])).toBe(3)
})

test('behavior: sorts by value, not by text', () => {
  expect(median([10, 9, 100])).toBe(10)
})

test('behavior: leaves the values as they were', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test('behavior: summarizes median and spread', () => {
  expect(summarize([3, 1, 8])).toEqual({ median: 3, min: 1, max: 8 })
  expect(summarize([])).toBeUndefined()
})

test('error: no values have no median', () => {
  expect(() => median([])).toThrow(RangeError)
})
