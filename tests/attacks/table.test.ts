import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { attacks, engines, kinds } from './axes.ts'
import { CELL, type Cell, cellsOf } from './cells.ts'
import { residualOf } from './residuals.ts'
import { drawTables, faultsOf, tablesIn, withTables } from './table.ts'

const security = readFileSync('SECURITY.md', 'utf8')

/** What should come out of every attempt. */
const all: readonly Cell[] = engines.flatMap((engine) =>
  kinds.flatMap((kind) =>
    attacks.map((attack) => {
      const place = { engine: engine.id, kind: kind.id, attack: attack.id }
      return { ...place, outcome: residualOf(place) === undefined ? 'refused' : 'confirmed' }
    }),
  ),
)

const written = tablesIn(security)

// `npm run security -- --write` writes it, and nothing else does.
test('default: the table in SECURITY.md is whole, and of this code', () => {
  expect(faultsOf(written, security)).toEqual([])
  const remaining = all.filter((cell) => cell.outcome === 'confirmed')
  expect(written.split('residual:').length - 1).toBe(remaining.length)
})

describe('faultsOf', () => {
  const faults = (cells: readonly Cell[], text = security) => faultsOf(drawTables(cells), text)

  test('default: a whole matrix has none', () => {
    expect(faults(all)).toEqual([])
  })

  test('error: an attempt that was not made', () => {
    expect(faults(all.slice(1))).toEqual(['overlay × message × Chromium, mouse: is empty'])
    expect(faultsOf('', security)).toHaveLength(all.length)
  })

  test('error: a confirmation that went through', () => {
    const through = all.map((cell, at) =>
      at === 0 ? { ...cell, outcome: 'confirmed' as const } : cell,
    )
    expect(faults(through)).toEqual(['overlay × message × Chromium, mouse: confirmed'])
  })

  test('error: what remains is said in other words, or in the table alone', () => {
    const [first] = all.flatMap((cell) => residualOf(cell) ?? [])
    const words = new RegExp((first ?? '').replaceAll(' ', '\\s+'), 'g')
    const silent = withTables(security.replaceAll(words, 'all is well'), drawTables(all))
    const told = faults(all, silent)
    expect(told).toHaveLength(all.filter((cell) => residualOf(cell) === first).length)
    expect(told[0]).toContain(`SECURITY.md does not say "${first}"`)
  })
})

describe('cellsOf', () => {
  test('default: finds the cells of a report, wherever they stand', () => {
    const [cell] = all
    const annotations = [
      { type: CELL, description: JSON.stringify(cell) },
      { type: 'slow', description: 'no cell' },
    ]
    const report = { suites: [{ suites: [{ specs: [{ tests: [{ annotations }] }] }] }] }
    expect(cellsOf(JSON.stringify(report))).toEqual([cell])
  })

  test('error: a cell that no axis has', () => {
    const description = JSON.stringify({ ...all[0], attack: 'hypnosis' })
    const report = { suites: [{ annotations: [{ type: CELL, description }] }] }
    expect(() => cellsOf(JSON.stringify(report))).toThrow()
  })
})
