import type { IncomingMessage } from 'node:http'
import type { DevChain } from '../../chains/devChain.ts'
import type { Faults } from '../../http/faults.ts'
import { sendJson } from '../../http/json.ts'
import { type Listening, readBody } from '../../http/listen.ts'
import { listenAs, type ServiceOptions } from '../../http/service.ts'
import { unauthorized } from '../../http/serviceKeys.ts'
import { type OnrampOptions, onrampRoutes } from './onramp.ts'
import { convertRoutes, type SwapSettings } from './convert.ts'
import { balance, type SolanaBalances } from './balance.ts'
import { caip2 } from './caip2.ts'
import { history } from './history.ts'
import type { MarketSettings } from './market.ts'
import { type NameRegistry, nameRoutes } from './names.ts'
import { prices } from './prices.ts'
import { type Asked, failure, type Route } from './route.ts'
import { type Session, sessionRoutes } from './sessions.ts'

export type BlockchainApiOptions = Pick<ServiceOptions, 'unkind' | 'origins'> & {
  chains: readonly DevChain[]
  faults: Faults
  market: MarketSettings
  onramp: Omit<OnrampOptions, 'chains'>
  swaps: SwapSettings
  names: NameRegistry
  sessions: Session[]
  /** The only known project id. @default each is */
  projectId?: string | undefined
  /** Solana balances, if the service offers them. */
  solana?: (() => SolanaBalances | undefined) | undefined
}

/** Balances, history, prices, names, swaps, permissions and purchases over the real chains. */
export function startBlockchainApi(options: BlockchainApiOptions): Promise<Listening> {
  const { chains, faults, market, names, onramp, sessions, swaps, unkind, origins } = options
  const isKnown = (asked: Asked) =>
    options.projectId === undefined || projectOf(asked) === options.projectId
  const routes: readonly Route[] = [
    supportedChains(chains),
    balance(chains, { market, solana: options.solana }),
    prices(chains, market),
    // Before the history: purchases are entries of it, but have a query of their own.
    ...onrampRoutes({ ...onramp, chains }),
    history(chains, market),
    ...nameRoutes(chains, names),
    ...sessionRoutes(sessions),
    ...convertRoutes({ chains, settings: swaps, unkind }),
  ]
  const errorBody = failure('Internal Server Error')
  const service = { name: 'blockchainApi', faults, unkind, origins, errorBody }
  return listenAs(service, async (request, response, url) => {
    for (const route of routes) {
      const found = request.method === route.method ? route.path.exec(url.pathname) : null
      if (found === null || route.when?.(url.searchParams) === false) continue
      const params = found.slice(1).map(decodeURIComponent)
      const asked = { params, query: url.searchParams, body: await jsonBody(request) }
      // Registering a name needs the account's signature; the real service checks no project there.
      const isOpen = route.method === 'POST' && url.pathname === '/v1/profile/account'
      if (!isOpen && !isKnown(asked)) return sendJson(response, 401, unauthorized)
      const { status, body } = await route.answer(asked)
      sendJson(response, status, body)
      return
    }
    sendJson(response, 404, failure('Not Found'))
  })
}

/** The project id from the query, else from the body. */
function projectOf({ query, body }: Asked): unknown {
  if (query.has('projectId')) return query.get('projectId')
  return typeof body === 'object' && body !== null && 'projectId' in body
    ? body.projectId
    : undefined
}

function supportedChains(chains: readonly DevChain[]): Route {
  const http = chains.map(({ chainId }) => caip2(chainId))
  return {
    method: 'GET',
    path: /^\/v1\/supported-chains$/,
    answer: () => ({ status: 200, body: { http, ws: http } }),
  }
}

async function jsonBody(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return undefined
  try {
    return JSON.parse(await readBody(request))
  } catch {
    return undefined
  }
}
