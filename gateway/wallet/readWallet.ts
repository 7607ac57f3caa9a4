import { type ServiceOptions, readOptions } from '#secure/service/config/options.ts'
import { settings } from '#secure/service/config/settings.ts'
import { StartError as ServiceError } from '#secure/service/config/startError.ts'
import { type Deployment, secureUrlOf } from '#kernel/config/deployment.ts'
import { networkIdentity } from '#kernel/config/networkShape.ts'
import { presetNetworks } from '#kernel/networks/presets.ts'
import { readVariable } from '../config/secrets.ts'
import type { GatewaySection } from '../config/section.ts'
import { paths } from '../config/behindGateway.ts'
import { StartError } from '../config/startError.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the shapes of the service allow for one network. */
const MOST_FALLBACKS = 10

/** Variables whose values are secrets. */
export const walletSecrets = ['ENCRYPTION_KEY', 'SMTP_URL', 'DATABASE_URL'] as const

/**
 * The settings of the embedded wallet's service, from the same variables that it reads in a process of its own. What
 * the file says already is taken from there: origins, proxies, and networks unless `NETWORKS` lists them.
 *
 * @throws StartError SETTINGS_WRONG
 */
export function readWallet(
  deployment: Deployment,
  section: GatewaySection,
  env: Environment,
): ServiceOptions {
  const origin = originOf(deployment, section)
  const given = Object.fromEntries(
    Object.keys(settings)
      .map((name) => [name, readVariable(name, env)] as const)
      // An empty line of a file sets nothing.
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const { networks, solanaNodes } = networksOf(deployment, section.origin, origin)
  try {
    return readOptions({
      NETWORKS: JSON.stringify(networks),
      SOLANA_NODES: JSON.stringify(solanaNodes),
      ...given,
      SECURE_ORIGIN: origin,
      WIDGET_ORIGINS: section.origin,
      ALLOWED_ORIGINS: deployment.allowedOrigins.join(),
      TRUSTED_PROXIES: section.trustedProxies.join(),
      // Where the gateway listens is none of the service's business.
      PORT: undefined,
      HOST: undefined,
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw new StartError('SETTINGS_WRONG', error.message)
  }
}

function originOf(deployment: Deployment, section: GatewaySection): string {
  const wrong = (message: string) =>
    new StartError('SETTINGS_WRONG', `gateway.embeddedWallet wants ${message}.`)
  if (deployment.allowedOrigins.includes('*'))
    throw wrong('allowedOrigins that name its sites, not *')
  const url = new URL(secureUrlOf(deployment) ?? section.origin)
  // Cookies are shared by all ports of a host.
  if (url.hostname === new URL(section.origin).hostname || url.pathname !== '/') {
    throw wrong(
      'an origin with a host name of its own in services.secureUrl, such as https://secure.example',
    )
  }
  return url.origin
}

/** Nodes behind the gateway are asked at the wallet's own origin. */
function networksOf({ networks, bridge }: Deployment, widget: string, wallet: string) {
  const nodesOf = (urls: readonly string[] = []) =>
    urls
      .filter((url) => /^https?:/.test(url))
      .map((url) => url.replace(`${widget}${paths.rpc}/`, `${wallet}${paths.rpc}/`))
  const all = (networks ?? presetNetworks).map((network) => ({
    ...network,
    ...networkIdentity(network),
    nodes: nodesOf(network.rpcUrls),
  }))
  return {
    networks: all.flatMap(({ chainId, caipChainId, name, nativeCurrency, nodes, ...rest }) => {
      const [rpcUrl, ...others] = nodes
      if (chainId === undefined || rpcUrl === undefined) return []
      const spokePool = Object.entries(bridge?.pools ?? {}).find(([id]) => id === caipChainId)?.[1]
      return {
        chainId,
        name,
        rpcUrl,
        currency: { symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
        isTest: rest.testnet ?? false,
        ...(others.length === 0 ? {} : { fallbackRpcUrls: others.slice(0, MOST_FALLBACKS) }),
        ...(rest.explorerUrl === undefined ? {} : { explorerUrl: rest.explorerUrl }),
        ...(spokePool === undefined ? {} : { spokePool }),
      }
    }),
    solanaNodes: Object.fromEntries(
      all
        .filter(({ namespace, nodes }) => namespace === 'solana' && nodes.length > 0)
        .map(({ caipChainId, nodes }) => [caipChainId, nodes.slice(0, MOST_FALLBACKS)]),
    ),
  }
}
