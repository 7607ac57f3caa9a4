import { foreignChains } from './foreign.ts'
import type { Answered, Row, Tell } from './tell.ts'

const optional = [
  ...['link_mode', 'mobile_link', 'desktop_link', 'webapp_link', 'app_store', 'play_store'],
  ...['chrome_store', 'rdns', 'injected', 'homepage', 'badge_type', 'image_id', 'image_url'],
] as const

/** Of the wallet list (research/appkit.md §1.5): what a wallet has not is `null`. */
export function directoryShape(body: unknown, { url, status, tell }: Answered): unknown {
  if (status >= 400) return body
  if (url.pathname !== '/getWallets') return tell.withMore(body)
  const { data, ...rest } = body as Row
  return tell.withMore({
    ...rest,
    data: tell.withBad((data as Row[]).map((one) => wallet(one, tell))),
  })
}

function wallet(listing: Row, tell: Tell): Row {
  const told: Row = { ...listing, description: null, supports_wc: true, image_url: null }
  for (const name of optional) told[name] ??= null
  tell.note('nullField')
  if (told.badge_type === 'none') {
    tell.note('unknownWord')
    told.badge_type = tell.pick(['none', 'pending', ''])
  }
  const chains = foreignChains
    .slice(0, 3)
    .reduce<unknown>(
      (list, id) => tell.among(list, 'foreignEntry', id),
      tell.withBad(listing.chains),
    )
  return { ...told, chains }
}
