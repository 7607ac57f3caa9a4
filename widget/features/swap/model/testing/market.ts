import { createServer, type Server } from 'node:http'
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddressEqual,
  numberToHex,
  pad,
  parseAbi,
} from 'viem'
import type { RpcRequest } from '#clients/rpc.ts'
import type { Core } from '#kernel/core.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import type { SwapOrder, SwapToken } from '../slice.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
export const [account, router, usdc, dai, stranger] = [
  ...[at('1'), at('2'), at('3'), at('4'), at('5')],
] as [Address, Address, Address, Address, Address] // as many as are written here
export const token = (address: Address | undefined): SwapToken => ({
  caipChainId: one,
  key: address ?? 'native',
  address,
  iconUrl: undefined,
  symbol: 'T',
  name: 'T',
  decimals: 18,
})
/** 1,000 of one token for at least 900 of another. */
export const order: SwapOrder = {
  caipChainId: one,
  account,
  from: token(usdc),
  to: token(dai),
  amount: 1_000n,
  quoted: 950n,
  minimum: 900n,
  slippageBps: 500,
  quotedAt: 0,
  impactBps: 0,
}
/** Gas of a swap, and of an approval before it, at the price of this node. */
export const SWAP_FEE = 150_000n * 120n
export const APPROVAL_FEE = 70_000n * 120n

const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
])
const tokenAbi = parseAbi([
  'function decimals() view returns (uint8)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
])
const DEADLINE = 1_700_000_600n
const NOW = 1_700_000_000_000
export const honestCall = encodeFunctionData({
  abi: routerAbi,
  functionName: 'swapExactTokensForTokens',
  args: [1_000n, 900n, [usdc, dai], account, DEADLINE],
})
export const nativeCall = encodeFunctionData({
  abi: routerAbi,
  functionName: 'swapExactETHForTokens',
  args: [900n, [stranger, dai], account, DEADLINE],
})
export const approvalFor = (spender: Address) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 1n] })

/** What the chain says, and what the service builds; a test changes a part of it. */
export type Market = {
  decimals: Record<Address, number>
  allowance: bigint
  owned: bigint
  native: bigint
  code: Hex | undefined
  /** What the swap alone answers; an error is the node's own. */
  alone: { result: Hex } | { error: { code: number; message: string; data?: Hex } }
  quote: bigint | undefined
  built: { to: string; data: Hex; value: bigint }
  approval: Hex
  routers: Address[] | undefined
  /** The answer to `eth_simulateV1`. */
  simulate: (request: RpcRequest) => unknown
}

export const honestMarket = (): Market => ({
  decimals: { [usdc]: 18, [dai]: 18 },
  allowance: 1_000n,
  owned: 1_000n,
  native: SWAP_FEE,
  code: '0x60',
  alone: { result: '0x' },
  quote: 950n,
  built: { to: router, data: honestCall, value: 0n },
  approval: approvalFor(router),
  routers: [router],
  simulate: (request) => simulated(request, { before: [0n, 1_000n, 0n], after: [0n, 0n, 900n] }),
})

export type Outcome = {
  /** Of the native currency, of what is given, of what is wanted. */
  readonly before: readonly [bigint, bigint, bigint]
  readonly after: readonly [bigint, bigint, bigint]
  /** Of the swap itself. */
  readonly swap?: Readonly<Record<string, unknown>>
}

/** What a node answers that carries the calls out: what it reads stands around them. */
export function simulated(request: RpcRequest, { before, after, swap = {} }: Outcome): unknown {
  const done = { status: '0x1', returnData: '0x', logs: [] }
  const made = callsOf(request).map((_, place, all) =>
    place === all.length - 1 ? { ...done, ...swap } : done,
  )
  const read = (values: Outcome['before']) => ({
    ...done,
    returnData: concat([pad('0x'), ...[0, 1].flatMap(() => readsOf(request, values))]),
  })
  return [{ calls: [read(before), ...made, read(after)] }]
}

