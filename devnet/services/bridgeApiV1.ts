import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Address, encodeFunctionData, type Hex, pad, zeroHash } from 'viem'
import { spokePoolAbi, tokenAbi } from '../chains/abi.ts'
import type { DevChain } from '../chains/devChain.ts'
import type { Deposit, Ledger } from '../chains/ledger.ts'
import { ApiError } from './apiError.ts'
import { feesOf, limitsOf } from './fees.ts'
import { addressParam, amountParam, createQuery } from './query.ts'
import { type Route, routeParam } from './route.ts'
import type { QuoteSettings } from './suggestedFees.ts'
import { tokensOf, toUnitsOf } from './tokens.ts'

/** How long a quote holds, by its documentation about a quarter of an hour. */
const QUOTE_SECONDS = 900

export type V1Options = {
  chains: readonly DevChain[]
  ledger: Ledger
  quotes: QuoteSettings
}

type Order = Pick<
  Deposit,
  'depositor' | 'recipient' | 'inputAmount' | 'outputAmount' | 'quoteTimestamp' | 'fillDeadline'
>
type Answer = { status: number; body: unknown }

/**
 * The bridge's API v1. Its schemas are not public in full: calls, names in the request, `orderId`, `expiresAt`,
 * `nextActions` and `status.state` are from its documentation, the rest is made up. It pays into the pool and
 * not into its own contract, whose code is not public.
 */
export function createBridgeApiV1({ chains, ledger, quotes }: V1Options) {
  const orders = new Map<string, Order>()

  async function quote(body: Record<string, unknown>): Promise<unknown> {
    const flat = flatten(body)
    const query = createQuery(new URLSearchParams(flat))
    const route = routeParam(chains, query)
    const amount = amountParam(query, 'amount')
    const [depositor, recipient] = ['depositor', 'recipient'].map((name) =>
      addressParam(query, name),
    )
    if (amount === undefined || depositor === undefined || recipient === undefined) {
      throw refusal('request.missing_param', 'Amount and both addresses are needed')
    }
    const { inputToken, outputToken } = route
    const fee = feesOf(inputToken.symbol, amount, quotes.feeMultiplier).relay.total
    if (amount < limitsOf(inputToken.symbol).minDeposit || fee >= amount) {
      throw refusal('quote.amount_too_low', 'The amount is too low')
    }
    const left = { amount: amount - fee, decimals: inputToken.decimals }
    const block = await route.origin.client.getBlock()
    const now = Number(block.timestamp)
    const order: Order = {
      depositor: pad(lower(depositor)),
      recipient: pad(lower(recipient)),
      inputAmount: amount,
      outputAmount: toUnitsOf(outputToken, left),
      quoteTimestamp: now,
      fillDeadline: now + quotes.fillDeadlineSeconds,
    }
    const orderId = `0x${randomBytes(32).toString('hex')}`
    orders.set(orderId, order)
    const amounts = { amount: String(order.outputAmount), minAmount: String(order.outputAmount) }
    return {
      orderId,
      origin: { amount: String(amount) },
      destination: amounts,
      fees: [{ type: 'bridge', amount: String(fee) }],
      expiresAt: new Date(Date.now() + QUOTE_SECONDS * 1_000).toISOString(),
      nextActions: actionsOf(route, order),
    }
  }

  function transfer(orderId: string): unknown {
    const order = orders.get(orderId.toLowerCase())
    if (order === undefined) throw refusal('transfer.not_found', 'There is no such order', 404)
    const found = ledger.entries().find(({ deposit }) => isOf(order, deposit))
    const isFilled = found?.fill !== undefined
    const state = isFilled ? 'filled' : 'pending'
    const status = {
      ...{ state, reason: null, description: state },
      ...{ isTerminal: isFilled, finalized: isFilled },
    }
    return { orderId, status }
  }

  /** Undefined: the path is not one of v1. */
  return async function answer(
    { method, headers }: IncomingMessage,
    { pathname, searchParams }: URL,
    body: Record<string, unknown>,
  ): Promise<Answer | undefined> {
    const [, version, name, id] = pathname.split('/')
    if (version !== 'v1') return undefined
    try {
      // A key is all that it takes, and it takes nobody without one.
      if (!/^Bearer \S+$/.test(headers.authorization ?? '')) {
        throw refusal('auth.missing_key', 'A key is needed', 401)
      }
      if (searchParams.has('integratorId')) {
        throw refusal('request.unsupported_param', 'integratorId is not supported')
      }
      if (method === 'GET' && name === 'capabilities') return ok(capabilities(chains, searchParams))
      if (method === 'POST' && name === 'quotes') return ok(await quote(body))
      if (method === 'GET' && name === 'transfers' && id !== undefined) return ok(transfer(id))
      throw refusal('request.not_found', `Not found: ${pathname}`, 404)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, message } = error
      const code = error.param ?? 'request.invalid_param'
      return {
        status,
        body: { code: code.includes('.') ? code : 'request.invalid_param', message },
      }
    }
  }
}

