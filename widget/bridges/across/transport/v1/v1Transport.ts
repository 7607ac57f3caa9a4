import { get, type HttpAnswer, post, refused } from '#lib/http.ts'
import { maxUint256 } from 'viem'
import { coinOf } from '../../contracts/symbols.ts'
import { QuoteInvalidError } from '../../errors/quote.ts'
import { BridgeApiError, NotOfferedError } from '../../errors/service.ts'
import { httpTransport } from '../httpTransport.ts'
import { read, readable } from '../read.ts'
import type { Route } from '../route.ts'
import type { QuoteQuery, QuotingTransport } from '../transport.ts'
import { decodeActions } from './decodeActions.ts'
import * as schemas from './schemas.ts'

/** The service does not tell: as long as an ordinary fill takes at most. */
const GUESSED_FILL_SECONDS = 60
/** Of one try for a state, so that the indexer is asked while somebody still listens. */
const STATE_TIMEOUT_MS = 1_500

export type V1TransportOptions = {
  /** The gateway's address of the bridge service, below which `/v1/quotes` is: v1 wants a key that no page may hold. */
  readonly apiUrl: string
  readonly indexerUrl: string
  readonly fetch?: typeof fetch | undefined
  /** The time limit of one attempt. @default 15_000 */
  readonly timeoutMs?: number | undefined
  /** @default 300 */
  readonly backoffMs?: number | undefined
}

type Capable = ReturnType<typeof readTokens>[number]

/**
 * A transport that speaks Across's API v1, UNVERIFIED: it was written from the public parts of its documentation
 * and never met the service. It takes a quote only where all that is to be done is an approval and a deposit into
 * a known pool. It offers no native currency, no messages and no limits; only a quote tells whether an amount is
 * taken. What v1 does not say of a transfer, the indexer is asked.
 *
 * Its methods throw NotOfferedError, QuoteInvalidError, BridgeApiError and HttpError; those that ask the indexer
 * what `httpTransport` throws.
 */
export function v1Transport(options: V1TransportOptions): QuotingTransport {
  const { apiUrl: ownApi, indexerUrl, ...rest } = options
  const indexer = httpTransport({ indexerUrl, ...rest })
  const at = (base: string, path: string) => `${base.replace(/\/+$/, '')}/v1${path}`

  async function tokensOf({ apiUrl = ownApi, originChainId, destinationChainId, signal }: Asked) {
    const query = { originChainId, destinationChainId, include: 'tokens' }
    return readTokens(await get({ ...rest, url: at(apiUrl, '/capabilities'), query, signal }))
  }

  return {
    async getAvailableRoutes(query) {
      const routes = routesBetween(await tokensOf(query))
      const isWanted = (name: keyof typeof query & keyof Route, route: Route) =>
        query[name] === undefined ||
        String(query[name]).toLowerCase() === String(route[name]).toLowerCase()
      return routes.filter((route) => narrowing.every((name) => isWanted(name, route)))
    },

    async getSupportedChains({
      chainIds,
      omitTokens,
      inputTokenSymbol,
      outputTokenSymbol,
      ...asked
    }) {
      const tokens = await tokensOf(asked)
      const ids = [...new Set(tokens.map(({ chainId }) => chainId))]
      const listed = (chainId: number, symbol: string | undefined) =>
        tokens.flatMap((token) =>
          token.chainId !== chainId ||
          omitTokens === true ||
          (symbol !== undefined && symbol.toUpperCase() !== token.symbol.toUpperCase())
            ? []
            : [{ ...token, name: token.symbol }],
        )
      return ids
        .filter((id) => chainIds === undefined || chainIds.includes(id))
        .map((chainId) => ({
          chainId,
          name: `eip155:${chainId}`,
          inputTokens: listed(chainId, inputTokenSymbol),
          outputTokens: listed(chainId, outputTokenSymbol),
        }))
    },

    // Where they stand in an answer is not public.
    getLimits: async () => noLimits,

    async quote(query) {
      requireOffered(query)
      const { apiUrl = ownApi, signal } = query
      const body = quoteBody(query)
      const answer = await post({ ...rest, url: at(apiUrl, '/quotes'), body, signal })
      if (!answer.ok) throw errorOf(answer)
      const { orderId, expiresAt, destination, nextActions } = read(answer, schemas.quote)
      const actions = decodeActions(nextActions)
      for (const action of actions) {
        if (action.type === 'deposit' && action.terms.outputAmount < destination.minAmount) {
          throw new QuoteInvalidError('less would arrive than the least that it promises')
        }
      }
      return {
        actions,
        fees: undefined,
        limits: noLimits,
        isAmountTooLow: false,
        estimatedFillTimeSec: GUESSED_FILL_SECONDS,
        expiresAt,
        orderId,
      }
    },

    async getDepositStatus({ orderId, ...query }) {
      const told = orderId && (await stateOf(orderId, query.signal))
      return told === undefined ? indexer.getDepositStatus(query) : { status: told }
    },

    getDeposits: indexer.getDeposits,
  }

  /** A hint, and nothing where v1 fails: the indexer is asked then, and the chains in any case. */
  async function stateOf(orderId: string, signal: AbortSignal | undefined) {
    try {
      const url = at(ownApi, `/transfers/${orderId}`)
      const answer = await get({ ...rest, url, signal, timeoutMs: STATE_TIMEOUT_MS })
      const transfer = read(answer, schemas.transfer)
      return transfer.orderId === orderId.toLowerCase() ? transfer.status.state : undefined
    } catch {
      signal?.throwIfAborted()
      return undefined
    }
  }
}

