import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { destinationChainId, originChainId, startWorld, type World } from '#bridge/testing/world.ts'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { createRpc } from '#clients/rpc.ts'
import { evmChain } from '#protocol'
import { bridgeClient } from '../bridge/client.ts'
import { startReactions } from '../reactions.ts'
import type { TestCore } from '../testing/createTestCore.ts'
import { resumeTransactions } from '../transactions/resume.ts'
import {
  createBrowser,
  type Document,
  openDocument,
  type Outside,
} from '../bridge/testing/openDocument.ts'
import { type Person, person, question } from '../bridge/testing/person.ts'
import { payRequest } from './pay.ts'
import { quoteForOutput } from './quoteForOutput.ts'
import { takePayment } from './request.ts'
import { settlePayments } from './settle.ts'
import { payStage } from './stage.ts'
import { payStepsQuery } from './steps.ts'
import { loadPayments } from './store.ts'
import type { PayWay } from './way.ts'
import { payWaysQuery } from './ways.ts'

let world: World
let outside: Outside
beforeAll(async () => {
  world = await startWorld()
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = world.devnet.urls
  outside = { networks: world.devnet.chains, apiUrl, indexerUrl }
})
const open: Document[] = []
afterEach(async () => {
  for (const document of open.splice(0)) document.close()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

/** A document of this browser, with the service of swaps. */
async function opened({ wallet }: Person, browser = createBrowser('local')): Promise<TestCore> {
  const { urls, contracts } = world.devnet
  const document = await openDocument(browser, outside, wallet)
  open.push(document)
  const { core } = document
  const url = urls.blockchainApi ?? ''
  const api = createBlockchainApi({ projectId: 'abc', version: '1.0.0', url })
  const rpcUrls = world.devnet.chains.map((one) => [`eip155:${one.chainId}`, one.rpcUrl] as const)
  const rpc = createRpc({ urlsOf: (id) => rpcUrls.flatMap(([of, at]) => (of === id ? at : [])) })
  core.store.setState(({ config }) => ({
    config: { ...config, directory: true, options: { features: { pay: true } } },
  }))
  const router = contracts[originChainId]?.swapRouter ?? '0x'
  const whole: TestCore = {
    ...core,
    ...{ rpc, loadBlockchainApi: async () => api },
    deployment: {
      ...core.deployment,
      services: { blockchainUrl: url },
      swaps: { routers: { [evmChain(originChainId)]: [router] } },
    },
  }
  startReactions(whole)
  return whole
}

/** Somebody who has nothing yet. */
function nobody(): `0x${string}` {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

describe('quoteForOutput', () => {
  test.each([
    ['USDC', 30_000_000n],
    ['USDC', 2_000_001n],
    ['ETH', 123_456_789_012_345_678n],
  ] as const)(
    'default: of %s, at least %s arrives, and hardly more (S2.05)',
    async (symbol, output) => {
      const someone = await person(world)
      const core = await opened(someone)
      const { quote: any, origin, destination } = await question(core, someone, symbol)
      const quote = await quoteForOutput(core, {
        ...{ route: any.route, output, depositor: someone.owner.address, recipient: nobody() },
        ...{ inputDecimals: origin.decimals, outputDecimals: destination.decimals },
      })
      const { outputAmount, inputAmount } = quote.deposit
      expect(outputAmount).toBeGreaterThanOrEqual(output)
      expect(outputAmount - output).toBeLessThan(output / 1_000n)
      expect(inputAmount).toBeGreaterThan(output)
    },
  )

  test('error: what the bridge does not take is said by the bridge', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const { quote: any, origin, destination } = await question(core, someone)
    await expect(
      quoteForOutput(core, {
        ...{ route: any.route, output: 1n, depositor: someone.owner.address, recipient: nobody() },
        ...{ inputDecimals: origin.decimals, outputDecimals: destination.decimals },
      }),
    ).rejects.toMatchObject({ code: expect.any(String) })
  })
})

/** The page asks; the answer is what the person sees: the ways, in order. */
async function asked(
  core: TestCore,
  { owner }: Person,
  options: { chainId?: number; recipient?: Address } = {},
) {
  const { chainId = originChainId, recipient = nobody() } = options
  const token = world.devnet.contracts[chainId]?.usdc ?? ''
  await takePayment(core, { amount: '12.5', token, recipient, caipChainId: evmChain(chainId) })
  const { request } = core.store.getState().pay
  if (request === undefined) throw new Error('nothing is asked for')
  const ways = await core.queries.fetchQuery(
    payWaysQuery(core, { request, account: owner.address }),
  )
  return { ways, recipient }
}

/** Chooses a way, reads the steps, and confirms. */
async function paid(core: TestCore, { owner }: Person, way: PayWay | undefined) {
  if (way === undefined) throw new Error('there is no such way')
  const steps = await core.queries.fetchQuery(payStepsQuery(core, way, owner.address))
  await payRequest(core, { way, account: owner.address, steps })
  return steps.map(({ kind }) => kind)
}

function held(owner: Address, chainId: number = originChainId): Promise<bigint> {
  return readContract(bridgeClient(open[0]?.core ?? raise()).chainClient(chainId), {
    address: world.devnet.contracts[chainId]?.usdc ?? '0x',
    ...{ abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
  })
}

function raise(): never {
  throw new Error('no document is open')
}

const told = (core: TestCore) =>
  core.published.filter(({ type, payload }) => type === 'transaction' && payload.kind === 'pay')
const swapOf = (ways: readonly PayWay[], symbol: string, kind: PayWay['by']['kind'] = 'direct') =>
  ways.find((way) => way.swap !== undefined && way.symbol === symbol && way.by.kind === kind)
const stageOf = (core: TestCore) =>
  payStage(core.store.getState().pay.payment, core.store.getState())

describe('payRequest', () => {
  test('default: directly, exactly; the page hears it once (S2.05)', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const { ways, recipient } = await asked(core, someone)
    expect(ways[0]).toMatchObject({ key: 'direct', problem: undefined, cost: 12_500_000n })
    expect(await paid(core, someone, ways[0])).toEqual(['send'])
    expect(await held(recipient)).toBe(12_500_000n)
    expect(stageOf(core)).toMatchObject({ status: 'paid', hash: someone.sent[0] })
    await expect.poll(() => told(core)).toHaveLength(1)
    settlePayments(core)
    expect(told(core)).toHaveLength(1)
    expect(loadPayments(core)).toEqual([])
    // The same again is another payment.
    await takePayment(core, {
      ...{ amount: '12.5', token: world.devnet.contracts[originChainId]?.usdc, recipient },
      caipChainId: evmChain(originChainId),
    })
    expect(stageOf(core)).toEqual({ status: 'choose' })
  })

  test('behavior: over the bridge the recipient has it when the fill is seen (S2.05)', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const { ways, recipient } = await asked(core, someone, { chainId: destinationChainId })
    const way = ways.find(({ by, swap }) => by.kind === 'bridge' && swap === undefined)
    expect(await paid(core, someone, way)).toEqual(['approveBridge', 'deposit'])
    expect(await held(recipient, destinationChainId)).toBeGreaterThanOrEqual(12_500_000n)
    await expect.poll(() => told(core)).toHaveLength(1)
    expect(told(core)[0]?.payload).toMatchObject({ caipChainId: evmChain(destinationChainId) })
  })

  test.each([
    ['DAI', originChainId, ['approveSwap', 'swap', 'send']],
    ['ETH', originChainId, ['swap', 'send']],
    ['ETH', destinationChainId, ['swap', 'approveBridge', 'deposit']],
  ] as const)('behavior: with %s, swapped first (S2.05)', async (symbol, chainId, steps) => {
    const someone = await person(world)
    const core = await opened(someone)
    const { ways, recipient } = await asked(core, someone, { chainId })
    const way = swapOf(ways, symbol, chainId === originChainId ? 'direct' : 'bridge')
    expect(way?.problem).toBe(undefined)
    // What is guaranteed covers it, and hardly more is given than that takes.
    const needed =
      way?.by.kind === 'bridge' ? (way.by.quote?.deposit.inputAmount ?? 0n) : 12_500_000n
    const minimum = way?.swap?.order?.minimum ?? 0n
    expect(minimum).toBeGreaterThanOrEqual(needed)
    expect(minimum).toBeLessThan((needed * 102n) / 100n)
    const before = await held(someone.owner.address)
    expect(await paid(core, someone, way)).toEqual(steps)
    expect(core.store.getState().pay.failure).toBe(undefined)
    expect(someone.sent).toHaveLength(steps.length)
    const got = await held(recipient, chainId)
    if (chainId === originChainId) expect(got).toBe(12_500_000n)
    else expect(got).toBeGreaterThanOrEqual(12_500_000n)
    // What the swap gave beyond it stays with the person.
    expect(await held(someone.owner.address)).toBeGreaterThanOrEqual(before)
    await expect.poll(() => told(core)).toHaveLength(1)
  })

  test('error: refused after the swap: it stays, and is gone on with after a reload', async () => {
    const someone = await person(world)
    const browser = createBrowser('local')
    const core = await opened(someone, browser)
    const { ways, recipient } = await asked(core, someone)
    const { request } = someone.wallet
    Object.assign(someone.wallet, {
      request: (one: Parameters<typeof request>[0]) =>
        one.method === 'eth_sendTransaction' && someone.sent.length === 1
          ? Promise.reject(Object.assign(new Error('declined'), { code: 4001 }))
          : request(one),
    })
    await paid(core, someone, swapOf(ways, 'ETH'))
    expect(core.store.getState().pay).toMatchObject({ run: undefined, failure: { code: 4001 } })
    expect(stageOf(core)).toMatchObject({ status: 'choose', swapped: { status: 'confirmed' } })
    expect(await held(recipient)).toBe(0n)
    for (const document of open.splice(0)) document.close()
    Object.assign(someone.wallet, { request })
    const next = await opened(someone, browser)
    const again = await asked(next, someone, { recipient })
    expect(stageOf(next)).toMatchObject({ status: 'choose', swapped: { status: 'confirmed' } })
    expect(await paid(next, someone, again.ways[0])).toEqual(['send'])
    expect(someone.sent).toHaveLength(2)
    expect(await held(recipient)).toBe(12_500_000n)
    await expect.poll(() => told(next)).toHaveLength(1)
    expect(told(core)).toEqual([])
  })

  test('behavior: a reload while it is on its way: found again, told once, not asked twice', async () => {
    const someone = await person(world)
    const browser = createBrowser('local')
    const core = await opened(someone, browser)
    const { ways, recipient } = await asked(core, someone)
    await world.node.setAutomine(false)
    await world.node.setIntervalMining({ interval: 0 })
    try {
      const paying = paid(core, someone, ways[0])
      await expect.poll(() => someone.sent).toHaveLength(1)
      await expect.poll(() => stageOf(core).status).toBe('sent')
      for (const document of open.splice(0)) document.close()
      await paying
      const next = await opened(someone, browser)
      await asked(next, someone, { recipient })
      expect(stageOf(next)).toMatchObject({ status: 'sent' })
      await paid(next, someone, ways[0])
      expect(someone.sent).toHaveLength(1)
      const resumed = resumeTransactions(next)
      await world.node.mine({ blocks: 1 })
      await resumed
      await expect.poll(() => told(next)).toHaveLength(1)
      expect(told(core)).toEqual([])
      expect(await held(recipient)).toBe(12_500_000n)
    } finally {
      await world.node.setAutomine(true)
    }
  })

  test('error: what was spent between choosing and confirming is not asked of the wallet', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const { ways } = await asked(core, someone)
    await world.sendAs(someone.owner, transferOfAll(await held(someone.owner.address)))
    await paid(core, someone, ways[0])
    const { failure, payment } = core.store.getState().pay
    expect(failure).toMatchObject({ code: 'BRIDGE_INSUFFICIENT_BALANCE' })
    expect([payment, someone.sent, loadPayments(core)]).toEqual([undefined, [], []])
  })
})

function transferOfAll(amount: bigint) {
  const args = [nobody(), amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  return { to: world.devnet.contracts[originChainId]?.usdc ?? '0x', data, value: 0n } as const
}
