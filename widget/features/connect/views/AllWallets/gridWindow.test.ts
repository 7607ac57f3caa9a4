import { describe, expect, test } from 'vitest'
import { cellAfterKey, ROW_PX, rowsToDraw } from './gridWindow.ts'

describe('rowsToDraw', () => {
  const seen = (above: number) => ({ above, height: 4 * ROW_PX })

  test('default: what is seen and a little around it', () => {
    expect(rowsToDraw(150, seen(0), 0)).toEqual([0, 1, 2, 3, 4, 5])
    expect(rowsToDraw(150, seen(50 * ROW_PX + 10), 50)).toEqual([
      48, 49, 50, 51, 52, 53, 54, 55, 56,
    ])
    expect(rowsToDraw(3, seen(0), 0)).toEqual([0, 1, 2])
    expect(rowsToDraw(150, seen(149 * ROW_PX), 149)).toEqual([147, 148, 149])
  })

  test('behavior: the row with the focus stays, wherever it is', () => {
    expect(rowsToDraw(150, seen(50 * ROW_PX), 0)[0]).toBe(0)
    expect(rowsToDraw(150, seen(0), 120).at(-1)).toBe(120)
  })

  test('behavior: nothing to draw, or nothing of it seen yet', () => {
    expect(rowsToDraw(0, seen(0), -1)).toEqual([])
    expect(rowsToDraw(10, { above: -2_000, height: 400 }, 20)).toEqual([])
  })
})

describe('cellAfterKey', () => {
  // Four columns: 0–3, 4–7, 8–9.
  const place = { count: 10, columns: 4, page: 2 }
  const key = (at: number, name: string, more: { ctrlKey?: boolean; rtl?: boolean } = {}) =>
    cellAfterKey(at, { key: name, ctrlKey: false, rtl: false, ...more }, place)

  test.each([
    [5, 'ArrowRight', 6],
    [9, 'ArrowRight', 9],
    [4, 'ArrowLeft', 3],
    [0, 'ArrowLeft', 0],
    [1, 'ArrowDown', 5],
    [7, 'ArrowDown', 9],
    [9, 'ArrowDown', 9],
    [5, 'ArrowUp', 1],
    [2, 'ArrowUp', 2],
    [6, 'Home', 4],
    [6, 'End', 7],
    [8, 'End', 9],
    [1, 'PageDown', 9],
    [9, 'PageUp', 1],
    [6, 'PageUp', 2],
  ])('behavior: from %i, %s leads to %i', (from, name, to) => {
    expect(key(from, name)).toBe(to)
  })

  test('behavior: with control, home and end are the first and the last of all', () => {
    expect([key(6, 'Home', { ctrlKey: true }), key(1, 'End', { ctrlKey: true })]).toEqual([0, 9])
  })

  test('behavior: from right to left, the arrows follow the eye', () => {
    expect([key(5, 'ArrowRight', { rtl: true }), key(5, 'ArrowLeft', { rtl: true })]).toEqual([
      4, 6,
    ])
  })

  test('behavior: other keys are not the grid’s', () => {
    expect(key(5, 'Enter')).toBe(undefined)
  })
})
