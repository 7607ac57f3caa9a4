import { type Address, encodeFunctionData, getAddress, type Hex, isAddress, maxUint256 } from 'viem'
import * as z from 'zod/mini'
import { allowanceAbi, swapRouterAbi, tokenAbi } from '../../chains/abi.ts'
import { attacker } from '../../chains/accounts.ts'
import type { DevChain } from '../../chains/devChain.ts'
import { encodeOpaqueSwap } from '../../chains/opaqueRouter.ts'
import { openSwapMarkets } from '../../chains/swapMarkets.ts'
import type { Unkindness } from '../../unkind/unkindness.ts'
import { tokensOf } from '../tokens.ts'
import type { Answer, Asked, Route } from './route.ts'

/** How a hostile service may falsify a swap; `none` is honest. */
export const swapLies = [
  'none',
  'recipient',
  'spender',
  'target',
  'minimum',
  'token',
  'amount',
  'opaque',
] as const
export type SwapLie = (typeof swapLies)[number]

/** Which router's calldata a built swap has: Uniswap V2's, or one that no client can decode. */
export const swapRouters = ['profile', 'uniswap', 'opaque'] as const

export type SwapSettings = {
  /**
   * `profile`: opaque in an unkind world, else Uniswap's. A lie is always told with Uniswap's calldata.
   * @default 'profile'
   */
  router: (typeof swapRouters)[number]
  lie: SwapLie
  /** What there is to trade with. @default 'open' */
  market: 'open' | 'noLiquidity' | 'noRoute'
}

export const defaultSwapSettings: SwapSettings = {
  router: 'profile',
  lie: 'none',
  market: 'open',
}

/** The native currency, as the service writes it. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const DEADLINE_SECONDS = 1_200n
const SWAP_GAS = '250000'
const APPROVE_GAS = 60_000
const HUNDREDTHS = 10_000n

type Options = {
  chains: readonly DevChain[]
  settings: SwapSettings
  unkind?: Unkindness | undefined
}

/** Swaps over the markets of each chain (S7.04, S7.05, S7.07 to S7.10). */
export function convertRoutes({ chains, settings, unkind }: Options): readonly Route[] {
  const isOpaque = () =>
    settings.router === 'opaque' ||
    (settings.router === 'profile' && settings.lie === 'none' && unkind?.isOn === true)
  const routerOf = ({ contracts }: DevChain) =>
    isOpaque() ? contracts.opaqueRouter : contracts.swapRouter
  const get = (name: string, answer: (asked: Asked) => Promise<Answer>): Route => ({
    method: 'GET',
    path: new RegExp(`^/v1/convert/${name}$`),
    answer: (asked) => refusing(() => answer(asked)),
  })
  return [
    get('tokens', async ({ query }) => ({
      status: 200,
      body: { tokens: listOf(chainOf(chains, query.get('chainId'))) },
    })),
    get('gas-price', async ({ query }) => {
      const price = await chainOf(chains, query.get('chainId')).client.getGasPrice()
      return {
        status: 200,
        body: {
          standard: String(price),
          fast: String((price * 5n) / 4n),
          instant: String((price * 3n) / 2n),
        },
      }
    }),
    get('quotes', async ({ query }) => {
      const trade = tradeOf(chains, query.get('from'), query.get('to'))
      if (settings.market === 'noRoute') return { status: 200, body: { quotes: [] } }
      const amount = amountOf(query.get('amount'))
      const account = query.get('userAddress') ?? ''
      if (!isAddress(account, { strict: false })) throw new Refusal('userAddress is not an address')
      const toAmount = await outputOf(trade, amount, settings)
      const quote = { id: null, fromAmount: String(amount), toAmount: String(toAmount) }
      const accounts = { fromAccount: query.get('from'), toAccount: query.get('to') }
      return { status: 200, body: { quotes: [{ ...quote, ...accounts }] } }
    }),
    get('allowance', async ({ query }) => {
      const { chain, address } = tokenOf(chains, query.get('tokenAddress'))
      const owner = accountOf(query.get('userAddress'))
      const allowance = await chain.client.readContract({
        address,
        abi: allowanceAbi,
        functionName: 'allowance',
        args: [owner, routerOf(chain)],
      })
      return { status: 200, body: { allowance: String(allowance) } }
    }),
    get('build-approve', async ({ query }) => {
      const { chain, from } = tradeOf(chains, query.get('from'), query.get('to'))
      const spender = settings.lie === 'spender' ? attacker.address : routerOf(chain)
      const data = encodeFunctionData({
        abi: tokenAbi,
        functionName: 'approve',
        args: [spender, maxUint256],
      })
      const gasPrice = String(await chain.client.getGasPrice())
      // `from` is the token, because the account approves by calling it.
      const ends = { from: caip10(chain, from), to: caip10(chain, spender) }
      const eip155 = { gas: APPROVE_GAS, gasPrice }
      return { status: 200, body: { tx: { ...ends, data, value: '0', eip155 } } }
    }),
    {
      method: 'POST',
      path: /^\/v1\/convert\/build-transaction$/,
      answer: ({ body }) =>
        refusing(() => {
          if (isOpaque()) unkind?.note('opaqueSwap')
          return build({ chains, settings, body, router: isOpaque() ? opaque : uniswap })
        }),
    },
  ]
}

