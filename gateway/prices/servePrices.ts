import * as z from 'zod/mini'
import { createLru } from '#lib/lru.ts'
import { paths } from '../config/behindGateway.ts'
import type { Settings } from '../config/readFile.ts'
import type { GatewaySection } from '../config/section.ts'
import type { App } from '../http/app.ts'
import { answerHeaders, GatewayError } from '../http/errors.ts'
import { readJson } from '../http/readBody.ts'
import { readQuery, refuseOtherMethods } from '../upstream/passOn.ts'
import { chainsRow, priceRow } from '../upstream/rows.ts'
import { serveChains } from '../upstream/serveChains.ts'
import { createUpstream, type UpstreamOptions, type UpstreamParts } from '../upstream/upstream.ts'

/** As many as the source takes in one question. */
const MOST_AT_ONCE = 50
/** Of one question of a visitor. */
const MOST_TOKENS = 100
const MAX_BYTES = 20_000
/** How long a price stands for all visitors, and that there is none. */
const KEPT_MS = 60_000
const KEPT_TOKENS = 5_000
/** An older price says nothing of today. */
const MOST_AGE_SECONDS = 3_600
/** Clocks differ. */
const AHEAD_SECONDS = 300
/** What the source itself holds for a guess. */
const LEAST_CONFIDENCE = 0.5
/** The public service's address of a network's own currency. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const asked = z.object({
  currency: z.literal('usd'),
  addresses: z
    .array(z.string().check(z.regex(/^eip155:[1-9]\d{0,19}:0x[0-9a-fA-F]{40}$/)))
    .check(z.minLength(1), z.maxLength(MOST_TOKENS)),
})
const answer = z.object({ coins: z.record(z.string(), z.unknown()) })
const coin = z.object({
  price: z.number().check(z.gt(0)),
  timestamp: z.int(),
  confidence: z.optional(z.number().check(z.gte(LEAST_CONFIDENCE))),
})

export type PricesOptions = NonNullable<GatewaySection['prices']>

export type ServePricesOptions = {
  readonly settings: Pick<Settings, 'secrets'>
  readonly prices: PricesOptions
  readonly parts: UpstreamParts
  /** Of one question to the source. */
  readonly timeoutMs: UpstreamOptions['timeoutMs']
  /** Of a body. */
  readonly bodyMs: number
}

/** Answers what tokens cost as the public service does, from a source of the owner's choice (S7.06). */
export function servePrices(app: App, options: ServePricesOptions): void {
  const { prices, bodyMs } = options
  const at = paths.prices
  const priceOf = createPrices(options)

  serveChains(app, at, Object.keys(prices.chains))
  app.on(priceRow.method, `${at}${priceRow.path}`, async (context) => {
    readQuery(new URL(context.req.url).searchParams, priceRow)
    const body = await readJson(context.req.raw, { maxBytes: MAX_BYTES, timeoutMs: bodyMs })
    const parsed = asked.safeParse(body)
    if (!parsed.success) throw new GatewayError('BODY_REFUSED', 'The body is not as it should be.')
    const found = await priceOf(parsed.data.addresses)
    const fungibles = parsed.data.addresses.flatMap((address) => {
      const price = found.get(address)
      return price === undefined ? [] : [{ address, price }]
    })
    return context.json({ fungibles }, 200, answerHeaders)
  })
  refuseOtherMethods(app, at, [chainsRow, priceRow])
}

/** US dollars by the CAIP-10 id of a token; what the source does not know well is missing. */
function createPrices({ settings, prices, parts, timeoutMs }: ServePricesOptions) {
  const { apiUrl, keyFrom, chains } = prices
  const key = keyFrom === undefined ? '' : settings.secrets.valueOf(keyFrom)
  const base = apiUrl.replaceAll('{key}', encodeURIComponent(key))
  const upstream = createUpstream({ name: 'prices', base, headers: {}, timeoutMs }, parts)
  const { now = () => performance.now() } = parts
  const known = createLru<{ readonly price: number | undefined; readonly until: number }>(
    KEPT_TOKENS,
  )

  /** What the source calls a token; undefined on networks that the owner does not name. */
  function nameOf(id: string): string | undefined {
    const end = id.lastIndexOf(':')
    const [chain, address] = [id.slice(0, end), id.slice(end + 1).toLowerCase()]
    const names = Object.hasOwn(chains, chain) ? chains[chain] : undefined
    if (names === undefined) return undefined
    return address === NATIVE ? names.currency : `${names.chain}:${address}`
  }

  async function learn(names: readonly string[]): Promise<void> {
    const path = `/prices/current/${names.map(encodeURIComponent).join(',')}`
    const { answer: told } = await upstream.ask({
      method: 'GET',
      route: 'prices',
      path,
      query: new URLSearchParams(),
      isRead: true,
      kind: 'json',
    })
    const parsed = answer.safeParse(
      told.status === 200 ? JSON.parse(told.bytes.toString('utf8')) : undefined,
    )
    if (!parsed.success) {
      throw new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the source cannot be read.')
    }
    const coins = new Map(
      Object.entries(parsed.data.coins).map(([name, one]) => [name.toLowerCase(), one]),
    )
    const seconds = Date.now() / 1_000
    for (const name of names) {
      const one = coin.safeParse(coins.get(name.toLowerCase()))
      const isOfNow =
        one.success &&
        one.data.timestamp >= seconds - MOST_AGE_SECONDS &&
        one.data.timestamp <= seconds + AHEAD_SECONDS
      known.set(name, { price: isOfNow ? one.data.price : undefined, until: now() + KEPT_MS })
    }
  }

  return async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const named = ids.flatMap((id) => {
      const name = nameOf(id)
      return name === undefined ? [] : [[id, name] as const]
    })
    const isKnown = (name: string) => (known.get(name)?.until ?? 0) > now()
    const unknown = [...new Set(named.map(([, name]) => name))].filter((name) => !isKnown(name))
    const groups = Array.from({ length: Math.ceil(unknown.length / MOST_AT_ONCE) }, (_, at) =>
      unknown.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
    )
    await Promise.all(groups.map(learn))
    return new Map(
      named.flatMap(([id, name]) => {
        const price = known.get(name)?.price
        return price === undefined ? [] : [[id, price]]
      }),
    )
  }
}
