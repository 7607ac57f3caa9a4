/** The sites that one server hosts, told apart by the Host header. */
export type Site = 'page' | 'widget' | 'wallet' | 'evil' | 'secure'

const sites: Record<string, Site> = {
  localhost: 'page',
  // The same pages on another site.
  'shop.localhost': 'page',
  'widget.localhost': 'widget',
  'wallet.localhost': 'wallet',
  'evil.localhost': 'evil',
  'secure.localhost': 'secure',
}

/** The site that a request is for; undefined for an unknown name. */
export function siteOf(hostHeader: string | undefined): Site | undefined {
  const name = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase()
  return Object.hasOwn(sites, name) ? sites[name] : undefined
}

/** Origin of each site on a port. Browsers resolve every `*.localhost` to this machine. */
export function originsOn(
  port: number,
  scheme: 'http' | 'https' = 'http',
): Record<Site | 'shop', string> {
  return {
    page: `${scheme}://localhost:${port}`,
    shop: `${scheme}://shop.localhost:${port}`,
    widget: `${scheme}://widget.localhost:${port}`,
    wallet: `${scheme}://wallet.localhost:${port}`,
    evil: `${scheme}://evil.localhost:${port}`,
    secure: `${scheme}://secure.localhost:${port}`,
  }
}
