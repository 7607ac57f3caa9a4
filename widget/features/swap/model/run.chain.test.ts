import {
  type Address,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEther,
  parseUnits,
} from 'viem'
import { getBalance, readContract, waitForTransactionReceipt } from 'viem/actions'
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { createRpc } from '#clients/rpc.ts'
import { BaseError } from '#protocol'
import { startWorld, type World } from '#bridges/across/testing/world.ts'
import { callingCode, forwardingCode } from '#bridges/across/trial/testing.ts'
import { createBrowser, openDocument } from '#features/bridge/model/testing/openDocument.ts'
import { person, type Person } from '#features/bridge/model/testing/person.ts'
import type { TestCore } from '#kernel/testing/createTestCore.ts'
import { minimumOf } from './slippage.ts'
import { prepareSwap } from './prepare.ts'
import { isMarket, swapFeeQuery, swapQuoteQuery } from './quote.ts'
import { startSwap } from './run.ts'
import type { SwapOrder } from './slice.ts'
import { swapTokensQuery } from './tokens.ts'
import { swapSupportQuery } from '#kernel/networks/swapSupport.ts'

const caipChainId = 'eip155:31337'
let world: World
beforeAll(async () => {
  world = await startWorld()
})
const closing: (() => void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

type Options = {
  /** Contracts that the deployment names. @default the router */
  routers?: readonly Address[] | 'none' | undefined
  /** Methods that the node does not support. */
  lacks?: readonly string[] | undefined
  /** Methods that the node supports, but that fail. */
  fails?: readonly string[] | undefined
  /** The answer of a node asked before the real one; undefined passes to the real one. */
  firstNode?: ((asked: { method: string }) => object | undefined) | undefined
}

/** A connected document over the chains and the service, as this deployment names its routers. */
async function opened(someone: Person, options: Options = {}): Promise<TestCore> {
  const { routers, lacks = [], fails = [], firstNode } = options
  const { urls, chains, contracts } = world.devnet
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = urls
  const around = { networks: chains, apiUrl, indexerUrl }
  const document = await openDocument(createBrowser('local'), around, someone.wallet)
  closing.push(document.close)
  const api = createBlockchainApi({
    projectId: 'abc',
    version: '1.0.0',
    url: urls.blockchainApi ?? '',
  })
  const rpc = createRpc({
    urlsOf: (id) =>
      chains.flatMap((one) => {
        if (`eip155:${one.chainId}` !== id) return []
        return firstNode === undefined ? [one.rpcUrl] : [`${one.rpcUrl}#first`, one.rpcUrl]
      }),
    async fetch(input, init) {
      const asked = String(input).endsWith('#first') ? readCall(init?.body) : undefined
      const error = asked && firstNode?.(asked)
      return error ? Response.json({ jsonrpc: '2.0', id: asked.id, error }) : fetch(input, init)
    },
  })
  const { swapRouter = '0x', opaqueRouter = '0x' } = contracts[31337] ?? {}
  const named = routers ?? [swapRouter, opaqueRouter]
  const core: TestCore = {
    ...document.core,
    loadBlockchainApi: async () => api,
    rpc: {
      async request(asked) {
        if (lacks.includes(asked.method)) {
          throw new BaseError('The method does not exist', { code: -32_601 })
        }
        if (fails.includes(asked.method)) {
          throw new BaseError('Unavailable RPC url', { code: 'RPC_UNAVAILABLE' })
        }
        return rpc.request(asked)
      },
    },
    deployment: {
      ...document.core.deployment,
      services: { blockchainUrl: urls.blockchainApi ?? '' },
      swaps: named === 'none' ? {} : { routers: { [caipChainId]: [...named] } },
    },
  }
  core.store.setState(({ config }) => ({ config: { ...config, project: true } }))
  return core
}

/** A node that supports neither kind of trial. */
const lacking = ['eth_simulateV1', 'eth_call']

/** The only call of a request; undefined for a list of them. */
function readCall(body: unknown) {
  return z.object({ id: z.number(), method: z.string() }).safeParse(JSON.parse(String(body))).data
}

type Symbol = 'ETH' | 'USDC' | 'DAI' | 'WETH'

/** The order of a person: 50 of the token, or 0.1 of the native currency. */
async function order(
  core: TestCore,
  someone: Person,
  [from, to]: readonly [Symbol, Symbol] = ['USDC', 'DAI'],
): Promise<SwapOrder> {
  const tokens = await core.queries.fetchQuery(swapTokensQuery(core, caipChainId))
  const find = (symbol: Symbol) => {
    const token = tokens.find((other) => other.symbol === symbol)
    if (token === undefined) throw new Error(`no ${symbol}`)
    return token
  }
  const pair = { from: find(from), to: find(to) }
  const amount = from === 'ETH' ? parseEther('0.1') : parseUnits('50', pair.from.decimals)
  const account = someone.owner.address
  const quote = await core.queries.fetchQuery(swapQuoteQuery(core, { ...pair, amount, account }))
  return {
    caipChainId,
    account,
    ...pair,
    amount,
    slippageBps: 100,
    quoted: quote.output,
    minimum: minimumOf(quote.output, 100),
    quotedAt: quote.fetchedAt,
    impactBps: quote.impactBps,
  }
}

const runOf = (core: TestCore) => core.store.getState().swap.run
const chain = () => world.client.chainClient(31337)

function held(owner: Address, token: Address | undefined): Promise<bigint> {
  if (token === undefined) return getBalance(chain(), { address: owner })
  return readContract(chain(), {
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })
}

describe('a swap', () => {
  test.each([
    ['tokens, the approval first', ['USDC', 'DAI'], 2],
    ['native currency into a token', ['ETH', 'USDC'], 1],
    ['a token into native currency', ['DAI', 'ETH'], 2],
  ] as const)('default: %s', async (_, pair, transactions) => {
    const someone = await person(world)
    const core = await opened(someone)
    const asked = await order(core, someone, pair)
    const before = await held(someone.owner.address, asked.to.address)
    await startSwap(core, asked)
    expect(runOf(core)).toMatchObject({ status: 'done', error: undefined })
    expect(someone.sent).toHaveLength(transactions)
    const grown = (await held(someone.owner.address, asked.to.address)) - before
    // Fees are paid in the native currency.
    if (asked.to.address !== undefined) {
      expect(grown).toBeGreaterThanOrEqual(asked.minimum)
      expect(runOf(core)?.received).toBe(grown)
    }
    if (asked.from.address !== undefined) {
      const spender = world.devnet.contracts[31337]?.swapRouter ?? '0x'
      const args = [someone.owner.address, spender] as const
      const left = await readContract(chain(), {
        address: asked.from.address,
        abi: erc20Abi,
        functionName: 'allowance',
        args,
      })
      expect(left).toBe(0n)
    }
    const kinds = core.store
      .getState()
      .transactions.own.map(({ purpose, status }) => [purpose.type, status])
    expect(kinds).toEqual(
      transactions === 2
        ? [
            ['swap', 'confirmed'],
            ['approve', 'confirmed'],
          ]
        : [['swap', 'confirmed']],
    )
    const told = core.published.flatMap((event) =>
      event.type === 'transaction' ? [`${event.payload.kind} ${event.payload.status}`] : [],
    )
    expect(told.slice(-3)).toEqual(['swap requested', 'swap submitted', 'swap confirmed'])
  })

  test.each([
    ['by the node’s own word', {}],
    ['by code in the account’s place', { lacks: ['eth_simulateV1'] }],
  ])('behavior: SV-F3 a router whose words nobody knows, tried %s', async (_, node) => {
    await world.devnet.control.setSwaps({ router: 'opaque' })
    for (const routers of [undefined, 'none'] as const) {
      const someone = await person(world)
      const core = await opened(someone, { routers, ...node })
      await startSwap(core, await order(core, someone))
      expect(runOf(core)).toMatchObject({ status: 'done', isTried: true, error: undefined })
      expect(someone.sent).toHaveLength(2)
    }
    const someone = await person(world)
    const core = await opened(someone, { lacks: lacking })
    const asked = await order(core, someone)
    await expect(prepareSwap(core, asked)).rejects.toMatchObject({ code: 'SWAP_UNCHECKED' })
  })

  test('behavior: without a named router it is tried, and what it does is looked at', async () => {
    const someone = await person(world)
    const core = await opened(someone, { routers: 'none' })
    await startSwap(core, await order(core, someone))
    expect(runOf(core)).toMatchObject({ status: 'done', error: undefined })
  })

  test('behavior: the person allows everything from now on, and is asked once', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    await startSwap(core, await order(core, someone), { unlimited: true })
    await startSwap(core, await order(core, someone))
    expect(runOf(core)).toMatchObject({ status: 'done', needsApproval: false, error: undefined })
    expect(someone.sent).toHaveLength(3)
  })

  test('error: where the wallet says no, nothing is sent or kept', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const asked = await order(core, someone)
    someone.wallet.failNext('eth_sendTransaction', 4001)
    await startSwap(core, asked)
    expect(runOf(core)).toMatchObject({ status: 'failed', error: { code: 4001 } })
    expect(core.store.getState().transactions.own).toEqual([])
    expect(someone.sent).toEqual([])
  })

  test('error: a wallet that tries it first says that the price moved', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const asked = await order(core, someone, ['ETH', 'USDC'])
    const says = 'execution reverted: UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
    someone.wallet.failNext('eth_sendTransaction', 3, says)
    await startSwap(core, asked)
    expect(runOf(core)).toMatchObject({ status: 'failed', error: { code: 'SWAP_PRICE_MOVED' } })
    expect(someone.sent).toEqual([])
  })

  test('error: the price moves before the wallet is asked, so it is not', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const asked = await order(core, someone, ['ETH', 'USDC'])
    await world.devnet.control.trade(31337, { from: 'weth', to: 'usdc', amount: parseEther('50') })
    await startSwap(core, asked)
    expect(runOf(core)).toMatchObject({ status: 'failed', error: { code: 'SWAP_BELOW_MINIMUM' } })
    expect(someone.sent).toEqual([])
  })

  test('error: the price moves while the wallet asks: the network refuses, and it is told', async () => {
    const someone = await person(world)
    const { wallet } = someone
    const send = wallet.request
    Object.assign(wallet, {
      request: async (asked: Parameters<typeof send>[0]) => {
        if (asked.method !== 'eth_sendTransaction') return send(asked)
        await world.devnet.control.trade(31337, {
          from: 'weth',
          to: 'usdc',
          amount: parseEther('50'),
        })
        const [{ to, data, value }] = asked.params as [{ to: Address; data: Hex; value: Hex }]
        // A wallet that does not estimate sends it: it is mined, and reverts.
        const call = { to, data, value: BigInt(value) }
        return world.sendAs(someone.owner, call, { gas: 300_000n })
      },
    })
    const core = await opened(someone)
    await startSwap(core, await order(core, someone, ['ETH', 'USDC']))
    expect(runOf(core)).toMatchObject({
      status: 'failed',
      error: {
        code: 'SWAP_PRICE_MOVED',
        message: 'The price changed by more than your limit. Nothing was swapped.',
      },
    })
    expect(core.store.getState().transactions.own[0]).toMatchObject({ status: 'failed' })
  })
})

