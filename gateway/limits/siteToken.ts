import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const DAY_MS = 86_400_000
/** Pages stay open for days. */
const LASTS_DAYS = 8
const MAC_BYTES = 16
/** Paths of the API with a token: `/api/for/<token>/…` stands for `/api/…`. */
const WITH_TOKEN = /^\/api\/for\/([-\w]{1,600}\.[-\w]{22})\//

/** Tokens that say for which site a frame's document was made. */
export type SiteTokens = {
  /** The same for a whole day, so that a document that did not change keeps its `ETag`. */
  readonly make: (site: string) => string
  /** The site; undefined where the token is not one of ours, or is too old. */
  readonly read: (token: string) => string | undefined
}

/**
 * A token proves that its bearer was given the document of that site, and no more: anybody can ask for a
 * document. So it divides the limits among sites, and opens nothing.
 */
export function createSiteTokens(key: Buffer, now: () => number = Date.now): SiteTokens {
  const macOf = (text: string) =>
    createHmac('sha256', key).update(`site token ${text}`).digest().subarray(0, MAC_BYTES)
  return {
    make(site) {
      const lastDay = Math.floor(now() / DAY_MS) + LASTS_DAYS
      const text = Buffer.from(`${lastDay} ${site}`).toString('base64url')
      return `${text}.${macOf(text).toString('base64url')}`
    },
    read(token) {
      const [text = '', mac = ''] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(text))) return undefined
      const [lastDay, site] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
      return Number(lastDay) * DAY_MS < now() ? undefined : site
    },
  }
}

const taken = new WeakMap<IncomingMessage, string>()

/** Takes the token out of the path, so that each route is one with and without it. */
export function takeSiteToken(request: IncomingMessage): void {
  const [path = '', token] = WITH_TOKEN.exec(request.url ?? '') ?? []
  if (token === undefined) return
  taken.set(request, token)
  request.url = `/api/${(request.url ?? '').slice(path.length)}`
}

/** The token that was in the path. */
export function siteTokenOf(request: IncomingMessage): string | undefined {
  return taken.get(request)
}
