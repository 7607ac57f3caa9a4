import * as z from 'zod/mini'
import { get, type HttpAnswer, type HttpQuery, post, refused } from '#lib/http.ts'
import {
  BridgeApiError,
  BridgeApiSimulationError,
  IndexerError,
  MessageTooLargeError,
} from '../errors/service.ts'
import { HISTORY_ROWS, MAX_QUERY_MESSAGE } from '../util/limits.ts'
import { quoteFromFees } from './quoteFromFees.ts'
import { read, readable } from './read.ts'
import { requireNoPage } from './requireNoPage.ts'
import * as schemas from './schemas.ts'
import type { FeesQuery, LimitsQuery, WholeTransport } from './transport.ts'

const mainnetBases = {
  apiUrl: 'https://app.across.to/api',
  indexerUrl: 'https://indexer.api.across.to',
} as const
const testnetBases = {
  apiUrl: 'https://testnet.across.to/api',
  indexerUrl: 'https://dev.indexer.api.across.to',
} as const

export type HttpTransportOptions = {
  /** The address of the bridge service, or of your proxy, which can add a key. @default Across's own */
  readonly apiUrl?: string | undefined
  /** @default Across's own */
  readonly indexerUrl?: string | undefined
  /** Uses Across's services for test networks, unless you set the addresses. @default false */
  readonly testnet?: boolean | undefined
  /** The key of the bridge service, sent only to `apiUrl`. Only for Node: in a page, every visitor could read it. */
  readonly apiKey?: string | undefined
  readonly fetch?: typeof fetch | undefined
  /** The time limit of one attempt. @default 15_000 */
  readonly timeoutMs?: number | undefined
  /** @default 300 */
  readonly backoffMs?: number | undefined
}

type Call = {
  readonly base: string
  readonly path: string
  readonly query: HttpQuery
  /** Sent as a POST where it is given. */
  readonly body?: { readonly message: string } | undefined
  readonly signal: AbortSignal | undefined
}

/**
 * Makes a transport that reaches the services over HTTP (S7.30, S7.31).
 *
 * Every method throws `BridgeApiError` (the service refused, with its own code), `MessageTooLargeError` (the
 * service refused the amount for a transfer with a message), `IndexerError`, or `HttpError` (no answer, or an
 * unreadable one). An abort passes through unchanged.
 *
 * @throws SecretInPageError for an `apiKey` in a page
 */
export function httpTransport(options: HttpTransportOptions = {}): WholeTransport {
  const bases = options.testnet === true ? testnetBases : mainnetBases
  if (options.apiKey !== undefined) requireNoPage('apiKey')
  const { apiUrl: ownApi = bases.apiUrl, indexerUrl: ownIndexer = bases.indexerUrl } = options

  async function api<schema extends z.core.$ZodType>(call: Call, schema: schema) {
    const answer = await ask(options, call, call.base === ownApi ? options.apiKey : undefined)
    if (!answer.ok) throw apiError(answer)
    return read(answer, schema)
  }

  const getSuggestedFees = ({
    signal,
    apiUrl: base = ownApi,
    skipAmountLimit,
    ...query
  }: FeesQuery) =>
    api(
      { base, path: '/suggested-fees', ...routeQuery(query, { skipAmountLimit }), signal },
      schemas.apiFees,
    )

  return {
    async getAvailableRoutes({ signal, apiUrl: base = ownApi, ...query }) {
      const rows = await api(
        {
          base,
          path: '/available-routes',
          query: {
            originChainId: query.originChainId,
            originToken: query.inputToken,
            originTokenSymbol: query.inputTokenSymbol,
            destinationChainId: query.destinationChainId,
            destinationToken: query.outputToken,
            destinationTokenSymbol: query.outputTokenSymbol,
          },
          signal,
        },
        z.array(z.unknown()),
      )
      return readable(rows, schemas.apiRoute)
    },

    async getSupportedChains({ signal, apiUrl: base = ownApi, chainIds, ...query }) {
      const rows = await api(
        { base, path: '/chains', query: { chainId: chainIds, ...query }, signal },
        z.array(z.unknown()),
      )
      return readable(rows, schemas.apiChain).map((chain) => ({
        ...chain,
        inputTokens: readable(chain.inputTokens, schemas.apiToken),
        outputTokens: readable(chain.outputTokens, schemas.apiToken),
      }))
    },

    getSuggestedFees,

    quote: async (query) => quoteFromFees(await getSuggestedFees(query), query),

    getLimits: ({ signal, apiUrl: base = ownApi, ...query }) =>
      api({ base, path: '/limits', ...routeQuery(query), signal }, schemas.apiLimits),

    async getDepositStatus({ signal, indexerUrl: base = ownIndexer, originChainId, depositId }) {
      const query = { originChainId, depositId }
      const answer = await ask(options, { base, path: '/deposit/status', query, signal })
      // Until the indexer has seen the deposit it answers with an error.
      if (answer.status === 404 || answer.status === 400) return undefined
      if (!answer.ok) throw indexerError(answer)
      return read(answer, schemas.indexerStatus)
    },

    async getDeposits({ signal, indexerUrl: base = ownIndexer, depositor, limit = HISTORY_ROWS }) {
      const query = { depositor, limit }
      const answer = await ask(options, { base, path: '/deposits', query, signal })
      if (!answer.ok) throw indexerError(answer)
      return readable(read(answer, z.array(z.unknown())), schemas.indexerDeposit)
    },
  }
}

function ask(
  { fetch, timeoutMs, backoffMs }: HttpTransportOptions,
  { base, path, query, body, signal }: Call,
  apiKey?: string,
): Promise<HttpAnswer> {
  const url = `${base.replace(/\/+$/, '')}${path}`
  const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` }
  const request = { url, query, headers, signal, fetch, timeoutMs, backoffMs }
  return body === undefined ? get(request) : post({ ...request, body })
}

/** A message that no URL holds goes in the body. */
function routeQuery(query: LimitsQuery, more: HttpQuery = {}): Pick<Call, 'query' | 'body'> {
  const { originChainId, destinationChainId, inputToken, outputToken, amount } = query
  const { recipient, message = '0x', relayer } = query
  const isLong = message.length > MAX_QUERY_MESSAGE
  return {
    query: {
      originChainId,
      destinationChainId,
      inputToken,
      outputToken,
      amount,
      recipient,
      relayer,
      message: isLong || message === '0x' ? undefined : message,
      ...more,
      // Decimals are compared with those of the contracts, so unequal ones are fine.
      allowUnmatchedDecimals: true,
    },
    body: isLong ? { message } : undefined,
  }
}

function apiError(answer: HttpAnswer): Error {
  const parsed = schemas.apiErrorBody.safeParse(answer.body)
  if (!parsed.success) return refused(answer)
  const { message, code, param, id, transaction } = parsed.data
  const data = { apiCode: code, param, id, status: answer.status }
  if (code === 'SIMULATION_ERROR' && transaction !== undefined) {
    return new BridgeApiSimulationError(message, data, transaction)
  }
  if (param === 'relayer' && /enough funds/i.test(message)) {
    return new MessageTooLargeError(message, data)
  }
  return new BridgeApiError(message, data)
}

function indexerError(answer: HttpAnswer): Error {
  const parsed = schemas.indexerErrorBody.safeParse(answer.body)
  if (!parsed.success) return refused(answer)
  const message = parsed.data.message ?? parsed.data.error
  return new IndexerError({ url: answer.url, status: answer.status, message })
}
