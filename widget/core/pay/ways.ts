import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Quote } from '#bridge/getQuote.ts'
import { type CaipChainId, isError, parseCaipChainId, toWireError } from '#protocol'
import { catalogQuery } from '../bridge/catalog.ts'
import { hasCodeQuery } from '../bridge/recipient.ts'
import { type BridgeToken, type Catalog, findRoute, tokenKey } from '../bridge/tokens.ts'
import type { Core } from '../core.ts'
import { log } from '../log.ts'
import { balancesQuery } from '../portfolio/balances.ts'
import { WAYS_AGE_MS } from './limits.ts'
import { quoteForOutput } from './quoteForOutput.ts'
import type { PaymentRequest } from './slice.ts'

/** Why a way to pay cannot be taken. */
export type WayProblem = 'notEnough' | 'tooLow' | 'tooHigh' | 'contract' | 'noPrice'

/** One way to pay: what the account gives, on which network. */
export type PayWay = {
  readonly key: string
  readonly caipChainId: CaipChainId
  readonly symbol: string
  readonly decimals: number
  /** What the account has, in base units. */
  readonly balance: bigint
  /** What it gives, in base units; undefined where no price came. */
  readonly cost: bigint | undefined
  readonly problem: WayProblem | undefined
  readonly by:
    | { readonly kind: 'direct' }
    | {
        readonly kind: 'bridge'
        readonly origin: BridgeToken
        readonly destination: BridgeToken
        readonly quote: Quote | undefined
      }
}

/**
 * The ways in which an account can pay a request: from its own network first, then over the bridge,
 * the cheapest first; those that cannot be taken say why, last.
 */
export function payWaysQuery(
  core: Core,
  question: { request: PaymentRequest; account: Address } | undefined,
) {
  return queryOptions({
    queryKey: [
      'pay',
      'ways',
      question && [
        question.account,
        ...Object.values(question.request).map((value) => String(value)),
      ],
    ],
    staleTime: WAYS_AGE_MS,
    gcTime: WAYS_AGE_MS,
    refetchInterval: WAYS_AGE_MS,
    queryFn:
      question === undefined
        ? skipToken
        : async ({ signal }): Promise<readonly PayWay[]> => {
            const { request, account } = question
            const [direct, bridged] = await Promise.all([
              directWay(core, request, account),
              bridgedWays(core, request, account, signal),
            ])
            return inOrder([direct, ...bridged])
          },
  })
}

async function directWay(core: Core, request: PaymentRequest, account: Address): Promise<PayWay> {
  const { caipChainId, address, symbol, decimals, amount } = request
  const balance = await balanceOf(core, { caipChainId, address, account })
  // Of a native currency, what the network takes has to be left.
  const isEnough = address === undefined ? balance > amount : balance >= amount
  return {
    ...{ key: 'direct', caipChainId, symbol, decimals, balance, cost: amount },
    problem: isEnough ? undefined : 'notEnough',
    by: { kind: 'direct' },
  }
}

/** Without the bridge there still is the direct way. */
async function bridgedWays(
  core: Core,
  request: PaymentRequest,
  account: Address,
  signal: AbortSignal,
): Promise<readonly PayWay[]> {
  let catalog: Catalog
  try {
    catalog = await core.queries.fetchQuery(catalogQuery(core))
  } catch (error) {
    signal.throwIfAborted()
    log(core, 'warn', 'The bridge does not answer: paying from other networks is left out', error)
    return []
  }
  const chainId = Number(parseCaipChainId(request.caipChainId).reference)
  const wanted = tokenKey(chainId, request.address ?? 'native')
  const destination = catalog.tokens.find(({ key }) => key === wanted)
  if (destination === undefined) return []
  const origins = catalog.tokens.filter(
    (token) =>
      token.caipChainId !== request.caipChainId &&
      findRoute(catalog, token, destination) !== undefined,
  )
  const ways = origins.map((origin) =>
    bridgedWay(core, { request, account, signal, catalog, origin, destination }),
  )
  return (await Promise.all(ways)).flat()
}

