import { isUrl } from './urls.ts'

const PATTERN = /^(https?:)\/\/(\*\.)?(\[[\da-f:.]+\]|[^\s/?#@*:[\]]+)(?::(\d+|\*))?$/

/** An origin of the web as browsers write it: `https://site.example`, `http://localhost:8100`. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && isUrl(text) && new URL(text).origin === text
}

/**
 * What a list of origins may name:
 *
 * - `https://site.example`, with its port where that is not the scheme's own: this origin;
 * - `https://*.site.example`: every name below it, however deep, and not `site.example` itself;
 * - `http://localhost:*`: any port;
 * - `*`: every origin of the web.
 *
 * All of it as browsers write origins: in small letters, names of other scripts as `xn--…`, no path.
 * `frame-ancestors` reads these entries alike.
 */
export function isOriginPattern(text: string): boolean {
  if (text === '*') return true
  return PATTERN.test(text) && isOrigin(text.replace('*.', 'a.').replace(/:\*$/, ''))
}

/** Whether one of the patterns matches this origin. `null` never matches; an invalid pattern is ignored. */
export function isOriginAmong(patterns: readonly string[], origin: string): boolean {
  if (!isOrigin(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return patterns.some((pattern) => {
    if (!isOriginPattern(pattern)) return false
    if (pattern === '*') return true
    const [, scheme, below, name = '', ports = ''] = PATTERN.exec(pattern) ?? []
    if (scheme !== protocol || (ports !== '*' && ports !== port)) return false
    return below === undefined ? hostname === name : hostname.endsWith(`.${name}`)
  })
}
