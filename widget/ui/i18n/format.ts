type AmountOptions = {
  locale: string
  /** @default 3 */
  decimals?: number | undefined
  /** Whether short fractions are filled with zeros. @default false */
  fill?: boolean | undefined
}

const MINUTE_S = 60
const HOUR_S = 3_600
const DAY_S = 86_400

/**
 * Shows a decimal string in a language. The string is cut, never rounded, so that the person never sees
 * more than they have; an amount too small to show says so.
 *
 * @example formatAmount('1204.1189', { locale: 'en' }) // '1,204.118'
 */
export function formatAmount(value: string, options: AmountOptions): string {
  const { locale, decimals = 3, fill = false } = options
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value)
  if (!match) return value
  const [, sign = '', whole = '0', fraction = ''] = match
  const cut = fraction.slice(0, decimals)
  const tail = fill ? cut.padEnd(decimals, '0') : cut.replace(/0+$/, '')
  const isTiny = !/[1-9]/.test(whole + cut) && /[1-9]/.test(fraction)
  if (isTiny) {
    const least = `0.${'0'.repeat(Math.max(0, decimals - 1))}1`
    return `<${formatAmount(least, { locale, decimals })}`
  }
  const head = new Intl.NumberFormat(locale).format(BigInt(whole))
  const digits = [...tail].map((digit) => localDigit(digit, locale)).join('')
  return `${sign}${head}${digits === '' ? '' : decimalSeparator(locale) + digits}`
}

/** Shows dollars from a decimal string, to the cent, rounded down. */
export function formatDollars(value: string, locale: string): string {
  const amount = formatAmount(value, { locale, decimals: 2, fill: true })
  const pattern = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(0)
  const shown = pattern
    .map(({ type, value: part }) => (type === 'integer' ? amount : part))
    .join('')
  return amount.startsWith('<') ? `<${shown.replace('<', '')}` : shown
}

/** The sign between whole and fraction. */
export function decimalSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** A running clock: 0:04, 2:14, 1:00:07. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / HOUR_S)
  const minutes = Math.floor((whole % HOUR_S) / MINUTE_S)
  const rest = String(whole % MINUTE_S).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** A length of time in its largest fitting unit: 6 seconds, 2 minutes, 4 hours. */
export function formatDuration(
  seconds: number,
  locale: string,
  display: 'long' | 'short' = 'long',
): string {
  const [count, unit] = largestUnit(Math.max(0, seconds))
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: display }).format(count)
}

/** How long ago something was: 5 minutes ago, yesterday; or 5 min. ago, where there is little room. */
export function formatAgo(
  thenMs: number,
  nowMs: number,
  locale: string,
  style: 'long' | 'short' = 'long',
): string {
  const [count, unit] = largestUnit(Math.max(0, (nowMs - thenMs) / 1_000))
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }).format(-count, unit)
}

/** The time of day. */
export function formatTime(timeMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(timeMs)
}

/** Day and time, for what may be long ago. */
export function formatDateTime(timeMs: number, locale: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'medium' } as const
  return new Intl.DateTimeFormat(locale, options).format(timeMs)
}

/** First six and last four characters of an address or a hash. */
export function shorten(value: string): string {
  return value.length <= 12 ? value : `${value.slice(0, 6)}…${value.slice(-4)}`
}

function largestUnit(seconds: number): [number, 'second' | 'minute' | 'hour' | 'day'] {
  if (seconds < 90) return [Math.round(seconds), 'second']
  if (seconds < 90 * MINUTE_S) return [Math.round(seconds / MINUTE_S), 'minute']
  if (seconds < 36 * HOUR_S) return [Math.round(seconds / HOUR_S), 'hour']
  return [Math.round(seconds / DAY_S), 'day']
}

function localDigit(digit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(digit))
}