async function bridgedWay(
  core: Core,
  asked: {
    request: PaymentRequest
    account: Address
    signal: AbortSignal
    catalog: Catalog
    origin: BridgeToken
    destination: BridgeToken
  },
): Promise<readonly PayWay[]> {
  const { request, account, signal, catalog, origin, destination } = asked
  const route = findRoute(catalog, origin, destination)
  if (route === undefined) return []
  const { caipChainId, symbol, decimals } = origin
  const balance = await balanceOf(core, {
    ...{ caipChainId, account },
    address: origin.isNative ? undefined : origin.address,
  }).catch(() => 0n) // a network that is down is no way to pay
  if (balance === 0n) return []
  const way = { key: origin.key, caipChainId, symbol, decimals, balance }
  const by = { kind: 'bridge' as const, origin, destination, quote: undefined }
  if (origin.isNative && (await isContract(core, request))) {
    return [{ ...way, cost: undefined, problem: 'contract', by }]
  }
  try {
    const quote = await quoteForOutput(core, {
      ...{ route, output: request.amount, depositor: account, recipient: request.recipient },
      ...{ inputDecimals: origin.decimals, outputDecimals: destination.decimals, signal },
    })
    const cost = quote.deposit.inputAmount
    const isEnough = origin.isNative ? balance > cost : balance >= cost
    const problem = problemOf(cost, quote) ?? (isEnough ? undefined : 'notEnough')
    return [{ ...way, cost, problem, by: { ...by, quote } }]
  } catch (error) {
    signal.throwIfAborted()
    return [{ ...way, cost: undefined, problem: failureOf(error), by }]
  }
}

function problemOf(cost: bigint, { limits, isAmountTooLow }: Quote): WayProblem | undefined {
  if (isAmountTooLow || cost < limits.minDeposit) return 'tooLow'
  return cost > limits.maxDeposit ? 'tooHigh' : undefined
}

function failureOf(error: unknown): WayProblem {
  if (!isError(error, 'BRIDGE_API_ERROR')) return 'noPrice'
  const { message } = toWireError(error)
  if (/too (low|small)|minimum/i.test(message)) return 'tooLow'
  return /too (high|large)|maximum|limit/i.test(message) ? 'tooHigh' : 'noPrice'
}

/** A contract that is paid in native currency over the bridge gets the wrapped token instead. */
function isContract(core: Core, { caipChainId, recipient }: PaymentRequest): Promise<boolean> {
  return core.queries.fetchQuery(hasCodeQuery(core, caipChainId, recipient)).catch(() => true)
}

async function balanceOf(
  core: Core,
  {
    caipChainId,
    address,
    account,
  }: { caipChainId: CaipChainId; address: string | undefined; account: Address },
): Promise<bigint> {
  const tokens = address === undefined ? [] : [address]
  const balances = await core.queries.fetchQuery(
    balancesQuery(core, { caipChainId, address: account, tokens }),
  )
  return (address === undefined ? balances.native : balances.tokens.get(address)) ?? 0n
}

function inOrder(ways: readonly PayWay[]): readonly PayWay[] {
  const rank = ({ problem, by }: PayWay) =>
    (problem === undefined ? 0 : 2) + (by.kind === 'direct' ? 0 : 1)
  return [...ways].sort((a, b) => rank(a) - rank(b) || compareCost(a, b))
}

/** All of them give the same token, so that amounts can be compared once their units are alike. */
function compareCost(a: PayWay, b: PayWay): number {
  if (a.cost === undefined || b.cost === undefined) return Number(b.cost !== undefined)
  const left = a.cost * 10n ** BigInt(b.decimals)
  const right = b.cost * 10n ** BigInt(a.decimals)
  if (left === right) return 0
  return left < right ? -1 : 1
}
