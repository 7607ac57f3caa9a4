import { LINK_CHARS } from './limits.ts'
import { isUrl } from '#lib/urls.ts'

/** Schemes that run or show something of the link itself, or open what is not a wallet. */
const refused = [
  ...['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source'],
  ...['http', 'ws', 'wss', 'ftp', 'intent', 'chrome', 'chrome-extension', 'moz-extension'],
]

/** A page to open, `https` only; anything else is as if there were none. */
export function webLink(link: string): string | undefined {
  return isShort(link) && isUrl(link) && /^https:\/\//i.test(link) ? link : undefined
}

/** A wallet's own scheme, `pebble://`, or a page that opens it. */
export function appLink(link: string): string | undefined {
  const scheme = /^([a-z][-+.a-z0-9]{0,62}):\/\//i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || !isShort(link)) return undefined
  if (scheme === 'https') return webLink(link)
  return refused.includes(scheme) ? undefined : link
}

function isShort(link: string): boolean {
  return link.length <= LINK_CHARS && !/[\s<>"'`\\\p{C}]/u.test(link)
}