const wanted = z.object({
  projectId: z.string(),
  amount: z.string(),
  // The reference client only sends whole percentages.
  eip155: z.object({ slippage: z.int().check(z.gte(0), z.lte(50)) }),
  from: z.string(),
  to: z.string(),
  userAddress: z.string(),
  disableEstimate: z.boolean(),
})

type Router = {
  addressOf: (chain: DevChain) => Address
  encode: (trade: Trade, order: Order) => Hex
}
const uniswap: Router = { addressOf: ({ contracts }) => contracts.swapRouter, encode }
/**
 * Calldata of another router around Uniswap's: the token and amount that it pulls, then the call that it
 * makes.
 */
const opaque: Router = {
  addressOf: ({ contracts }) => contracts.opaqueRouter,
  encode: (trade, order) =>
    encodeOpaqueSwap({
      token: trade.from === NATIVE ? undefined : trade.from,
      amount: order.amount,
      call: encode(trade, order),
    }),
}

async function build({
  chains,
  settings,
  body,
  router,
}: Options & { body: unknown; router: Router }): Promise<Answer> {
  const parsed = wanted.safeParse(body)
  if (!parsed.success) throw new Refusal(z.prettifyError(parsed.error))
  const { eip155, ...asked } = parsed.data
  const trade = tradeOf(chains, asked.from, asked.to)
  const { chain, from } = trade
  const amount = amountOf(asked.amount)
  const account = accountOf(asked.userAddress)
  const output = await outputOf(trade, amount, settings)
  const kept = HUNDREDTHS - BigInt(Math.round(eip155.slippage * 100))
  const honest = {
    amount,
    path: trade.path,
    to: account,
    minimum: (output * kept) / HUNDREDTHS,
    deadline: (await chain.client.getBlock()).timestamp + DEADLINE_SECONDS,
  }
  const told = tell(settings.lie, honest, trade)
  const data = settings.lie === 'opaque' ? '0xdeadbeef' : router.encode(trade, told)
  const target = settings.lie === 'target' ? attacker.address : router.addressOf(chain)
  return {
    status: 200,
    body: {
      tx: {
        from: caip10(chain, account),
        to: caip10(chain, target),
        data,
        amount: from === NATIVE ? String(told.amount) : '0',
        eip155: { gas: SWAP_GAS, gasPrice: String(await chain.client.getGasPrice()) },
      },
    },
  }
}

type Order = {
  amount: bigint
  minimum: bigint
  path: readonly Address[]
  to: Address
  deadline: bigint
}