describe('a lying service is refused before the wallet is asked', () => {
  test.each([
    ['recipient', 'SWAP_RECIPIENT'],
    ['spender', 'SWAP_SPENDER_DIFFERS'],
    ['target', 'SWAP_SPENDER_DIFFERS'],
    ['minimum', 'SWAP_BELOW_MINIMUM'],
    ['token', 'SWAP_WRONG_TOKEN'],
    ['amount', 'SWAP_WRONG_AMOUNT'],
    ['opaque', 'SWAP_REVERTS'],
  ] as const)('error: %s: %s', async (lie, code) => {
    const someone = await person(world)
    for (const routers of [undefined, 'none'] as const) {
      const core = await opened(someone, { routers })
      const asked = await order(core, someone)
      await world.devnet.control.setSwaps({ lie })
      await startSwap(core, asked)
      expect(runOf(core)).toMatchObject({ status: 'failed', error: { code } })
      await world.devnet.control.setSwaps({ lie: 'none' })
    }
    expect(someone.sent).toEqual([])
    expect(someone.wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  test('error: a contract of somebody else, in both calls alike', async () => {
    const someone = await person(world)
    const native = await opened(someone)
    const asked = await order(native, someone, ['ETH', 'USDC'])
    await world.devnet.control.setSwaps({ lie: 'target' })
    // A native swap needs no approval: only the router list and the contract's code can reveal the lie.
    for (const routers of [undefined, 'none'] as const) {
      const core = await opened(someone, { routers })
      await expect(prepareSwap(core, asked)).rejects.toMatchObject({ code: 'SWAP_ROUTER_UNKNOWN' })
    }
    const elsewhere = await opened(someone, { routers: [someone.owner.address] })
    await world.devnet.control.setSwaps({ lie: 'none' })
    await expect(prepareSwap(elsewhere, asked)).rejects.toMatchObject({
      code: 'SWAP_ROUTER_UNKNOWN',
    })
  })

  test('error: a node that cannot try it, and no router is named: not sent', async () => {
    const someone = await person(world)
    // A swap that cannot be tried has to be readable, so this router is one of a known kind.
    await world.devnet.control.setSwaps({ router: 'uniswap' })
    const lacks = lacking
    const unnamed = await opened(someone, { routers: 'none', lacks })
    const asked = await order(unnamed, someone, ['ETH', 'USDC'])
    await expect(prepareSwap(unnamed, asked)).rejects.toMatchObject({ code: 'SWAP_UNCHECKED' })
    const named = await opened(someone, { lacks })
    expect(await prepareSwap(named, asked)).toMatchObject({ needsApproval: false, isKnown: true })
    await world.devnet.control.trade(31337, { from: 'weth', to: 'usdc', amount: parseEther('50') })
    await expect(prepareSwap(named, asked)).rejects.toMatchObject({ code: 'SWAP_BELOW_MINIMUM' })
  })

  test('error: a call that nobody can read is judged by what it would do', async () => {
    const someone = await person(world)
    const core = await opened(someone, { routers: 'none' })
    const asked = await order(core, someone, ['ETH', 'USDC'])
    const { weth = '0x', dai = '0x' } = world.devnet.contracts[31337] ?? {}
    const api = await core.loadBlockchainApi?.()
    if (api === undefined) throw new Error('no service')
    const build = (to: Address, data: Hex, value: bigint, confirmed = asked) => {
      const approval = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [to, confirmed.amount],
      })
      const loadBlockchainApi = async () => ({
        ...api,
        buildConvert: async () => ({ to, data, value }),
        buildConvertApproval: async () => ({ data: approval }),
      })
      return prepareSwap({ ...core, loadBlockchainApi }, confirmed)
    }
    // It keeps the payment, and gives another token.
    await expect(build(weth, '0xd0e30db0', asked.amount)).rejects.toMatchObject({
      code: 'SWAP_BELOW_MINIMUM',
    })
    const transfer = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [dai, 5n],
    })
    const token = await order(core, someone, ['USDC', 'ETH'])
    await expect(build(dai, transfer, 0n, token)).rejects.toMatchObject({
      code: 'SWAP_TAKES_MORE',
    })
  })

  test.each([
    ['is tried', {}],
    ['is tried by code in the account’s place', { lacks: ['eth_simulateV1'] }],
    ['cannot be tried', { lacks: lacking }],
    ['fails to be tried', { fails: lacking }],
  ])('attack: S6 more native currency than was confirmed, where it %s', async (_, node) => {
    const someone = await person(world)
    for (const routers of [undefined, 'none'] as const) {
      const core = await opened(someone, { routers, ...node })
      const asked = await order(core, someone, ['ETH', 'USDC'])
      await world.devnet.control.setSwaps({ lie: 'amount' })
      await expect(prepareSwap(core, asked)).rejects.toMatchObject({ code: 'SWAP_WRONG_AMOUNT' })
      await startSwap(core, asked, { untried: true })
      expect(runOf(core)).toMatchObject({ status: 'failed', error: { code: 'SWAP_WRONG_AMOUNT' } })
      await world.devnet.control.setSwaps({ lie: 'none' })
    }
    expect(someone.sent).toEqual([])
  })

  test.each([
    ['ten times the native currency', ['ETH', 'USDC']],
    ['native currency beside a token', ['USDC', 'DAI']],
  ] as const)('attack: S6 %s, in a call that reads well', async (_, pair) => {
    const someone = await person(world)
    const core = await opened(someone, { lacks: lacking })
    const confirmed = await order(core, someone, pair)
    const api = await core.loadBlockchainApi?.()
    if (api === undefined) throw new Error('no service')
    const value = parseEther('1')
    const loadBlockchainApi = async () => ({
      ...api,
      buildConvert: async (swap: Parameters<typeof api.buildConvert>[0]) => ({
        ...(await api.buildConvert(swap)),
        value,
      }),
    })
    await expect(prepareSwap({ ...core, loadBlockchainApi }, confirmed)).rejects.toMatchObject({
      code: 'SWAP_WRONG_AMOUNT',
      details: `${value}`,
    })
  })

  test.each([
    ['has no way to try it', { lacks: lacking }],
    ['fails to try it', { fails: lacking }],
  ])(
    'attack: S6 an approval first, where the node %s: only as the person agreed',
    async (_, node) => {
      const someone = await person(world)
      await world.devnet.control.setSwaps({ router: 'uniswap' })
      const core = await opened(someone, node)
      const asked = await order(core, someone)
      expect(await prepareSwap(core, asked)).toMatchObject({ needsApproval: true, isTried: false })
      await startSwap(core, asked)
      expect(runOf(core)).toMatchObject({ status: 'failed', error: { code: 'SWAP_UNCHECKED' } })
      expect(someone.sent).toEqual([])
      // After the approval the swap is tried alone before it is sent.
      await startSwap(core, asked, { untried: true })
      expect(runOf(core)).toMatchObject({ status: 'done', isTried: true, error: undefined })
      expect(someone.sent).toHaveLength(2)
      const unnamed = await opened(someone, { routers: 'none', ...node })
      await expect(prepareSwap(unnamed, asked)).rejects.toMatchObject({ code: 'SWAP_UNCHECKED' })
    },
  )

  test('attack: S6 the next node tries what the first one does not', async () => {
    const someone = await person(world)
    const refused: string[] = []
    const core = await opened(someone, {
      firstNode: ({ method }) => {
        if (method !== 'eth_simulateV1') return undefined
        refused.push(method)
        return { code: -32_601, message: 'The method does not exist' }
      },
    })
    const asked = await order(core, someone)
    expect(await prepareSwap(core, asked)).toMatchObject({ needsApproval: true, isTried: true })
    expect(refused).toHaveLength(1)
  })

  test('error: other decimals than the token has', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const asked = await order(core, someone)
    const wrong = { ...asked, to: { ...asked.to, decimals: 6 } }
    await expect(prepareSwap(core, wrong)).rejects.toMatchObject({ code: 'SWAP_TOKEN_DIFFERS' })
  })

  test('error: not enough of it, not enough for the fee', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const asked = await order(core, someone)
    const more = { ...asked, amount: parseUnits('25001', 6) }
    await expect(prepareSwap(core, more)).rejects.toMatchObject({
      code: 'SWAP_INSUFFICIENT_BALANCE',
    })
    await world.devnet.control.setBalance(someone.owner.address, 1_000n)
    await expect(prepareSwap(core, asked)).rejects.toMatchObject({ code: 'SWAP_INSUFFICIENT_FEE' })
  })
})