/** The code stands where other answers name the parameter. */
function refusal(code: string, message: string, status = 400): ApiError {
  return new ApiError({ message, param: code, status })
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function capabilities(chains: readonly DevChain[], search: URLSearchParams): unknown {
  const asked = ['originChainId', 'destinationChainId'].flatMap((name) => search.get(name) ?? [])
  const wanted = chains.filter(
    ({ chainId }) => asked.length === 0 || asked.includes(String(chainId)),
  )
  const tokens = wanted.flatMap((chain) =>
    tokensOf(chain)
      // The native currency shares the address of the wrapped one.
      .filter(({ symbol }) => symbol !== 'ETH' && symbol !== 'DEV')
      .map(({ address, symbol, decimals }) => ({
        chainId: chain.chainId,
        address,
        symbol,
        decimals,
        availability: { available: true, reason: null },
      })),
  )
  return { capabilities: search.get('include') === 'tokens' ? { tokens } : {} }
}

/** The body by the names that the other API has for it; a field that is not known is refused. */
function flatten(body: Record<string, unknown>): Record<string, string> {
  const { origin, destination, amount, amountType = 'exact_input', ...more } = body
  const [unknown] = Object.keys(more)
  if (unknown !== undefined) throw refusal('request.unsupported_param', `Unknown: ${unknown}`)
  if (amountType !== 'exact_input') throw refusal('request.unsupported_param', 'Only exact_input')
  const [from, to] = [sideOf(origin), sideOf(destination)]
  return {
    originChainId: from.chainId,
    inputToken: from.token,
    depositor: from.address,
    destinationChainId: to.chainId,
    outputToken: to.token,
    recipient: to.address,
    amount: String(amount),
    allowUnmatchedDecimals: 'true',
  }
}

function sideOf(value: unknown): { chainId: string; token: string; address: string } {
  const { token, address, ...more } = fieldsOf(value)
  const { chainId, address: tokenAddress, ...rest } = fieldsOf(token)
  const [unknown] = Object.keys({ ...more, ...rest })
  if (unknown !== undefined) throw refusal('request.unsupported_param', `Unknown: ${unknown}`)
  return { chainId: String(chainId), token: String(tokenAddress), address: String(address) }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw refusal('request.invalid_param', 'A token and an address are needed')
}

function actionsOf({ origin, destination, inputToken, outputToken }: Route, order: Order) {
  const { chainId, contracts } = origin
  const { inputAmount, outputAmount, quoteTimestamp, fillDeadline } = order
  const call = (id: string, to: Address, data: Hex) => ({
    ...{ id, type: 'send_transaction', chainId },
    ...{ to, data, value: '0' },
  })
  const approve = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'approve',
    args: [contracts.spokePool, inputAmount],
  })
  const deposit = encodeFunctionData({
    abi: spokePoolAbi,
    functionName: 'deposit',
    args: [
      order.depositor,
      order.recipient,
      pad(lower(inputToken.address)),
      pad(lower(outputToken.address)),
      inputAmount,
      outputAmount,
      BigInt(destination.chainId),
      zeroHash,
      quoteTimestamp,
      fillDeadline,
      0,
      '0x',
    ],
  })
  return [
    call('approval', inputToken.address, approve),
    call('deposit', contracts.spokePool, deposit),
  ]
}

function isOf(order: Order, deposit: Deposit): boolean {
  const { depositor, recipient } = order
  return (
    deposit.depositor.toLowerCase() === depositor &&
    deposit.recipient.toLowerCase() === recipient &&
    deposit.inputAmount === order.inputAmount &&
    deposit.outputAmount === order.outputAmount &&
    deposit.quoteTimestamp === order.quoteTimestamp &&
    deposit.fillDeadline === order.fillDeadline
  )
}

function lower(address: Address): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}
