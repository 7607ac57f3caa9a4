import { type Address, encodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { createRpc } from '#clients/rpc.ts'
import { startWorld, type World } from '#bridge/testing/world.ts'
import { createBrowser, openDocument } from '../bridge/testing/openDocument.ts'
import { person, type Person } from '../bridge/testing/person.ts'
import type { TestCore } from '../testing/createTestCore.ts'
import { minimumOf } from './figures.ts'
import { prepareSwap } from './prepare.ts'
import { isMarket, swapFeeQuery, swapQuoteQuery } from './quote.ts'
import { startSwap } from './run.ts'
import { simulateSwap } from './simulate.ts'
import type { SwapOrder } from './slice.ts'
import { swapTokensQuery } from './tokens.ts'
import { swapSupportQuery } from './offer.ts'

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
  /** Methods that the node does not have. */
  lacks?: readonly string[] | undefined
}

/** A connected document over the chains and the service, as this deployment names its routers. */
async function opened(someone: Person, { routers, lacks = [] }: Options = {}): Promise<TestCore> {
  const { urls, chains, contracts } = world.devnet
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = urls
  const around = { networks: chains, apiUrl, indexerUrl }
  const document = await openDocument(createBrowser('local'), around, someone.wallet)
  closing.push(document.close)
  const api = createBlockchainApi({
    ...{ projectId: 'abc', version: '1.0.0', url: urls.blockchainApi ?? '' },
  })
  const rpc = createRpc({
    urlsOf: (id) => chains.flatMap((one) => (`eip155:${one.chainId}` === id ? one.rpcUrl : [])),
  })
  const named = routers ?? [contracts[31337]?.swapRouter ?? '0x']
  const core: TestCore = {
    ...document.core,
    loadBlockchainApi: async () => api,
    rpc: {
      request: (asked) =>
        lacks.includes(asked.method)
          ? Promise.reject(Object.assign(new Error('not found'), { code: -32601 }))
          : rpc.request(asked),
    },
    deployment: {
      ...document.core.deployment,
      services: { blockchainUrl: urls.blockchainApi ?? '' },
      swaps: named === 'none' ? {} : { routers: { [caipChainId]: [...named] } },
    },
  }
  core.store.setState(({ config }) => ({ config: { ...config, directory: true } }))
  return core
}

type Symbol = 'ETH' | 'USDC' | 'DAI' | 'WETH'

/** What a person would confirm: 50 of it, or 0.1 of the native currency. */
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
    ...{ caipChainId, account, ...pair, amount, slippageBps: 100 },
    ...{ quoted: quote.output, minimum: minimumOf(quote.output, 100) },
    ...{ quotedAt: quote.fetchedAt, impactBps: quote.impactBps },
  }
}

const runOf = (core: TestCore) => core.store.getState().swap.run
const chain = () => world.client.chainClient(31337)

function held(owner: Address, token: Address | undefined): Promise<bigint> {
  if (token === undefined) return getBalance(chain(), { address: owner })
  return readContract(chain(), {
    ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
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
    // Of native currency the fees are paid.
    if (asked.to.address !== undefined) {
      expect(grown).toBeGreaterThanOrEqual(asked.minimum)
      expect(runOf(core)?.received).toBe(grown)
    }
    if (asked.from.address !== undefined) {
      const spender = world.devnet.contracts[31337]?.swapRouter ?? '0x'
      const args = [someone.owner.address, spender] as const
      const left = await readContract(chain(), {
        ...{ address: asked.from.address, abi: erc20Abi, functionName: 'allowance', args },
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

  test('behavior: without a named router it is tried, and what it does is looked at', async () => {
    const someone = await person(world)
    const core = await opened(someone, { routers: 'none' })
    await startSwap(core, await order(core, someone))
    expect(runOf(core)).toMatchObject({ status: 'done' })
  })

  test('behavior: the person allows everything from now on, and is asked once', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    await startSwap(core, await order(core, someone), { unlimited: true })
    await startSwap(core, await order(core, someone))
    expect(runOf(core)).toMatchObject({ status: 'done', needsApproval: false, error: undefined })
    expect(someone.sent).toHaveLength(3)
  })

  test('error: the wallet says no; nothing is sent or kept', async () => {
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
          ...{ from: 'weth', to: 'usdc', amount: parseEther('50') },
        })
        const [{ to, data, value }] = asked.params as [{ to: Address; data: Hex; value: Hex }]
        // A wallet that does not estimate: it is mined, and reverts.
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
        message: 'The price moved more than your limit; nothing was swapped.',
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
    // Nothing is approved for native currency: only the list and the code can tell.
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
    const lacks = ['eth_simulateV1']
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
    const build = (to: Address, data: Hex, value: bigint) => {
      const loadBlockchainApi = async () => ({
        ...api,
        buildConvert: async () => ({ to, data, value }),
      })
      return prepareSwap({ ...core, loadBlockchainApi }, asked)
    }
    // It keeps what it is paid with, and gives another token.
    await expect(build(weth, '0xd0e30db0', asked.amount)).rejects.toMatchObject({
      code: 'SWAP_BELOW_MINIMUM',
    })
    const transfer = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'transfer', args: [dai, 5n] },
    })
    await expect(build(dai, transfer, 0n)).rejects.toMatchObject({ code: 'SWAP_TAKES_MORE' })
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

describe('what is tried', () => {
  test('behavior: a call that takes another token of the account is seen', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const asked = await order(core, someone, ['ETH', 'USDC'])
    const dai = world.devnet.contracts[31337]?.dai ?? '0x'
    const data = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'transfer', args: [dai, 5n] },
    })
    const told = await simulateSwap(core, asked, {
      ...{ target: dai, data, value: 0n, spender: undefined, signal: core.signal },
    })
    expect(told).toMatchObject({ status: 'ok', received: 0n, takesOther: true })
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
        ...{ retry: false, staleTime: 0 },
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