describe.each([
  ['by eth_simulateV1', []],
  ['by code in the account’s place', ['eth_simulateV1']],
] as const)('what is tried %s', (_, lacks) => {
  /** A service that builds this call as the swap, which the widget cannot decode. */
  async function building(call: (someone: Person) => { to: Address; data: Hex }) {
    const someone = await person(world)
    const core = await opened(someone, { routers: 'none', lacks })
    const asked = { ...(await order(core, someone, ['USDC', 'ETH'])), minimum: 0n }
    const { to, data } = call(someone)
    const api = await core.loadBlockchainApi?.()
    if (api === undefined) throw new Error('no service')
    const approval = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [to, asked.amount],
    })
    const loadBlockchainApi = async () => ({
      ...api,
      buildConvert: async () => ({ to, data, value: 0n }),
      buildConvertApproval: async () => ({ data: approval }),
    })
    return { someone, prepare: () => prepareSwap({ ...core, loadBlockchainApi }, asked) }
  }
  const contracts = () => world.devnet.contracts[31337]
  const thief: Address = `0x${'7e'.repeat(20)}`

  test('behavior: this way alone is enough for an approval and a swap together', async () => {
    const someone = await person(world)
    const core = await opened(someone, { routers: 'none', lacks })
    const asked = await order(core, someone)
    expect(await prepareSwap(core, asked)).toMatchObject({ needsApproval: true, isTried: true })
    await startSwap(core, asked)
    expect(runOf(core)).toMatchObject({ status: 'done', isTried: true, error: undefined })
  })

  test('behavior: a router whose calls nobody can read swaps, and pays nobody else (S7.09)', async () => {
    const someone = await person(world)
    const real = await opened(someone, { routers: 'none', lacks })
    const asked = await order(real, someone, ['ETH', 'USDC'])
    const { swapRouter = '0x' } = contracts() ?? {}
    await world.devnet.control.setSwaps({ router: 'uniswap' })
    await world.node.setCode({ address: thief, bytecode: forwardingCode(swapRouter) })
    const api = await real.loadBlockchainApi?.()
    if (api === undefined) throw new Error('no service')
    const core = {
      ...real,
      loadBlockchainApi: async () => ({
        ...api,
        async buildConvert(query: Parameters<typeof api.buildConvert>[0]) {
          const { data, value } = await api.buildConvert(query)
          return { to: thief, data: concatHex(['0x1badcafe', data as Hex]), value } // as above
        },
      }),
    }
    await world.devnet.control.setSwaps({ lie: 'recipient' })
    await expect(prepareSwap(core, asked)).rejects.toMatchObject({ code: 'SWAP_BELOW_MINIMUM' })
    await startSwap(core, asked)
    expect(runOf(core)).toMatchObject({ status: 'failed', error: { code: 'SWAP_BELOW_MINIMUM' } })
    expect(someone.sent).toEqual([])
    await world.devnet.control.setSwaps({ lie: 'none' })
    expect(await prepareSwap(core, asked)).toMatchObject({ isKnown: false, isTried: true })
    await startSwap(core, asked)
    expect(runOf(core)).toMatchObject({ status: 'done', isTried: true, error: undefined })
    expect(someone.sent).toHaveLength(1)
  })

  test('attack: a swap that also takes another token is refused', async () => {
    const { usdc = '0x', dai = '0x' } = contracts() ?? {}
    const { someone, prepare } = await building(() => ({ to: thief, data: '0xdeadbeef' }))
    // The called contract has an old allowance for DAI.
    const allow = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [thief, 5n],
    })
    await waitForTransactionReceipt(chain(), {
      hash: await world.sendAs(someone.owner, { to: dai, data: allow, value: 0n }),
    })
    const take = (token: Address, amount: bigint) =>
      world.node.setCode({
        address: thief,
        bytecode: callingCode(
          token,
          encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transferFrom',
            args: [someone.owner.address, thief, amount],
          }),
        ),
      })
    await take(usdc, parseUnits('50', 6))
    expect(await prepare()).toMatchObject({ isTried: true })
    await take(dai, 5n)
    await expect(prepare()).rejects.toMatchObject({ code: 'SWAP_TAKES_MORE' })
  })

  test('attack: a swap that leaves somebody an allowance is refused', async () => {
    const { dai = '0x' } = contracts() ?? {}
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [thief, 5n],
    })
    const { prepare } = await building(() => ({ to: dai, data }))
    await expect(prepare()).rejects.toMatchObject({ code: 'SWAP_TAKES_MORE' })
  })
})

