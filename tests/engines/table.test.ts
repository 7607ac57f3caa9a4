import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actions, type Cell, engines, inputs, sites, storages, UNTRIED } from './cells.ts'
import { faultsOf, faultsOfMet, saidIn, withTables } from './table.ts'

const place = '<!-- matrix: npm run matrix -- --write -->\n<!-- /matrix -->'
const everywhere = (outcome: (cell: Omit<Cell, 'outcome'>) => string): Cell[] =>
  engines.flatMap((engine) =>
    storages.flatMap((storage) =>
      sites.flatMap((site) =>
        inputs.flatMap((input) =>
          actions.map((action) => {
            const where = { engine, storage, site, input, action }
            return { ...where, outcome: outcome(where) }
          }),
        ),
      ),
    ),
  )
const works = everywhere(() => 'works')
const written = withTables(`# Browsers\n${place}\nMore`, works)

test('behavior: the matrix that the walks met is what the document says, and no word around it is lost', () => {
  expect(written).toMatch(/^# Browsers\n[\s\S]*\nMore$/)
  expect(faultsOf(written, works)).toEqual([])
})

test('behavior: one input that met something else is told, and drawn with its name', () => {
  const others = everywhere(({ engine, storage, site, input, action }) =>
    [engine, storage, site, input, action].join() === 'Firefox,blocked,second,touch,reload'
      ? '“Signed in for this visit only”'
      : 'works',
  )
  const met = 'mouse, keyboard: works; touch: “Signed in for this visit only”'
  expect(faultsOf(written, others)).toEqual([
    `Firefox, blocked, second site, reload, and sign again: docs/browsers.md says "works", met: "${met}"`,
  ])
  const after = withTables(written, others)
  expect(faultsOf(after, others)).toEqual([])
  const where = { engine: 'Firefox', storage: 'blocked', site: 'second' } as const
  expect(saidIn(after)({ ...where, action: 'reload' })).toBe(met)
})

test('behavior: a walk by one input is compared with what the document says of that input', () => {
  const others = everywhere(({ engine, input }) =>
    engine === 'WebKitGTK' && input === 'touch' ? 'its driver has no finger' : 'works',
  )
  const text = withTables(written, others)
  const one = others.filter(({ storage, input }) => storage === 'shipped' && input === 'touch')
  expect(faultsOfMet(text, one)).toEqual([])
  const broken = one.map((met) =>
    met.engine !== 'Chromium' && met.site === 'first' && met.action === 'login'
      ? { ...met, outcome: 'does not' }
      : met,
  )
  expect(faultsOfMet(text, broken)).toEqual([
    'Firefox, as shipped, first site, e-mail login, touch: docs/browsers.md says "works", met: "does not"',
    'WebKitGTK, as shipped, first site, e-mail login, touch: docs/browsers.md says "its driver has no finger", met: "does not"',
  ])
})

test('error: an engine that no walk went through is a fault', () => {
  const some = works.filter(({ engine }) => engine !== 'Firefox')
  expect(faultsOfMet(written, some)).toEqual(['Firefox: was not walked'])
})

test('behavior: an input that the driver lacks on this machine says nothing against the document', () => {
  const untried = works.map((one) =>
    one.engine === 'Chromium' && one.input === 'touch' ? { ...one, outcome: UNTRIED } : one,
  )
  expect(faultsOf(written, untried)).toEqual([])
  const broken = untried.map((one) =>
    one.input === 'mouse' ? { ...one, outcome: 'does not' } : one,
  )
  expect(faultsOf(written, broken)).toHaveLength(3 * 7 * 6)
})

test('behavior: storage that was not walked is not compared, and keeps its words', () => {
  const shipped = everywhere(() => 'does not').filter(({ storage }) => storage === 'shipped')
  const after = withTables(written, shipped)
  expect(faultsOf(after, shipped, ['shipped'])).toEqual([])
  expect(faultsOf(after, works, ['blocked', 'allowed'])).toEqual([])
  expect(faultsOf(after, works)).toHaveLength(3 * 7 * 2)
})

test('behavior: what was not walked by every input, and an empty cell of the document, are faults', () => {
  const some = works.filter((one) => one.site === 'first' || one.input !== 'keyboard')
  expect(faultsOf(written, some)).toHaveLength(3 * 7 * 3)
  const empty = written.replace('| works |', '|  |')
  expect(faultsOf(empty, works)).toEqual([
    'Chromium, as shipped, first site, connect by a window: docs/browsers.md says nothing',
  ])
  // Whichever storage was walked.
  expect(faultsOf(empty, works, ['blocked'])).toHaveLength(1)
  expect(faultsOf(place, works)).toHaveLength(3 * 7 * 6)
})

test('behavior: with storage as it ships, the document says of everything that it works, where the driver has the hand (E2, E3, S4.01, S4.10)', () => {
  const said = saidIn(readFileSync(join(import.meta.dirname, '../../docs/browsers.md'), 'utf8'))
  for (const engine of engines) {
    const works =
      engine === 'WebKitGTK' ? 'mouse, keyboard: works; touch: its driver has no finger' : 'works'
    for (const site of sites) {
      for (const action of actions) {
        expect(said({ engine, storage: 'shipped', site, action }), `${engine} ${action}`).toBe(
          works,
        )
      }
    }
  }
})
