import type { WalletListing } from '#kernel/walletListing.ts'
import type { PhoneSystem } from '#lib/browser.ts'
import { isUrl } from '#lib/urls.ts'

/** Schemes that belong to no app: the browser would run or read what they name. */
const foreignSchemes = [
  ...['javascript', 'data', 'vbscript', 'blob', 'file', 'about', 'intent'],
  ...['http', 'https', 'ws', 'wss'],
]

/** True for a page of the web: a universal link, a web app, a store. */
export function isWebLink(link: string): boolean {
  return /^https:\/\/[^\s/]/i.test(link) && isUrl(link)
}

/**
 * A wallet's link with a pairing in it: `trust://wc?uri=…` of an app's own scheme, however that is
 * written, and `https://link.example/wc?uri=…` of a universal link. Undefined when it is neither.
 */
export function pairingLink(link: string, uri: string): string | undefined {
  const query = `uri=${encodeURIComponent(uri)}`
  if (isWebLink(link)) {
    const { origin, pathname, search } = new URL(link)
    return `${origin}${bare(pathname)}/wc${search === '' ? '?' : `${search}&`}${query}`
  }
  const [, scheme = '', rest = ''] = /^([a-z][-+.a-z0-9]*)(?::?\/*)([^\s?#]*)$/i.exec(link) ?? []
  if (scheme === '' || foreignSchemes.includes(scheme.toLowerCase())) return undefined
  return `${scheme}://${rest === '' ? '' : `${bare(rest)}/`}wc?${query}`
}

/**
 * The link that opens the wallet's app on this phone. iOS follows a universal link without a prompt,
 * and opens the store if the app is missing, where a custom scheme fails. Android uses the scheme.
 */
export function appLink(
  { mobileLink, linkMode }: WalletListing,
  uri: string,
  system: PhoneSystem | undefined,
): string | undefined {
  const universal = linkMode !== undefined && isWebLink(linkMode) ? linkMode : undefined
  const links = system === 'ios' ? [universal, mobileLink] : [mobileLink, universal]
  return links.flatMap((link) => (link === undefined ? [] : (pairingLink(link, uri) ?? [])))[0]
}

function bare(path: string): string {
  return path.replace(/\/+$/, '')
}
