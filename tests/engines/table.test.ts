import { expect, test } from 'vitest'
import { actions, type Cell, engines, inputs, sites } from './cells.ts'
import { drawTables, faultsOf, withTables } from './table.ts'

const place = '<!-- matrix: npm run matrix -- --write -->\n<!-- /matrix -->'
const everywhere = (outcome: (cell: Omit<Cell, 'outcome'>) => string): Cell[] =>
  engines.flatMap((engine) =>
    sites.flatMap((site) =>
      inputs.flatMap((input) =>
        actions.map((action) => {
          const where = { engine, storage: 'shipped' as const, site, input, action }
          return { ...where, outcome: outcome(where) }
        }),
      ),
    ),
  )
const works = everywhere(() => 'works')
const written = withTables(`# Browsers\n${place}\nMore`, drawTables(works))

test('behavior: the matrix that the walks met is what the document says, and no word around it is lost', () => {
  expect(written).toMatch(/^# Browsers\n[\s\S]*\nMore$/)
  expect(faultsOf(written, works)).toEqual([])
})

test('behavior: one input that met something else is told, and drawn with its name', () => {
  const others = everywhere(({ engine, site, input, action }) =>
    [engine, site, input, action].join() === 'Firefox,second,touch,reload'
      ? '“Signed in for this visit only”'
      : 'works',
  )
  expect(faultsOf(written, others)).toEqual([
    'Firefox, as shipped, second site, reload, and sign again: docs/browsers.md says "works", met: "mouse, keyboard: works; touch: “Signed in for this visit only”"',
  ])
  expect(faultsOf(withTables(written, drawTables(others)), others)).toEqual([])
})

test('behavior: what was not walked by every input, and an empty cell of the document, are faults', () => {
  const some = works.filter((one) => one.site === 'first' || one.input !== 'keyboard')
  expect(faultsOf(written, some)).toHaveLength(3 * 7)
  const empty = written.replace('| works |', '|  |')
  expect(faultsOf(empty, works)).toEqual([
    'Chromium, as shipped, first site, connect by a window: docs/browsers.md says nothing',
  ])
  expect(faultsOf(place, works)).toHaveLength(3 * 7 * 2)
})
