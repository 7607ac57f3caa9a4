import { expect, test } from 'vitest'
import { requireUnits } from './askQuote.ts'
import { quoteOf } from '../testing/quote.ts'

test('attack: C-F3 amounts that were typed and drawn in other units get no quote (S8.12)', () => {
  const quote = quoteOf()
  expect(() => requireUnits(quote, { input: 6, output: 6 })).not.toThrow()
  for (const shown of [
    { input: 5, output: 6 },
    { input: 6, output: 18 },
  ]) {
    expect(() => requireUnits(quote, shown)).toThrow(
      expect.objectContaining({ code: 'BRIDGE_TOKEN_UNITS' }),
    )
  }
})
