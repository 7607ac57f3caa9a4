import type { ChainState, Urls } from '../control/state.ts'
import { contractsOf } from '../services/tokens.ts'
import { restNetworks } from '../restChains.ts'

/** The deployment that is printed into the widget frame's document. */
export type Deployment = {
  allowedOrigins: string[]
  allowedParents: string[]
  projectIds: string[]
  networks: {
    chainId?: number | undefined
    caipChainId?: string | undefined
    name: string
    nativeCurrency: { name: string; symbol: string; decimals: number }
    /** HTTP and WebSocket URLs. */
    rpcUrls?: string[] | undefined
    /** For chains whose balances are not read over JSON-RPC. */
    restUrl?: string | undefined
    explorerUrl?: string | undefined
    testnet: boolean
    /** Image id in the directory. */
    imageId?: string | undefined
  }[]
  bridge?:
    | {
        apiUrl: string
        indexerUrl: string
        pollingIntervalMs: number
        /** By CAIP-2 id. */
        pools: Record<string, string>
        tokens: Record<string, { address: string; symbol: string; decimals: number }[]>
      }
    | undefined
  services?: {
    apiUrl?: string | undefined
    analyticsUrl?: string | undefined
    blockchainUrl?: string | undefined
    /** Origin of the embedded wallet. */
    secureUrl?: string | undefined
  }
  swaps?: { routers: Record<string, string[]> } | undefined
  walletConnect?: { projectId: string; relayUrls: string[]; verifyUrl?: string } | undefined
  [option: string]: unknown
}

/** A short polling interval: blocks come every second here, and requests cost nothing. */
const POLLING_MS = 500

/** A devnet's deployment: the demo pages may embed the widget, and both chains are known. */
export function deploymentOf(
  urls: Urls,
  chains: readonly ChainState[],
  has: { secure: boolean; solana?: string | undefined } = { secure: false },
): Deployment {
  const { analytics, blockchainApi, bridgeApi, directory, indexer, page, relay, solana, verify } =
    urls
  const { wallet } = urls
  return {
    allowedOrigins: page === undefined ? [] : [page],
    // The wallet site hosts a Safe, which opens apps in a frame; the page site hosts the playground, which
    // previews in one.
    allowedParents: [wallet, page].filter((origin) => origin !== undefined),
    projectIds: [],
    networks: [
      ...chains.map(({ chainId, name, nativeCurrency, rpcUrl, wsUrl, explorerUrl }) => ({
        chainId,
        name,
        nativeCurrency,
        rpcUrls: [rpcUrl, wsUrl],
        explorerUrl,
        testnet: true,
        imageId: `chain-${chainId}`,
      })),
      ...(has.solana === undefined || solana === undefined
        ? []
        : [solanaNetwork(has.solana, solana)]),
      ...(urls.restChains === undefined ? [] : restNetworks(urls.restChains)),
    ],
    ...(bridgeApi === undefined || indexer === undefined
      ? {}
      : {
          bridge: {
            apiUrl: bridgeApi,
            indexerUrl: indexer,
            pollingIntervalMs: POLLING_MS,
            pools: byNetwork(chains, ({ contracts }) => contracts.spokePool),
            tokens: byNetwork(chains, contractsOf),
          },
        }),
    services: {
      apiUrl: directory,
      analyticsUrl: analytics,
      blockchainUrl: blockchainApi,
      secureUrl: has.secure ? urls.secure : undefined,
    },
    swaps: {
      routers: byNetwork(chains, ({ contracts }) => [contracts.swapRouter, contracts.opaqueRouter]),
    },
    ...(relay === undefined || verify === undefined
      ? {}
      : { walletConnect: { projectId: 'devnet', relayUrls: [relay], verifyUrl: verify } }),
  }
}

function byNetwork<value>(
  chains: readonly ChainState[],
  entryOf: (chain: ChainState) => value,
): Record<string, value> {
  return Object.fromEntries(chains.map((chain) => [`eip155:${chain.chainId}`, entryOf(chain)]))
}

function solanaNetwork(caipChainId: string, rpcUrl: string) {
  const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  return { caipChainId, name: 'Solana', nativeCurrency, rpcUrls: [rpcUrl], testnet: true }
}

/** Prints the deployment into the frame's document, replacing the one from the build. */
export function printDeployment(html: string, deployment: Deployment): string {
  // `</script>` inside a string would end the block.
  const json = JSON.stringify(deployment).replaceAll('<', '\\u003c')
  return html.replace(
    /(<script\b[^>]*\bid="causeway-deployment"[^>]*>)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) => `${open}${json}${close}`,
  )
}