describe('questions', () => {
  test('behavior: the market’s answers are told apart from the service’s', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const { from, to, amount } = await order(core, someone)
    const ask = () =>
      core.queries.fetchQuery({
        ...swapQuoteQuery(core, { from, to, amount, account: undefined }),
        retry: false,
        staleTime: 0,
      })
    await world.devnet.control.setSwaps({ market: 'noLiquidity' })
    await expect(ask()).rejects.toMatchObject({ code: 'SWAP_NO_LIQUIDITY' })
    await world.devnet.control.setSwaps({ market: 'noRoute' })
    const noRoute = await ask().catch((error: unknown) => error)
    expect([isMarket(noRoute), noRoute]).toMatchObject([true, { code: 'SWAP_NO_ROUTE' }])
    await world.devnet.control.setSwaps({ market: 'open' })
    await world.devnet.control.setFault('blockchainApi', { mode: '500', match: 'quotes' })
    const down = await ask().catch((error: unknown) => error)
    expect([isMarket(down), down]).toMatchObject([false, { code: 'HTTP_ERROR' }])
  })

  test('behavior: where swaps are offered (S2.05, S9.02)', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const ask = (id: string) => core.queries.fetchQuery(swapSupportQuery(core, id))
    expect(await ask(caipChainId)).toBe(true)
    expect(await ask('eip155:1')).toBe(false)
    expect(await core.queries.fetchQuery(swapFeeQuery(core, caipChainId, true))).toBeGreaterThan(0n)
  })
})
