export type Unit = 'bytes' | 'ms' | 'count'

/** A number in its unit, short enough for a table: `454 kB`, `7.2 MB`, `323 ms`. */
export function format(value: number, unit: Unit): string {
  if (unit === 'count') return String(Math.round(value))
  if (value === 0) return unit === 'ms' ? '0 ms' : '0 kB'
  if (unit === 'ms') return `${digits(value)} ms`
  return value < 999_500 ? `${digits(value / 1_000)} kB` : `${digits(value / 1_000_000)} MB`
}

/** So many a second, to three digits: `1,240`. */
export function formatRate(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value)
}

/** Smaller than a tenth as a fraction, `1/98`; else as a factor, `0.42×`. */
export function formatRatio(ratio: number): string {
  if (!Number.isFinite(ratio)) return '–'
  if (ratio <= 0) return '0×'
  return ratio < 0.1 ? `1/${Math.round(1 / ratio)}` : `${digits(ratio)}×`
}

function digits(value: number): string {
  if (Math.abs(value) >= 99.95) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 9.95 ? 1 : 2)
}