type Asked = {
  readonly apiUrl?: string | undefined
  readonly originChainId?: number | undefined
  readonly destinationChainId?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Only a quote binds. */
const noLimits = {
  minDeposit: 1n,
  maxDeposit: maxUint256,
  maxDepositInstant: maxUint256,
  maxDepositShortDelay: maxUint256,
  recommendedDepositInstant: maxUint256,
}

/** What routes are narrowed by. */
const narrowing = [
  ...(['originChainId', 'destinationChainId', 'inputToken', 'outputToken'] as const),
  ...(['inputTokenSymbol', 'outputTokenSymbol'] as const),
]

function readTokens(answer: HttpAnswer) {
  if (!answer.ok) throw errorOf(answer)
  const { capabilities } = read(answer, schemas.capabilities)
  return readable(capabilities.tokens, schemas.capableToken)
}

/** Between forms of one coin: of two coins no fee could be told. */
function routesBetween(tokens: readonly Capable[]): readonly Route[] {
  return tokens.flatMap((input) =>
    tokens
      .filter(
        (output) =>
          output.chainId !== input.chainId && coinOf(output.symbol) === coinOf(input.symbol),
      )
      .map((output) => ({
        isNative: false,
        originChainId: input.chainId,
        inputToken: input.address,
        destinationChainId: output.chainId,
        outputToken: output.address,
        inputTokenSymbol: input.symbol,
        outputTokenSymbol: output.symbol,
      })),
  )
}

function requireOffered({ isNative, message }: QuoteQuery): void {
  if (isNative) throw new NotOfferedError('it is not known to take a native currency')
  // Its own form of actions is another one.
  if (message !== '0x') throw new NotOfferedError('it takes no message')
}

/** The names of the two accounts are assumed. */
function quoteBody(query: QuoteQuery) {
  const { originChainId, destinationChainId, inputToken, outputToken } = query
  return {
    origin: { token: { chainId: originChainId, address: inputToken }, address: query.depositor },
    destination: {
      token: { chainId: destinationChainId, address: outputToken },
      address: query.recipient,
    },
    amount: String(query.amount),
    amountType: 'exact_input',
  }
}

function errorOf(answer: HttpAnswer): Error {
  const parsed = schemas.errorBody.safeParse(answer.body)
  if (!parsed.success) return refused(answer)
  const { message, code } = parsed.data
  const data = { apiCode: code, param: undefined, id: undefined, status: answer.status }
  return new BridgeApiError(message, data)
}
