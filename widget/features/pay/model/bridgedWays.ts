import type { Address } from 'viem'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { isError, parseCaipChainId, toWireError } from '#protocol'
import { arrivalQuery } from '#features/bridge/model/quote/arrival.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { hasCodeQuery } from '#wallet/recipients/recipient.ts'
import { tokenKey } from '#kernel/bridge/tokenKey.ts'
import { type BridgeToken, type Catalog, findRoute } from '#kernel/bridge/tokens.ts'
import type { Core } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { balanceOf } from './balanceOf.ts'
import { holdingsToSwap } from './holdingsToSwap.ts'
import { BRIDGE_SPARE_PART } from './limits.ts'
import { quoteForOutput } from './quoteForOutput.ts'
import type { PaymentRequest } from './paymentRequest.ts'
import { swappedWays } from './swappedWays.ts'
import type { PayWay, WayProblem } from './way.ts'

type Asked = {
  readonly request: PaymentRequest
  readonly account: Address
}

/** Ways from other networks. If the bridge fails, the direct ways remain. */
export async function bridgedWays(
  core: Core,
  asked: Asked,
  signal: AbortSignal,
): Promise<readonly PayWay[]> {
  const { request } = asked
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
    waysFrom(core, { ...asked, signal, catalog, origin, destination }),
  )
  return (await Promise.all(ways)).flat()
}

type Origin = Asked & {
  readonly signal: AbortSignal
  readonly catalog: Catalog
  readonly origin: BridgeToken
  readonly destination: BridgeToken
}

/** Ways with the token itself, if the account has some, and with other tokens swapped for it. */
async function waysFrom(core: Core, asked: Origin): Promise<readonly PayWay[]> {
  const { account, signal, origin } = asked
  const { caipChainId, isNative } = origin
  const address = isNative ? undefined : origin.address
  const [balance, native, held] = await Promise.all([
    balanceOf(core, { caipChainId, account, address }),
    balanceOf(core, { caipChainId, account, address: undefined }),
    holdingsToSwap(core, caipChainId, account),
  ]).catch(() => [0n, 0n, undefined] as const) // a network that is down is no way to pay
  signal.throwIfAborted()
  const own = address?.toLowerCase() ?? 'native'
  if (held === undefined) return []
  const hasOthers = held.held.some(({ token }) => token.key !== own)
  if (balance === 0n && !hasOthers) return []
  const way = await bridgedWay(core, asked, { balance, native })
  const { cost, problem } = way
  const isPriced = cost !== undefined && (problem === undefined || problem === 'notEnough')
  const needed = (cost ?? 0n) + (cost ?? 0n) / BRIDGE_SPARE_PART
  const swapped = isPriced ? await swappedWays(core, { way, needed, held, account, signal }) : []
  return [...(balance === 0n ? [] : [way]), ...swapped]
}

async function bridgedWay(
  core: Core,
  { request, account, signal, catalog, origin, destination }: Origin,
  { balance, native }: { balance: bigint; native: bigint },
): Promise<PayWay> {
  const { key, caipChainId, symbol, decimals, isNative } = origin
  const address = isNative ? undefined : origin.address
  const by = { kind: 'bridge' as const, origin, destination, quote: undefined }
  const way: PayWay = {
    key,
    caipChainId,
    address,
    symbol,
    decimals,
    balance,
    by,
    cost: undefined,
    problem: 'noPrice',
  }
  const route = findRoute(catalog, origin, destination)
  if (route === undefined) return way
  if (destination.isNative && (await isContract(core, request)))
    return { ...way, problem: 'contract' }
  if (await isUnwrapped(core, { destination, request })) return { ...way, problem: 'unwrapped' }
  try {
    const quote = await quoteForOutput(core, {
      route,
      output: request.amount,
      depositor: account,
      recipient: request.recipient,
      inputDecimals: decimals,
      outputDecimals: destination.decimals,
      signal,
    })
    const cost = quote.deposit.inputAmount
    const isEnough = isNative ? balance > cost : balance >= cost
    const problem = problemOf(cost, quote) ?? (isEnough ? feeProblem(native) : 'notEnough')
    return { ...way, cost, problem, by: { ...by, quote } }
  } catch (error) {
    signal.throwIfAborted()
    return { ...way, problem: failureOf(error) }
  }
}

/** An account without native currency cannot pay the network fee. */
export function feeProblem(native: bigint): WayProblem | undefined {
  return native === 0n ? 'noFee' : undefined
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

/** True if the payee would get the native currency instead of its wrapped token; unknown counts as true. */
function isUnwrapped(
  core: Core,
  { destination, request }: Pick<Origin, 'destination' | 'request'>,
): Promise<boolean> {
  if (destination.isNative) return Promise.resolve(false)
  const deposit = { recipient: request.recipient, message: '0x' } as const
  return core.queries.fetchQuery(arrivalQuery(core, { destination, deposit })).catch(() => true)
}

/** A contract that is paid in native currency over the bridge gets the wrapped token instead. */
function isContract(core: Core, { caipChainId, recipient }: PaymentRequest): Promise<boolean> {
  return core.queries.fetchQuery(hasCodeQuery(core, caipChainId, recipient)).catch(() => true)
}
