import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Buffer as Lean } from './buffer.ts'

test('behavior: text and bytes come out as Node has them', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.uint8Array({ maxLength: 64 }),
      (text, bytes) => {
        for (const encoding of ['base64', 'hex', 'utf-8'] as const) {
          expect(Lean.from(text).toString(encoding)).toBe(Buffer.from(text).toString(encoding))
          expect(Lean.from(bytes).toString(encoding)).toBe(Buffer.from(bytes).toString(encoding))
        }
        const base64 = Buffer.from(text).toString('base64')
        expect(Lean.from(base64, 'base64').toString('utf-8')).toBe(text)
      },
    ),
  )
})
