import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowOf } from './rowsWindow.ts'

test('behavior: rows and gaps are the whole list, in order, with what is seen and the focus', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: -500, max: 200_000 }),
      fc.option(fc.integer({ min: 0, max: 2_500 }), { nil: undefined }),
      (count, above, focused) => {
        const parts = windowOf(count, { above, height: 400, rowPx: 60, focused })
        const all = parts.flatMap((part) =>
          part.kind === 'row'
            ? [part.at]
            : Array.from({ length: part.count }, (_, at) => part.from + at),
        )
        expect(all).toEqual(Array.from({ length: count }, (_, at) => at))
        const rows = parts.flatMap((part) => (part.kind === 'row' ? [part.at] : []))
        expect(rows.length).toBeLessThan(25)
        if (focused !== undefined && focused < count) expect(rows).toContain(focused)
        const middle = Math.floor((above + 200) / 60)
        if (middle >= 0 && middle < count) expect(rows).toContain(middle)
      },
    ),
  )
})
