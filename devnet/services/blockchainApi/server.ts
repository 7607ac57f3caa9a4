import type { IncomingMessage } from 'node:http'
import type { DevChain } from '../../chains/devChain.ts'
import type { Faults } from '../../http/faults.ts'
import { sendJson } from '../../http/json.ts'
import { type Listening, readBody } from '../../http/listen.ts'
import { listenAs } from '../../http/service.ts'
import { balance } from './balance.ts'
import { history } from './history.ts'
import type { MarketSettings } from './market.ts'
import { prices } from './prices.ts'

export type BlockchainApiOptions = {
  chains: readonly DevChain[]
  faults: Faults
  market: MarketSettings
}

/** One question of a client. */
export type Asked = {
  /** What the route's pattern caught, decoded. */
  params: readonly string[]
  query: URLSearchParams
  /** Parsed; undefined where there is none, or none that is JSON. */
  body: unknown
}

export type Answer = { status: number; body: unknown }

/** One row of the API: where it is, and what it says. */
export type Route = {
  method: 'GET' | 'POST'
  path: RegExp
  answer: (asked: Asked) => Promise<Answer> | Answer
}

/** Balances, history, prices, names, swaps and purchases over the real chains. */
export function startBlockchainApi(options: BlockchainApiOptions): Promise<Listening> {
  const { chains, faults, market } = options
  const routes: readonly Route[] = [
    supportedChains(chains),
    balance(chains, market),
    prices(chains, market),
    history(chains, market),
  ]
  const service = { name: 'blockchainApi', faults, errorBody: failure('Internal Server Error') }
  return listenAs(service, async (request, response, url) => {
    for (const route of routes) {
      const found = request.method === route.method ? route.path.exec(url.pathname) : null
      if (found === null) continue
      const params = found.slice(1).map(decodeURIComponent)
      const asked = { params, query: url.searchParams, body: await jsonBody(request) }
      const { status, body } = await route.answer(asked)
      sendJson(response, status, body)
      return
    }
    sendJson(response, 404, failure('Not Found'))
  })
}

/** The body of every refusal. */
export function failure(description: string, name = 'error') {
  return { status: 'FAILED', reasons: [{ name, description }] }
}

function supportedChains(chains: readonly DevChain[]): Route {
  const http = chains.map(({ chainId }) => `eip155:${chainId}`)
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
