import type { Seen } from '#ui/lists/useSeen.ts'

/** Height of one row of cells, as in `WalletGrid.module.css`. */
export const ROW_PX = 100
/** Rows that are drawn beyond what is seen, on either side. */
const OVERSCAN = 2

/**
 * Rows to draw: those that are seen, some around them, and the one that has the focus. `@tanstack/react-virtual` would be
 * 9.1 kB (brotli), this and the list's are 0.7 kB.
 */
export function rowsToDraw(rows: number, seen: Seen, focused: number): readonly number[] {
  const first = Math.max(0, Math.floor(seen.above / ROW_PX) - OVERSCAN)
  const last = Math.min(rows - 1, Math.ceil((seen.above + seen.height) / ROW_PX) - 1 + OVERSCAN)
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (focused < 0 || focused >= rows || drawn.includes(focused)) return drawn
  return focused < first ? [focused, ...drawn] : [...drawn, focused]
}

export type GridPlace = { readonly count: number; readonly columns: number; readonly page: number }

/**
 * Where a key leads from a cell; undefined when the key is none of the grid's.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function cellAfterKey(
  at: number,
  { key, ctrlKey, rtl }: { key: string; ctrlKey: boolean; rtl: boolean },
  { count, columns, page }: GridPlace,
): number | undefined {
  const rowStart = at - (at % columns)
  const end = count - 1
  const within = (next: number) => Math.min(Math.max(next, 0), end)
  switch (key) {
    case 'ArrowRight':
      return within(at + (rtl ? -1 : 1))
    case 'ArrowLeft':
      return within(at + (rtl ? 1 : -1))
    case 'ArrowDown':
      // Into a shorter last row, to its end.
      return rowStart + columns > end ? at : within(at + columns)
    case 'ArrowUp':
      return at < columns ? at : at - columns
    case 'PageDown':
      return within(at + page * columns)
    case 'PageUp':
      return at - page * columns < 0 ? at % columns : at - page * columns
    case 'Home':
      return ctrlKey ? 0 : rowStart
    case 'End':
      return ctrlKey ? end : within(rowStart + columns - 1)
    default:
      return undefined
  }
}
