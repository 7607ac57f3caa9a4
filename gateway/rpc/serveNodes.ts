import { BLOCKCHAIN_URL } from '#kernel/config/serviceUrls.ts'
import { presetNetworks } from '#kernel/networks/presets.ts'
import { paths } from '../config/behindGateway.ts'
import type { Settings } from '../config/readFile.ts'
import type { GatewaySection, NodeOptions } from '../config/section.ts'
import type { App, Asked } from '../http/app.ts'
import { GatewayError } from '../http/errors.ts'
import type { NodesParts } from './node.ts'
import { createNodes, type Nodes } from './nodes.ts'
import { serveRpc } from './serveRpc.ts'

const MAX_BYTES = 512_000

export type ServeNodesOptions = {
  readonly settings: Pick<Settings, 'owned'>
  readonly section: Pick<GatewaySection, 'nodes' | 'services'>
  readonly parts: NodesParts
  /** Timeout of reading a body. */
  readonly bodyMs: number
  /** Counts requests of the caller; returns an error once there are too many. */
  readonly count: (context: Asked, questions: number) => Promise<GatewayError | undefined>
}

export type ServedNodes = {
  /** Those of the file. */
  readonly nodesOf: (chain: string) => Nodes | undefined
  readonly end: () => void
}

/** Serves the file's nodes, and the project's for networks that the widget brings. */
export function serveNodes(app: App, options: ServeNodesOptions): ServedNodes {
  const { settings, section, parts, bodyMs, count } = options
  const { nodes: named, services } = section
  const made: Nodes[] = []
  const create = (chain: string, list: readonly NodeOptions[]) => {
    const nodes = createNodes(chain, list, parts)
    made.push(nodes)
    return nodes
  }
  const serve = (context: Asked, chain: string, nodes: Nodes | undefined) => {
    if (nodes === undefined) {
      throw new GatewayError('CHAIN_UNKNOWN', 'This chain has no node here.')
    }
    return serveRpc(context, {
      chain,
      nodes,
      limits: { maxBytes: MAX_BYTES, timeoutMs: bodyMs },
      count: (calls) => count(context, calls),
    })
  }

  const byChain = new Map(Object.entries(named).map(([id, list]) => [id, create(id, list)]))
  app.post(`${paths.rpc}/:chain`, (context) => {
    const chain = context.req.param('chain')
    return serve(context, chain, byChain.get(chain))
  })
  if (services !== undefined) {
    const base = (settings.owned.services?.blockchainUrl ?? BLOCKCHAIN_URL).replace(/\/+$/, '')
    const ofProject = new Map<string, Nodes>(
      presetNetworks.map(({ caipChainId: id }) => {
        const url = `${base}/v1/?chainId=${encodeURIComponent(id)}&projectId={key}`
        return [id, create(id, [{ url, keyFrom: services.projectIdFrom }])]
      }),
    )
    app.post(`${paths.blockchain}/v1/`, (context) => {
      const chain = new URL(context.req.url).searchParams.get('chainId') ?? ''
      return serve(context, chain, ofProject.get(chain))
    })
  }
  for (const path of [`${paths.rpc}/:chain`, `${paths.blockchain}/v1/`]) {
    app.all(path, () => {
      throw new GatewayError('METHOD_REFUSED', 'This path is not asked in this way.')
    })
  }
  return {
    nodesOf: (chain) => byChain.get(chain),
    end() {
      for (const nodes of made) nodes.end()
    },
  }
}

/** Requests to nodes, whose errors are answered as JSON-RPC errors. */
export function isRpcPath(path: string): boolean {
  return path.startsWith(`${paths.rpc}/`) || path === `${paths.blockchain}/v1/`
}
