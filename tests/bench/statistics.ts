/** Middle of the sorted values; the mean of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  if (upper === undefined) throw new RangeError('A median needs at least one value')
  const lower = sorted[Math.ceil(middle) - 1] ?? upper
  return (lower + upper) / 2
}

export type Summary = { readonly median: number; readonly min: number; readonly max: number }

/** Median and spread; undefined of nothing. */
export function summarize(values: readonly number[]): Summary | undefined {
  if (values.length === 0) return undefined
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}
