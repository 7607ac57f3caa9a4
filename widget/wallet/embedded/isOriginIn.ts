import { isOriginAmong } from '#lib/origins.ts'

/** Always allowed: a page on the developer's own machine. */
const own = ['http://localhost:*', 'http://127.0.0.1:*']

/** True when the project's own list names this origin (S5.07); a bare `*` there matches nothing. */
export function isOriginIn(origin: string, patterns: readonly string[]): boolean {
  return isOriginAmong([...own, ...patterns.map(asPattern)], origin)
}

/** People write that list by hand: without a scheme, https is meant. */
function asPattern(text: string): string {
  const plain = text.trim().toLowerCase().replace(/\/$/, '')
  const whole = plain.includes('://') ? plain : `https://${plain}`
  return whole.replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2')
}
