import type { PeerFolders } from '../peers.ts'
import { readSite, type Asset, type Site } from '../site.ts'
import { addWallet, onePage, widgetSite } from '../sites.ts'
import { copyHost, networkProducts, npmHost, warmHost } from './products.ts'

/** Hosts of the widget and of LI.FI's frame: other sites than the pages'. */
const widgetHost = 'widget.example'
const lifiHost = 'lifi.example'

const origin = (host: string) => `https://${host}`

/** The address of our frame, which a page with the npm package has to name. */
export const frameUrl = `${origin(widgetHost)}/embed/`

/** All sites of the benchmark, with the caching headers that docs/self-hosting.md recommends. */
export function networkSites(
  npmPage: string,
  peers: PeerFolders | undefined,
): { readonly [host: string]: Site } {
  const { ours, appkit, rainbowkit, lifi } = networkProducts
  const tag = (attributes: string) =>
    `<script async crossorigin${attributes} src="${origin(widgetHost)}/loader.js"></script>`
  const widget = withCaching(
    widgetSite([ours.host, copyHost, npmHost, warmHost].map(origin)),
    widgetCaching,
  )
  const copied = `<script async crossorigin data-frame-url="${frameUrl}" src="/loader.js"></script>`
  const loader = [...widget].filter(([path]) => /^\/(loader\.js$|causeway\/)/.test(path))
  const sites = {
    [ours.host]: onePage(tag('')),
    [copyHost]: new Map([...onePage(copied), ...loader]),
    [npmHost]: withCaching(readSite(npmPage, addWallet), viteCaching),
    [warmHost]: onePage(tag(' data-preload="idle"')),
    [widgetHost]: widget,
  }
  if (peers === undefined) return sites
  return {
    ...sites,
    [appkit.host]: withCaching(readSite(peers.appkit, addWallet), viteCaching),
    [rainbowkit.host]: withCaching(readSite(peers.rainbowkit, addWallet), viteCaching),
    [lifi.host]: onePage(frameOnTap),
    [lifiHost]: withCaching(readSite(peers.lifiFrame, nameRow), viteCaching),
  }
}

/** Creates the frame on a tap, as our loader does. */
const frameOnTap = `<script>
  addEventListener('click', ({ target }) => {
    if (!target.closest('button') || document.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.src = '${origin(lifiHost)}/frame.html'
    frame.style = 'position: fixed; inset: 0; margin: auto; width: 440px; height: 700px; border: 0'
    document.body.append(frame)
  })
</script>`

/** RainbowKit lists wallets behind a button of its own: the benchmark waits for that button. */
function nameRow(html: string): string {
  return addWallet(html).replace(
    '</head>',
    '<script>window.__benchRow = "Connect wallet"</script></head>',
  )
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
  return path === '/loader.js' ? 'public, max-age=300' : 'private, max-age=300'
}

/** Vite puts a content hash into its file names. */
function viteCaching(path: string): string {
  return path.startsWith('/assets/') ? forever : 'no-cache'
}
