import { expect, test } from 'vitest'
import { unusedWords } from './unusedWords.ts'

// The compiler reads all that is drawn, on a machine that may be busy.
const TIMEOUT_MS = 600_000

test('behavior: every word of the catalogues is drawn somewhere', { timeout: TIMEOUT_MS }, () => {
  expect(unusedWords()).toEqual([])
})
