import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  destinationChainId,
  originChainId,
  startWorld,
  type World,
} from '#bridges/across/testing/world.ts'
import { evmChain } from '#protocol'
import { createBrowser } from '#features/bridge/model/testing/openDocument.ts'
import { continueTransfer } from '#features/bridge/model/start.ts'
import { findRecord, loadTransfers } from '#transactions/transfers/store.ts'
import { person, question } from '#features/bridge/model/testing/person.ts'
import { resumeTransactions } from '#transactions/resume.ts'
import { chooseAgain, payRequest } from './pay.ts'
import { quoteForOutput } from './quoteForOutput.ts'
import { takePayment } from './request.ts'
import { settlePayments } from './settle.ts'
import { loadPayments } from './store.ts'
import { nobody, paid, payPages, stageOf, stepsOf, swapOf, told } from './testing/payPages.ts'

let world: World
let pages: ReturnType<typeof payPages>
beforeAll(async () => {
  world = await startWorld()
  pages = payPages(world)
})
afterEach(async () => {
  pages.close()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

describe('quoteForOutput', () => {
  test.each([
    ['USDC', 30_000_000n],
    ['USDC', 2_000_001n],
    ['ETH', 123_456_789_012_345_678n],
  ] as const)(
    'default: of %s, at least %s arrives, and hardly more (S2.05)',
    async (symbol, output) => {
      const someone = await person(world)
      const core = await pages.opened(someone)
      const { quote: usual, origin, destination } = await question(core, someone, symbol)
      const quote = await quoteForOutput(core, {
        route: usual.route,
        output,
        depositor: someone.owner.address,
        recipient: nobody(),
        inputDecimals: origin.decimals,
        outputDecimals: destination.decimals,
      })
      const { outputAmount, inputAmount } = quote.deposit
      expect(outputAmount).toBeGreaterThanOrEqual(output)
      expect(outputAmount - output).toBeLessThan(output / 1_000n)
      expect(inputAmount).toBeGreaterThan(output)
    },
  )

  test('error: what the bridge does not take is said by the bridge', async () => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    const { quote: usual, origin, destination } = await question(core, someone)
    await expect(
      quoteForOutput(core, {
        route: usual.route,
        output: 1n,
        depositor: someone.owner.address,
        recipient: nobody(),
        inputDecimals: origin.decimals,
        outputDecimals: destination.decimals,
      }),
    ).rejects.toMatchObject({ code: expect.any(String) })
  })
})

describe('payRequest', () => {
  test('default: directly and exactly, which the page hears once (S2.05)', async () => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    const { ways, recipient } = await pages.asked(core, someone)
    expect(ways[0]).toMatchObject({ key: 'direct', problem: undefined, cost: 12_500_000n })
    expect(await paid(core, someone, ways[0])).toEqual(['send'])
    expect(await pages.held(recipient)).toBe(12_500_000n)
    expect(stageOf(core)).toMatchObject({ status: 'paid', hash: someone.sent[0] })
    await expect.poll(() => told(core)).toHaveLength(1)
    settlePayments(core)
    expect(told(core)).toHaveLength(1)
    expect(loadPayments(core)).toEqual([])
    // The same request again is another payment.
    await takePayment(core, {
      amount: '12.5',
      token: world.devnet.contracts[originChainId]?.usdc,
      recipient,
      caipChainId: evmChain(originChainId),
    })
    expect(stageOf(core)).toEqual({ status: 'choose' })
  })

  test('behavior: over the bridge the recipient has it when the fill is seen (S2.05)', async () => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    const { ways, recipient } = await pages.asked(core, someone, { chainId: destinationChainId })
    const way = ways.find(({ by, swap }) => by.kind === 'bridge' && swap === undefined)
    expect(await paid(core, someone, way)).toEqual(['approveBridge', 'deposit'])
    expect(await pages.held(recipient, destinationChainId)).toBeGreaterThanOrEqual(12_500_000n)
    await expect.poll(() => told(core)).toHaveLength(1)
    expect(told(core)[0]?.payload).toMatchObject({ caipChainId: evmChain(destinationChainId) })
  })

  test.each([
    ['DAI', originChainId, ['approveSwap', 'swap', 'send']],
    ['ETH', originChainId, ['swap', 'send']],
    ['ETH', destinationChainId, ['swap', 'approveBridge', 'deposit']],
  ] as const)('behavior: with %s, swapped first (S2.05)', async (symbol, chainId, steps) => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    const { ways, recipient } = await pages.asked(core, someone, { chainId })
    const way = swapOf(ways, symbol, chainId === originChainId ? 'direct' : 'bridge')
    expect(way?.problem).toBe(undefined)
    // The guaranteed output covers the payment, and hardly more is given than that takes.
    const needed =
      way?.by.kind === 'bridge' ? (way.by.quote?.deposit.inputAmount ?? 0n) : 12_500_000n
    const minimum = way?.swap?.order?.minimum ?? 0n
    expect(minimum).toBeGreaterThanOrEqual(needed)
    expect(minimum).toBeLessThan((needed * 102n) / 100n)
    const before = await pages.held(someone.owner.address)
    expect(await paid(core, someone, way)).toEqual(steps)
    expect(core.store.getState().pay.failure).toBe(undefined)
    expect(someone.sent).toHaveLength(steps.length)
    const got = await pages.held(recipient, chainId)
    if (chainId === originChainId) expect(got).toBe(12_500_000n)
    else expect(got).toBeGreaterThanOrEqual(12_500_000n)
    // What the swap yields beyond the payment stays with the person.
    expect(await pages.held(someone.owner.address)).toBeGreaterThanOrEqual(before)
    await expect.poll(() => told(core)).toHaveLength(1)
  })

  test('error: refused after the swap: it stays, and is gone on with after a reload', async () => {
    const someone = await person(world)
    const browser = createBrowser('local')
    const core = await pages.opened(someone, browser)
    const { ways, recipient } = await pages.asked(core, someone)
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
    expect(await pages.held(recipient)).toBe(0n)
    pages.close()
    Object.assign(someone.wallet, { request })
    const next = await pages.opened(someone, browser)
    const again = await pages.asked(next, someone, { recipient })
    expect(stageOf(next)).toMatchObject({ status: 'choose', swapped: { status: 'confirmed' } })
    expect(await paid(next, someone, again.ways[0])).toEqual(['send'])
    expect(someone.sent).toHaveLength(2)
    expect(await pages.held(recipient)).toBe(12_500_000n)
    await expect.poll(() => told(next)).toHaveLength(1)
    expect(told(core)).toEqual([])
  })

  test('error: the deposit is refused, and it is paid another way: the transfer ends with that', async () => {
    const someone = await person(world)
    const browser = createBrowser('local')
    const core = await pages.opened(someone, browser)
    const { ways, recipient } = await pages.asked(core, someone, { chainId: destinationChainId })
    const { request } = someone.wallet
    const declined = Object.assign(new Error('declined'), { code: 4001 })
    Object.assign(someone.wallet, {
      request: (one: Parameters<typeof request>[0]) =>
        one.method === 'eth_sendTransaction' ? Promise.reject(declined) : request(one),
    })
    const bridged = ways.find(({ by, swap }) => by.kind === 'bridge' && swap === undefined)
    await paid(core, someone, bridged)
    const stage = stageOf(core)
    if (stage.status !== 'stopped') throw new Error(`It is ${stage.status}`)
    const { transferId: id } = stage
    // Another tab runs the transfer: it cannot be abandoned here.
    browser.locks.add(`transfer:${id}`)
    await chooseAgain(core)
    expect(stageOf(core)).toEqual(stage)
    browser.locks.clear()
    await chooseAgain(core)
    expect([stageOf(core), loadPayments(core)]).toEqual([{ status: 'choose' }, []])
    expect(findRecord(core, id)?.transfer).toMatchObject({
      status: 'failed',
      error: { code: 'PAY_OTHER_WAY' },
    })
    // The abandoned transfer cannot be continued, here or after a reload.
    Object.assign(someone.wallet, { request })
    pages.close()
    const next = await pages.opened(someone, browser)
    loadTransfers(next)
    await continueTransfer(next, { id })
    expect([someone.sent, await pages.held(recipient, destinationChainId)]).toEqual([[], 0n])
  })

  test('behavior: a reload while it is on its way: found again, told once, not asked twice', async () => {
    const someone = await person(world)
    const browser = createBrowser('local')
    const core = await pages.opened(someone, browser)
    const { ways, recipient } = await pages.asked(core, someone)
    await world.node.setAutomine(false)
    await world.node.setIntervalMining({ interval: 0 })
    try {
      const paying = paid(core, someone, ways[0])
      await expect.poll(() => someone.sent).toHaveLength(1)
      await expect.poll(() => stageOf(core).status).toBe('sent')
      pages.close()
      await paying
      const next = await pages.opened(someone, browser)
      await pages.asked(next, someone, { recipient })
      expect(stageOf(next)).toMatchObject({ status: 'sent' })
      await paid(next, someone, ways[0])
      expect(someone.sent).toHaveLength(1)
      const resumed = resumeTransactions(next)
      await world.node.mine({ blocks: 1 })
      await resumed
      await expect.poll(() => told(next)).toHaveLength(1)
      expect(told(core)).toEqual([])
      expect(await pages.held(recipient)).toBe(12_500_000n)
    } finally {
      await world.node.setAutomine(true)
    }
  })

  test('error: what was spent between choosing and confirming is not asked of the wallet', async () => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    const { ways } = await pages.asked(core, someone)
    const [way] = ways
    if (way === undefined) throw new Error('there is no way')
    const account = someone.owner.address
    const steps = await core.queries.fetchQuery(stepsOf(core, way, account))
    await world.sendAs(someone.owner, transferOfAll(await pages.held(account)))
    await payRequest(core, { way, account, steps })
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
