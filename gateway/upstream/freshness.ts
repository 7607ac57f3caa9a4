/** No answer is kept longer, whatever the service allows. */
const MOST_MS = 3_600_000

/** How long an answer may be given to others, and how long where no new one can be had. */
export type Freshness = { readonly freshMs: number; readonly staleMs: number }

/**
 * What `Cache-Control` allows a cache that several people share (RFC 9111, RFC 5861), less the time that
 * the answer spent in caches before. Without the header, nothing.
 */
export function readFreshness(headers: Pick<Headers, 'get'>): Freshness {
  const directives = parse(headers.get('cache-control') ?? '')
  const forbids = ['no-store', 'no-cache', 'private'].some((name) => directives.has(name))
  // Ours ask all the same way, so that nothing else can make answers differ.
  if (forbids || headers.get('vary')?.includes('*') === true) return { freshMs: 0, staleMs: 0 }
  const seconds = directives.get('s-maxage') ?? directives.get('max-age')
  const ageMs = 1_000 * (toSeconds(headers.get('age') ?? '0') ?? 0)
  const freshMs = limit(1_000 * (toSeconds(seconds) ?? 0) - ageMs)
  const isFinal = directives.has('must-revalidate') || directives.has('proxy-revalidate')
  const extra = isFinal ? 0 : 1_000 * (toSeconds(directives.get('stale-if-error')) ?? 0)
  return { freshMs, staleMs: freshMs === 0 ? 0 : limit(freshMs + extra) }
}

function parse(header: string): ReadonlyMap<string, string> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split('='))
      .map(([name = '', value = '']) => [name, value.replace(/^"|"$/g, '')]),
  )
}

function toSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

const limit = (ms: number) => Math.min(Math.max(0, ms), MOST_MS)
