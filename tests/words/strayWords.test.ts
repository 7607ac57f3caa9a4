import { expect, test } from 'vitest'
import { strayWords } from './strayWords.ts'

test('behavior: no sentence stands in code', { timeout: 60_000 }, () => {
  expect(strayWords()).toEqual([])
})
