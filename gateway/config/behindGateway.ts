import type { GatewaySection } from './section.ts'

/** What the frame says as its project: the gateway puts the owner's in its place. */
const PROJECT = 'gateway'

/** Where each part of the gateway is, below the widget's origin. */
export const paths = {
  rpc: '/api/rpc',
  bridge: '/api/across',
  indexer: '/api/indexer',
  directory: '/api/directory',
  history: '/api/history',
  prices: '/api/prices',
  blockchain: '/api/blockchain',
  events: '/api/events',
} as const

/**
 * The deployment as browsers get it: what the gateway passes on is asked of the gateway. A network's own
 * addresses stay behind the gateway's, for when it does not answer. What is not as it should be is left as
 * it is, for the schema to say so.
 */
export function behindGateway(
  deployment: Readonly<Record<string, unknown>>,
  section: GatewaySection,
): Readonly<Record<string, unknown>> {
  const { origin, nodes, bridge } = section
  const { networks } = deployment
  const served = servicesOf(section, deployment)
  return {
    ...deployment,
    ...(Array.isArray(networks)
      ? { networks: networks.map((one: unknown) => withNodes(one, origin, nodes)) }
      : {}),
    ...(bridge === undefined
      ? {}
      : {
          bridge: {
            ...fieldsOf(deployment.bridge),
            apiUrl: `${origin}${paths.bridge}`,
            indexerUrl: `${origin}${paths.indexer}`,
          },
        }),
    ...(Object.keys(served).length === 0
      ? {}
      : { services: { ...fieldsOf(deployment.services), ...served } }),
  }
}

/** What of the services the gateway answers for. */
function servicesOf(
  section: GatewaySection,
  deployment: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const { origin, services, history, prices } = section
  return {
    ...(servesWalletList(section, deployment)
      ? { walletListUrl: `${origin}${paths.directory}` }
      : {}),
    ...(Object.keys(history).length === 0 ? {} : { historyUrl: `${origin}${paths.history}` }),
    ...(prices === undefined ? {} : { pricesUrl: `${origin}${paths.prices}` }),
    ...(services === undefined
      ? {}
      : {
          projectId: PROJECT,
          apiUrl: `${origin}${paths.directory}`,
          blockchainUrl: `${origin}${paths.blockchain}`,
          analyticsUrl: `${origin}${paths.events}`,
        }),
  }
}

/** Whether the gateway's own wallet list takes the place of a project's. */
export function servesWalletList(
  { services, walletList }: Pick<GatewaySection, 'services' | 'walletList'>,
  deployment: Readonly<Record<string, unknown>>,
): boolean {
  const own = fieldsOf(deployment.services)
  const isNamed = own.projectId !== undefined || own.walletListUrl !== undefined
  return walletList && services === undefined && !isNamed
}

/** The same deployment for the frames of one site: what is asked of the gateway carries the site's token. */
export function askingFor(published: unknown, origin: string, token: string): unknown {
  const own = [origin, socketOrigin(origin)].map((one) => `${one}/api/`)
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const at = own.find((one) => value.startsWith(one))
      return at === undefined ? value : `${at}for/${token}/${value.slice(at.length)}`
    }
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]))
  }
  return change(published)
}

function withNodes(network: unknown, origin: string, nodes: GatewaySection['nodes']): unknown {
  const { chainId, caipChainId, rpcUrls, ...rest } = fieldsOf(network)
  const id = typeof chainId === 'number' ? `eip155:${chainId}` : String(caipChainId)
  if (!Object.hasOwn(nodes, id)) return network
  const own = Array.isArray(rpcUrls) ? rpcUrls : []
  const at = [origin, ...(id.startsWith('eip155:') ? [socketOrigin(origin)] : [])]
  return {
    ...rest,
    ...(chainId === undefined ? {} : { chainId }),
    ...(caipChainId === undefined ? {} : { caipChainId }),
    rpcUrls: [...at.map((one) => `${one}${paths.rpc}/${id}`), ...own],
  }
}

/** `wss://…` for `https://…`. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws')
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
