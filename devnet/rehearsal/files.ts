import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { ServiceKeys } from '../http/serviceKeys.ts'
import type { ChainState, Urls } from '../control/state.ts'
import { deploymentOf } from '../web/deployment.ts'

const KEY_BYTES = 18
const ENCRYPTION_KEY_BYTES = 32

/** Ports of the rehearsed deployment: of its gateway, and of the proxy in front of it. */
export type Ports = { readonly gateway: number; readonly tls: number }

/** What services and nodes ask for while a deployment is rehearsed. */
export function rehearsalKeys(): ServiceKeys {
  const key = () => randomBytes(KEY_BYTES).toString('hex')
  return {
    bridgeApi: key(),
    rpc: key(),
    projectId: key(),
    accountIndexer: key(),
    priceSource: key(),
  }
}

/** Addresses of a rehearsed deployment, each on a site of its own. */
export function originsOf({ tls }: Ports) {
  const at = (name: string) => `https://${name}.localhost:${tls}`
  return { shop: at('shop'), widget: at('widget'), secure: at('secure') }
}

export type Rehearsal = {
  readonly urls: Urls
  readonly chains: readonly ChainState[]
  readonly keys: ServiceKeys
  readonly ports: Ports
  /** Where the files go. */
  readonly folder: string
}

/** The files of a rehearsed deployment, by name: what an owner would write or `npm run init` writes, and a page. */
export function rehearsalFiles({
  urls,
  chains,
  keys,
  ports,
  folder,
}: Rehearsal): Record<string, string> {
  const origins = originsOf(ports)
  return {
    'deployment.json': `${JSON.stringify(deployment(urls, chains, origins), null, 2)}\n`,
    'gateway.env': environment(urls, keys, ports),
    Caddyfile: caddyfile(ports, origins, resolve(folder, 'shop')),
    'shop/index.html': shopPage(origins),
  }
}

type Origins = ReturnType<typeof originsOf>

function deployment(urls: Urls, chains: readonly ChainState[], origins: Origins) {
  const { networks, bridge, services, swaps } = deploymentOf(urls, chains)
  const { apiUrl, blockchainUrl } = services ?? {}
  return {
    allowedOrigins: [origins.shop],
    networks: networks.map(({ rpcUrls: _, ...network }) => network),
    bridge,
    services: { apiUrl, blockchainUrl, secureUrl: origins.secure },
    swaps,
    gateway: {
      origin: origins.widget,
      trustedProxies: ['127.0.0.1', '::1'],
      nodes: Object.fromEntries(
        chains.map(({ chainId, rpcUrl, wsUrl }) => [
          `eip155:${chainId}`,
          [{ url: rpcUrl, socketUrl: wsUrl, keyFrom: 'NODE_KEY' }],
        ]),
      ),
      bridge: { keyFrom: 'ACROSS_KEY' },
      services: { projectIdFrom: 'PROJECT_ID' },
      embeddedWallet: true,
      metricsTokenFrom: 'METRICS_TOKEN',
    },
  }
}

function environment(urls: Urls, keys: ServiceKeys, { gateway }: Ports): string {
  const rows = {
    PORT: gateway,
    ACROSS_KEY: keys.bridgeApi,
    NODE_KEY: keys.rpc,
    PROJECT_ID: keys.projectId,
    METRICS_TOKEN: randomBytes(KEY_BYTES).toString('hex'),
    SMTP_URL: urls.smtp,
    MAIL_FROM: 'Rehearsal <wallet@causeway.test>',
    ENCRYPTION_KEY: randomBytes(ENCRYPTION_KEY_BYTES).toString('base64'),
    // Kept while the process runs: the accounts of a rehearsal are worth nothing.
    DATA_DIR: 'memory://',
  }
  return `${Object.entries(rows)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`
}

/** With certificates of Caddy's own authority, which it makes for names on this machine. */
function caddyfile(
  { gateway, tls }: Ports,
  { shop, widget, secure }: Origins,
  pages: string,
): string {
  return `{
	https_port ${tls}
	auto_https disable_redirects
	local_certs
}

${shop} {
	root * ${JSON.stringify(pages)}
	file_server
}

${widget} {
	reverse_proxy 127.0.0.1:${gateway}
}

${secure} {
	reverse_proxy 127.0.0.1:${gateway}
}
`
}

function shopPage({ widget }: Origins): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop</title>
<script async crossorigin src="${widget}/loader.js" data-theme-mode="auto" data-features='{"email":true}'></script>
<style>:root { color-scheme: light dark } body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem } button { font: inherit; padding: .5rem 1rem }</style>
</head>
<body>
<h1>Shop</h1>
<p>A page of your own, on a site of its own.</p>
<button type="button" data-widget-open>Connect wallet</button>
<button type="button" data-widget-open="Bridge">Bridge</button>
</body>
</html>
`
}