/** The order with one field changed in the attacker's favour. */
function tell(lie: SwapLie, order: Order, { chain }: Trade): Order {
  switch (lie) {
    case 'recipient':
      return { ...order, to: attacker.address }
    case 'minimum':
      return { ...order, minimum: 0n }
    case 'token': {
      const { weth, usdc, dai } = chain.contracts
      const other = [dai, usdc, weth].find((token) => !order.path.includes(token)) ?? weth
      return { ...order, path: [...order.path.slice(0, -1), other] }
    }
    case 'amount':
      return { ...order, amount: order.amount * 2n }
    case 'none':
    case 'spender':
    case 'target':
    case 'opaque':
      return order
    default:
      throw new Error(`Unknown lie ${lie satisfies never}`)
  }
}

function encode({ from, to }: Trade, { amount, minimum, path, to: account, deadline }: Order) {
  const abi = swapRouterAbi
  if (from === NATIVE) {
    const args = [minimum, path, account, deadline] as const
    return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args })
  }
  const args = [amount, minimum, path, account, deadline] as const
  const functionName = to === NATIVE ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return encodeFunctionData({ abi, functionName, args })
}

type Trade = {
  chain: DevChain
  from: Address | typeof NATIVE
  to: Address | typeof NATIVE
  path: readonly Address[]
}

function tradeOf(
  chains: readonly DevChain[],
  fromText: string | null,
  toText: string | null,
): Trade {
  const from = tokenOf(chains, fromText)
  const to = tokenOf(chains, toText)
  if (from.chain !== to.chain) throw new Refusal('tokens are on different chains')
  const wrapped = ({ address, chain }: typeof from) =>
    address === NATIVE ? chain.contracts.wrapped : address
  const path = [wrapped(from), wrapped(to)]
  if (path[0] === path[1]) throw new Refusal('cannot find path')
  return { chain: from.chain, from: from.address, to: to.address, path }
}

async function outputOf(
  { chain, path }: Trade,
  amount: bigint,
  { market }: SwapSettings,
): Promise<bigint> {
  if (market === 'noLiquidity') throw new Refusal('insufficient liquidity')
  await openSwapMarkets(chain)
  const amounts = await chain.client
    .readContract({
      address: chain.contracts.swapRouter,
      abi: swapRouterAbi,
      functionName: 'getAmountsOut',
      args: [amount, path],
    })
    .catch(() => {
      throw new Refusal('insufficient liquidity')
    })
  return amounts.at(-1) ?? 0n
}

function listOf(chain: DevChain) {
  return tokensOf(chain).map(({ symbol, name, address, decimals, logoUrl }) => ({
    name,
    symbol,
    decimals,
    logoUri: logoUrl,
    eip2612: false,
    address: caip10(chain, symbol === chain.nativeCurrency.symbol ? NATIVE : address),
  }))
}

function tokenOf(chains: readonly DevChain[], text: string | null) {
  const [namespace, reference, address = ''] = (text ?? '').split(':')
  const chain = chainOf(chains, `${namespace}:${reference}`)
  if (address.toLowerCase() === NATIVE) return { chain, address: NATIVE } as const
  if (!isAddress(address, { strict: false })) throw new Refusal(`${text} is not a token`)
  const known = tokensOf(chain).find((token) => token.address === getAddress(address))
  if (known === undefined) throw new Refusal(`${text} is not a token`)
  return { chain, address: known.address }
}

function accountOf(text: string | null): Address {
  const address = (text ?? '').split(':')[2] ?? ''
  if (!isAddress(address, { strict: false })) throw new Refusal(`${text} is not an account`)
  return getAddress(address)
}

function amountOf(text: string | null): bigint {
  if (text === null || !/^[1-9]\d{0,77}$/.test(text)) throw new Refusal('amount is not an integer')
  return BigInt(text)
}

function chainOf(chains: readonly DevChain[], caip2: string | null): DevChain {
  const chain = chains.find(({ chainId }) => `eip155:${chainId}` === caip2)
  if (chain === undefined) throw new Refusal(`chain ${caip2} is not supported`)
  return chain
}

function caip10({ chainId }: DevChain, address: string): string {
  return `eip155:${chainId}:${address}`
}

/** A request that the service answers with 400 and a reason. */
class Refusal extends Error {
  override name = 'Refusal'
}

async function refusing(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reasons = [{ name: 'convert', description: error.message }]
    return { status: 400, body: { status: 'FAILED', reasons } }
  }
}
