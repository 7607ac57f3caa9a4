import type { IncomingMessage } from 'node:http'
import { isAddressEqual } from 'viem'
import type { DevChain } from '../chains/devChain.ts'
import type { Faults } from '../http/faults.ts'
import type { FieldLies } from '../http/fieldLies.ts'
import type { Unkindness } from '../unkind/unkindness.ts'
import { sendJson } from '../http/json.ts'
import { hasBearer } from '../http/serviceKeys.ts'
import { type Listening, readBody } from '../http/listen.ts'
import { listenAs } from '../http/service.ts'
import { ApiError, apiErrorBody, invalidParam, unexpectedError } from './apiError.ts'
import { poolTold } from './lies.ts'
import { limits } from './limits.ts'
import { addressParam, booleanParam, chainIdParam, createQuery, type Query } from './query.ts'
import { type QuoteSettings, suggestedFees } from './suggestedFees.ts'
import { routesOf, type Token, tokensOf } from './tokens.ts'

export type BridgeApiOptions = {
  chains: readonly DevChain[]
  faults: Faults
  fieldLies: FieldLies
  unkind: Unkindness
  quotes: QuoteSettings
  /** Asked for as a bearer token. @default nothing is */
  key?: string | undefined
  /** Public RPC address of a chain. */
  rpcUrl(chainId: number): string
  explorerUrl(chainId: number): string
}

/** The bridge's HTTP API, under `/api`. */
export function startBridgeApi(options: BridgeApiOptions): Promise<Listening> {
  const service = {
    name: 'bridgeApi',
    faults: options.faults,
    fieldLies: options.fieldLies,
    unkind: options.unkind,
    hasKey: (request: IncomingMessage) => hasBearer(request, options.key),
    errorBody: apiErrorBody(unexpectedError),
  }
  return listenAs(service, async (request, response, url) => {
    try {
      const query = createQuery(url.searchParams, await jsonBody(request))
      sendJson(response, 200, await answer(options, url.pathname, query))
    } catch (error) {
      const known = error instanceof ApiError ? error : unexpectedError
      sendJson(response, known.status, apiErrorBody(known))
    }
  })
}

async function answer(options: BridgeApiOptions, path: string, query: Query): Promise<unknown> {
  switch (path) {
    case '/api/available-routes':
      return availableRoutes(options, query)
    case '/api/suggested-fees':
      return suggestedFees(options.chains, query, options.quotes)
    case '/api/limits':
      return limits(options.chains, query, options.quotes)
    case '/api/chains':
      return chainList(options, query)
    default:
      throw new ApiError({ status: 404, message: `Not found: ${path}` })
  }
}

/** GET /available-routes: every parameter narrows, none is required. */
function availableRoutes({ chains }: BridgeApiOptions, query: Query) {
  const originChainId = chainIdParam(query, 'originChainId')
  const destinationChainId = chainIdParam(query, 'destinationChainId')
  const originToken = addressParam(query, 'originToken')
  const destinationToken = addressParam(query, 'destinationToken')
  const originSymbol = query.get('originTokenSymbol')?.toUpperCase()
  const destinationSymbol = query.get('destinationTokenSymbol')?.toUpperCase()
  return routesOf(chains).filter(
    (row) =>
      (originChainId === undefined || row.originChainId === originChainId) &&
      (destinationChainId === undefined || row.destinationChainId === destinationChainId) &&
      (originToken === undefined || isAddressEqual(row.originToken, originToken)) &&
      (destinationToken === undefined || isAddressEqual(row.destinationToken, destinationToken)) &&
      (originSymbol === undefined || row.originTokenSymbol === originSymbol) &&
      (destinationSymbol === undefined || row.destinationTokenSymbol === destinationSymbol),
  )
}

/** GET /chains */
function chainList({ chains, quotes, rpcUrl, explorerUrl }: BridgeApiOptions, query: Query) {
  const wanted = query.getAll('chainId')
  if (wanted.some((id) => !/^[1-9]\d*$/.test(id))) throw invalidParam('chainId', 'positiveIntStr')
  const omitTokens = booleanParam(query, 'omitTokens')
  const list = (chain: DevChain, symbol: string | undefined): Token[] =>
    omitTokens
      ? []
      : tokensOf(chain).filter(
          (token) => symbol === undefined || token.symbol === symbol.toUpperCase(),
        )
  return chains
    .filter(({ chainId }) => wanted.length === 0 || wanted.includes(String(chainId)))
    .map((chain) => ({
      chainId: chain.chainId,
      name: chain.name,
      publicRpcUrl: rpcUrl(chain.chainId),
      explorerUrl: explorerUrl(chain.chainId),
      logoUrl: tokensOf(chain)[0]?.logoUrl ?? '',
      spokePool: poolTold(quotes.lie, chain),
      spokePoolBlock: chain.contracts.spokePoolBlock,
      inputTokens: list(chain, query.get('inputTokenSymbol')),
      outputTokens: list(chain, query.get('outputTokenSymbol')),
    }))
}

async function jsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (request.method !== 'POST') return {}
  const text = await readBody(request)
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return { ...body }
  } catch {
    throw invalidParam('body', 'object')
  }
  throw invalidParam('body', 'object')
}
