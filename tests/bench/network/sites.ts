import type { PeerFolders } from '../peers.ts'
import { readSite, type Asset, type Site } from '../site.ts'
import { addWallet, onePage, widgetSite } from '../sites.ts'

export const pages = {
  ours: 'page.test',
  warm: 'warm.test',
  appkit: 'appkit.test',
  rainbowkit: 'rainbowkit.test',
} as const

/** Where the widget is served: another site than the pages'. */
const widgetHost = 'widget.example'

const origin = (host: string) => `https://${host}`

/** All sites of the measure, with the caching that docs/self-hosting.md has them send. */
export function networkSites(peers: PeerFolders | undefined): { readonly [host: string]: Site } {
  const tag = (attributes: string) =>
    `<script async${attributes} src="${origin(widgetHost)}/loader.js"></script>`
  const widget = widgetSite([origin(pages.ours), origin(pages.warm)])
  return {
    [pages.ours]: onePage(tag('')),
    [pages.warm]: onePage(tag(' data-preload="idle"')),
    [widgetHost]: withCaching(widget, widgetCaching),
    ...(peers === undefined
      ? {}
      : {
          [pages.appkit]: withCaching(readSite(peers.appkit, addWallet), peerCaching),
          [pages.rainbowkit]: withCaching(readSite(peers.rainbowkit, addWallet), peerCaching),
        }),
  }
}

function withCaching(site: Site, cachingOf: (path: string) => string): Site {
  return new Map(
    [...site].map(([path, asset]): [string, Asset] => [
      path,
      { ...asset, headers: { ...asset.headers, 'cache-control': cachingOf(path) } },
    ]),
  )
}

const forever = 'public, max-age=31536000, immutable'

function widgetCaching(path: string): string {
  if (/^\/(causeway|v|embed\/assets)\//.test(path)) return forever
  return path === '/loader.js' ? 'public, max-age=300' : 'no-cache'
}

/** Vite names its files by what is in them. */
function peerCaching(path: string): string {
  return path.startsWith('/assets/') ? forever : 'no-cache'
}
