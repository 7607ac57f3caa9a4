/** What the deployment calls itself to a wallet (`brand`). */
export type Brand = { readonly name?: string | undefined; readonly iconUrl?: string | undefined }

/** The page: its origin, which the browser told, and what it calls itself. */
export type Site = { readonly name: string | undefined; readonly origin: string }

const BRAND = 'Causeway'

/**
 * What a wallet on another device shows of who asks (S11). Verify attests `url`, the widget's own
 * origin, whichever page asks: so the name says the true host of the page and whose widget it is, and
 * what the page calls itself is told as its own word.
 */
export function walletConnectMetadata(
  site: Site,
  ownOrigin: string,
  { name = BRAND, iconUrl }: Brand = {},
): { name: string; description: string; url: string; icons: string[] } {
  const { host } = new URL(site.origin)
  const word = site.name?.replaceAll(/["“”«»„]/g, "'")
  return {
    name: `${host} via ${name}`,
    description:
      word === undefined || word === host
        ? `Asked by ${site.origin}`
        : `Asked by ${site.origin}, which calls itself "${word}"`,
    url: ownOrigin,
    icons: iconUrl === undefined ? [] : [iconUrl],
  }
}
