import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printDeployment } from '#devnet/web/deployment.ts'
import { frameHeaders, sharedScriptHeaders } from '#devnet/web/frameHeaders.ts'
import { folders } from './folders.ts'
import type { PeerFolders } from './peers.ts'
import { products, type ProductId, widgetHost } from './products.ts'
import { type Asset, htmlAsset, readSite, type Site } from './site.ts'

const wallet = `<script>${readFileSync(join(folders.pages, 'wallet.js'), 'utf8')}</script>`
const page = readFileSync(join(folders.pages, 'page.html'), 'utf8')

/** A frame that answers every message with itself: the least that another site can cost. */
const echo =
  '<!doctype html><script>onmessage=({source,data})=>source.postMessage(data,"*")</script>'

/** True when `npm run build` has been run. */
export function isBuilt(): boolean {
  return existsSync(join(folders.dist, 'loader.js'))
}

/** All hosts of the bench and what each of them serves. */
export function sitesOn(
  port: number,
  chosen: readonly ProductId[],
  peers: PeerFolders | undefined,
): { readonly [host: string]: Site } {
  const sites: { [host: string]: Site } = { [products.blank.host]: onePage('') }
  if (peers !== undefined) {
    sites[products.appkit.host] = readSite(peers.appkit, addWallet)
    sites[products.rainbowkit.host] = readSite(peers.rainbowkit, addWallet)
    sites[products.lifi.host] = readSite(peers.lifi, addWallet)
  }
  if (chosen.includes('ours')) {
    const script = `<script async src="http://${widgetHost}:${port}/loader.js"></script>`
    sites[products.ours.host] = onePage(script)
    const widget = widgetSite([`http://${products.ours.host}:${port}`])
    sites[widgetHost] = new Map([...widget, ['/echo.html', htmlAsset(echo)]])
  }
  return sites
}

/** A page with nothing but a button and the product's script. */
export function onePage(script: string): Site {
  return new Map([['/', htmlAsset(addWallet(page.replace('<!--product-->', script)))]])
}

/** With an installed wallet, in a document that has a place for it. */
export function addWallet(html: string): string {
  return html.replace('<!--wallet-->', () => wallet)
}

/** The production build, for pages of these origins. */
export function widgetSite(pages: readonly string[]): Site {
  const deployment = {
    allowedOrigins: [...pages],
    allowedParents: [],
    projectIds: [],
    networks: [ethereum],
  }
  const site = readSite(folders.dist, (html) => printDeployment(html, deployment))
  const documents = frameHeaders(deployment)
  return new Map(
    [...site].map(([path, asset]): [string, Asset] => [
      path,
      { ...asset, headers: asset.type.startsWith('text/html') ? documents : sharedScriptHeaders },
    ]),
  )
}

const ethereum = {
  chainId: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.bench.test'],
  explorerUrl: 'https://explorer.bench.test',
  testnet: false,
}
