/** A list longer than this is drawn in part. */
export const VIRTUAL_FROM = 100
/** Rows that are drawn beyond what is seen, on either side. */
const OVERSCAN = 6

export type RowsPart =
  | { readonly kind: 'row'; readonly at: number }
  /** So many rows are left out here. */
  | { readonly kind: 'gap'; readonly from: number; readonly count: number }

/**
 * Rows that are seen, some around them and the one with the focus; the others are gaps. `@tanstack/react-virtual` would be
 * 9.1 kB (brotli), this and the grid's are 0.7 kB.
 */
export function windowOf(
  count: number,
  seen: { above: number; height: number; rowPx: number; focused: number | undefined },
): readonly RowsPart[] {
  const { above, height, rowPx, focused } = seen
  const first = Math.max(0, Math.floor(above / rowPx) - OVERSCAN)
  const last = Math.min(count - 1, Math.ceil((above + height) / rowPx) - 1 + OVERSCAN)
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const isBeyond = focused !== undefined && focused < count && !drawn.includes(focused)
  const rows = isBeyond ? [...drawn, focused].sort((a, b) => a - b) : drawn
  const parts: RowsPart[] = []
  let next = 0
  for (const at of rows) {
    if (at > next) parts.push({ kind: 'gap', from: next, count: at - next })
    parts.push({ kind: 'row', at })
    next = at + 1
  }
  if (next < count) parts.push({ kind: 'gap', from: next, count: count - next })
  return parts
}
