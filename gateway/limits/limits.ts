import { createHmac } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { GatewaySection } from '../config/section.ts'
import { GatewayError, type GatewayErrorCode } from '../http/errors.ts'
import type { CountStore, Counter } from './countStore.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 86_400

/** Who asks: the visitor's address, and the site whose document the frame has; undefined without a token. */
export type Asker = { readonly address: string; readonly site: string | undefined }

export type Limits = {
  /** Counts questions of a visitor and of a site; answers why they are too many. */
  readonly count: (asker: Asker, questions: number) => Promise<GatewayError | undefined>
}

/**
 * Limits by address, then by site. An address that asks too much costs its site nothing. Neither
 * addresses nor sites are stored: only what `key` makes of them.
 */
export function createLimits(
  { perMinute, perSite, sites }: GatewaySection['limits'],
  { key, store }: { readonly key: Buffer; readonly store: CountStore },
): Limits {
  const ofAddress = store.counter('address', perMinute, MINUTE_SECONDS)
  const named = new Map(
    Object.entries(sites).map(([site, own]) => {
      const { perMinute: minute = perSite.perMinute, perDay: day = perSite.perDay } = own
      return [site, { perMinute: minute, perDay: day }] as const
    }),
  )
  const counters = new Map<string, Counter>()
  const counterOf = (per: string, points: number, seconds: number) => {
    const name = `${per}-${points}`
    const known = counters.get(name)
    if (known !== undefined) return known
    const made = store.counter(name, points, seconds)
    counters.set(name, made)
    return made
  }
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    async count({ address, site }, questions) {
      const flood = await consume(ofAddress, hash(`address ${address}`), questions)
      if (flood !== undefined) {
        return refusal('LIMITED', 'Too many questions from this address.', flood)
      }
      const { perMinute: minute, perDay: day } = named.get(site ?? '') ?? perSite
      const asking = hash(`site ${site ?? ''}`)
      const busy =
        (await consume(counterOf('minute', minute, MINUTE_SECONDS), asking, questions)) ??
        (day === undefined
          ? undefined
          : await consume(counterOf('day', day, DAY_SECONDS), asking, questions))
      if (busy === undefined) return undefined
      return refusal('SITE_LIMITED', 'Too many questions from the visitors of this site.', busy)
    },
  }
}

/** How long to wait, where it is too much. */
async function consume(
  counter: Counter,
  key: string,
  questions: number,
): Promise<number | undefined> {
  try {
    await counter.consume(key, questions)
    return undefined
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
  }
}

function refusal(code: GatewayErrorCode, message: string, retryAfterSeconds: number): GatewayError {
  return new GatewayError(code, message, { retryAfterSeconds })
}
