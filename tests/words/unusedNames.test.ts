import { expect, test } from 'vitest'
import { unusedNames } from './unusedNames.ts'

// `npm run test:long` asks the types too, which takes minutes.
test('behavior: every word of the catalogues is spoken of in code', { timeout: 60_000 }, () => {
  expect(unusedNames()).toEqual([])
})