/** Whether each answers, and what; a contract that is no token does not. */
function readsOf(request: RpcRequest, [native, given, wanted]: Outcome['before']): Hex[] {
  const { code } = Object.values(blockOf(request).stateOverrides)[0] ?? { code: '0x' }
  // An address, then BALANCE; or an address, gas for it, then STATICCALL. All is read twice.
  const found = [...code.matchAll(/73([0-9a-f]{40})(31|620493e0fa)/gi)]
  return found.slice(0, found.length / 2).flatMap(([, address, how]) => {
    const at = `0x${address}` as const
    const tokens: [Address, bigint][] = [
      [usdc, given],
      [dai, wanted],
    ]
    const token = tokens.find(([one]) => isAddressEqual(one, at))?.[1]
    const value = how === '31' ? native : token
    return [pad(value === undefined ? '0x' : '0x1'), pad(numberToHex(value ?? 0n))]
  })
}

type SimulatedCall = { from: Address; to: Address; data: Hex; value?: Hex }
type Block = { stateOverrides: Record<Address, { code: Hex }>; calls: SimulatedCall[] }

function blockOf({ params }: RpcRequest): Block {
  const [{ blockStateCalls }] = params as [{ blockStateCalls: [Block] }] // as it is sent
  return blockStateCalls[0]
}

/** The calls that are tried, without those that read around them. */
export const callsOf = (request: RpcRequest) => blockOf(request).calls.slice(1, -1)

type Asked = { id: number; method: string; params: [{ to: Address; data: Hex; from?: Hex }] }

function answer(market: Market, { method, params }: Asked): object {
  switch (method) {
    case 'eth_getCode':
      return { result: market.code ?? '0x' }
    case 'eth_getBalance':
      return { result: numberToHex(market.native) }
    case 'eth_getBlockByNumber':
      return { result: { number: '0x1', baseFeePerGas: '0x64', transactions: [] } }
    case 'eth_maxPriorityFeePerGas':
      return { result: '0x0' }
    case 'eth_call':
      return callOf(market, params[0])
    default:
      return { error: { code: -32_601, message: `There is no ${method}` } }
  }
}

function callOf(market: Market, { to, data }: { to: Address; data: Hex }): object {
  if (isAddressEqual(to, router)) return market.alone
  const word = (value: bigint) => ({ result: pad(numberToHex(value)) })
  switch (decodeFunctionData({ abi: tokenAbi, data }).functionName) {
    case 'decimals':
      return word(BigInt(market.decimals[to] ?? 0))
    case 'allowance':
      return word(market.allowance)
    case 'balanceOf':
      return word(isAddressEqual(to, usdc) ? market.owned : 0n)
  }
}

/** A node over HTTP; `market` is what it reads at the moment of a question. */
export async function startNode(market: () => Market) {
  const heard: Asked[] = []
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const given: Asked | Asked[] = JSON.parse(Buffer.concat(parts).toString())
    const reply = (asked: Asked) => {
      heard.push(asked)
      return { jsonrpc: '2.0', id: asked.id, ...answer(market(), asked) }
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(given) ? given.map(reply) : reply(given)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    heard,
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Api = Awaited<ReturnType<NonNullable<Core['loadBlockchainApi']>>>

/** A core over this node, with a service that builds what the market says. */
export function coreOver(url: string, market: Market) {
  const asked: [name: string, query: object][] = []
  const core = createTestCore({ rpc: (request) => market.simulate(request) })
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: networks.known.map((network) => ({ ...network, rpcUrls: [url] })),
    },
  }))
  const hear = (name: string, query: object) => asked.push([name, query])
  const api: Pick<
    Api,
    'getGasPrice' | 'getConvertQuote' | 'buildConvert' | 'buildConvertApproval'
  > = {
    async getGasPrice(query) {
      hear('price', query)
      return { standard: 7n }
    },
    async getConvertQuote(query) {
      hear('quote', query)
      return market.quote
    },
    async buildConvert(query) {
      hear('swap', query)
      return market.built
    },
    async buildConvertApproval(query) {
      hear('approval', query)
      return { to: usdc, data: market.approval, value: 0n }
    },
  }
  const { routers } = market
  const swaps = routers && { routers: { [one]: routers } }
  const over: Core = {
    ...core,
    now: () => NOW,
    loadBlockchainApi: async () => api as Api, // a swap asks these alone
    deployment: { ...core.deployment, swaps },
  }
  return { core: over, asked, rpcRequests: core.rpcRequests }
}
