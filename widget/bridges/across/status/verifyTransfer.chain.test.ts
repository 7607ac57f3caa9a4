import type { Client, Hex } from 'viem'
import { getBlockNumber, getTransactionReceipt, readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi } from '../contracts/abi.ts'
import { createBridgeClient } from '../client/client.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { speedUpDeposit } from '../speedUp/speedUpDeposit.ts'
import { forgedAmount, forgeFill, sendDeposit } from '../testing/fills.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import {
  type ExpectedTransfer,
  verifyTransfer,
  type VerifyTransferOptions,
} from './verifyTransfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.devnet.control.setRelayer({ paused: true }))
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const atOnce = { [originChainId]: 0, [destinationChainId]: 0 }
const native = { symbol: 'ETH', inputAmount: 10n ** 17n }

/** A client that knows the pools by itself, and whose services would be noticed. */
function shop() {
  const refuse = () => Promise.reject(new Error('was not to be asked'))
  return createBridgeClient({
    transport: {
      getAvailableRoutes: refuse,
      getSupportedChains: refuse,
      quote: refuse,
      getLimits: refuse,
      getDepositStatus: refuse,
    },
    getChainClient: (chainId): Client => world.client.chainClient(chainId),
    spokePools: Object.fromEntries(
      world.devnet.chains.map(({ chainId, contracts }) => [chainId, contracts.spokePool]),
    ),
  })
}

function expectedOf({ outputToken = '0x', recipient = '0x', outputAmount }: DepositLog) {
  return { destinationChainId, outputToken, recipient, outputAmount } satisfies ExpectedTransfer
}

function verify(log: DepositLog, options: Partial<VerifyTransferOptions> = {}) {
  const depositTxHash = log.depositHash ?? '0x'
  const asked = { originChainId, depositTxHash, expected: expectedOf(log), confirmations: atOnce }
  return verifyTransfer(shop(), { ...asked, ...options })
}

async function untilPaid(log: DepositLog, options: Partial<VerifyTransferOptions> = {}) {
  await world.devnet.control.setRelayer({ paused: false })
  await expect
    .poll(async () => (await verify(log, options)).status, { timeout: 10_000 })
    .not.toBe('pending')
  return verify(log, options)
}

describe('what a shop can rely on', () => {
  test('default: pending, then paid, with what arrived (S7.33, S7.34)', async () => {
    const { log, owner } = await sendDeposit(world)
    expect(await verify(log)).toEqual({ status: 'pending', waitsFor: 'fill' })
    const paid = await untilPaid(log)
    const { outputToken = '0x', outputAmount, depositId, depositHash: depositTxHash } = log
    expect(paid).toEqual({
      status: 'paid',
      depositId,
      depositTxHash,
      depositor: owner.address,
      recipient: owner.address,
      outputToken,
      outputAmount,
      isNative: false,
      fillTxHash: expect.stringMatching(/^0x/),
    })
    // By the token itself.
    const chain = world.client.chainClient(destinationChainId)
    const query = { address: outputToken, abi: erc20Abi, functionName: 'balanceOf' } as const
    const funded = await readContract(chain, { ...query, args: [(await world.account()).address] })
    const balance = await readContract(chain, { ...query, args: [owner.address] })
    expect(balance - funded).toBe(outputAmount)
    const { depositor } = log
    for (const more of [{ depositor }, { message: '0x' }, { isNative: false }] as const) {
      const expected = { ...expectedOf(log), ...more, outputAmount: outputAmount - 1n }
      expect(await verify(log, { expected })).toEqual(paid)
    }
  })

  test('behavior: both have to be deep enough, and it says how many blocks are missing (S7.34)', async () => {
    const { log } = await sendDeposit(world, native)
    const { hash } = { hash: log.depositHash ?? '0x' }
    await untilPaid(log)
    // Blocks are counted from here on: it makes none for repayments.
    await world.devnet.control.setRelayer({ paused: true })
    const deep = async (chainId: number, block: bigint) => {
      const chain = world.client.chainClient(chainId)
      return Number((await getBlockNumber(chain, { cacheTime: 0 })) - block)
    }
    const origin = world.client.chainClient(originChainId)
    const { blockNumber } = await getTransactionReceipt(origin, { hash })
    // A block that came while it was asked counts, too: then it is asked again.
    async function askBetweenBlocks(): Promise<{ at: number; answer: unknown }> {
      const at = await deep(originChainId, blockNumber)
      const confirmations = { ...atOnce, [originChainId]: at + 3 }
      const answer = await verify(log, { confirmations })
      const isSameBlock = (await deep(originChainId, blockNumber)) === at
      return isSameBlock ? { at, answer } : askBetweenBlocks()
    }
    const { at, answer } = await askBetweenBlocks()
    const shallow = { ...atOnce, [originChainId]: at + 3 }
    expect(answer).toEqual({ status: 'pending', waitsFor: 'depositConfirmations', missing: 3n })
    await world.devnet.control.mine({ chainId: originChainId, blocks: 3 })
    expect(await verify(log, { confirmations: shallow })).toMatchObject({ status: 'paid' })
    // By default twenty, on a chain that is not known otherwise.
    expect(await verify(log, { confirmations: undefined })).toMatchObject({ status: 'pending' })
    await world.devnet.control.mine({ chainId: originChainId, blocks: 20 })
    expect(await verify(log, { confirmations: undefined })).toMatchObject({
      status: 'pending',
      waitsFor: 'fillConfirmations',
    })
    await world.devnet.control.mine({ chainId: destinationChainId, blocks: 20 })
    expect(await verify(log, { confirmations: undefined })).toMatchObject({ status: 'paid' })
  })

  test('behavior: WETH for an account without code arrives as ETH, and is told as such', async () => {
    const { log } = await sendDeposit(world, native)
    const { outputAmount } = log
    expect(await untilPaid(log)).toMatchObject({ status: 'paid', isNative: true, outputAmount })
    const expected = { ...expectedOf(log), isNative: false }
    expect(await verify(log, { expected })).toEqual({
      status: 'different',
      fields: [{ field: 'isNative', expected: 'false', actual: 'true' }],
    })
  })

  test('attack: C-F1 forged fills pay nothing, before the real one and after it', async () => {
    const { log, transfer } = await sendDeposit(world)
    const pool = transfer.destinationPool
    await forgeFill(world, { log, pool })
    await forgeFill(world, { log, pool }, { recipient: log.recipient, outputAmount: 1n })
    expect(await verify(log)).toEqual({ status: 'pending', waitsFor: 'fill' })
    const paid = await untilPaid(log)
    expect(paid).toMatchObject({ status: 'paid', outputAmount: log.outputAmount })
    const later = await forgeFill(world, { log, pool }, { outputAmount: forgedAmount + 1n })
    expect(await verify(log)).toEqual(paid)
    expect(paid).not.toMatchObject({ fillTxHash: later.transactionHash })
  })

  test('attack: a deposit of another recipient, token, chain, amount or sender is different', async () => {
    const { log } = await sendDeposit(world)
    const other = (await world.account()).address
    const lies: readonly Partial<ExpectedTransfer>[] = [
      { recipient: other },
      { outputToken: other },
      { depositor: other },
      { outputAmount: log.outputAmount + 1n },
      { message: '0x1234' },
    ]
    for (const filled of [false, true]) {
      if (filled) await untilPaid(log)
      for (const lie of lies) {
        const [field] = Object.keys(lie)
        expect(await verify(log, { expected: { ...expectedOf(log), ...lie } })).toMatchObject({
          status: 'different',
          fields: [{ field }],
        })
      }
    }
    // The same token on another chain is another one.
    const expected = { ...expectedOf(log), destinationChainId: originChainId }
    expect(await verify(log, { expected })).toMatchObject({
      status: 'different',
      fields: [{ field: 'destinationChainId' }],
    })
  })

  test('attack: a fill that a reorganisation takes back is not paid', async () => {
    const { log } = await sendDeposit(world, native)
    const paid = await untilPaid(log)
    await world.devnet.control.setRelayer({ paused: true })
    const chain = world.client.chainClient(destinationChainId)
    const hash: Hex = paid.status === 'paid' ? paid.fillTxHash : '0x'
    const confirmations = { ...atOnce, [destinationChainId]: 50 }
    expect(await verify(log, { confirmations })).toMatchObject({ waitsFor: 'fillConfirmations' })
    const receipt = () => getTransactionReceipt(chain, { hash }).catch(() => undefined)
    for (let found = await receipt(); found !== undefined; found = await receipt()) {
      const head = await getBlockNumber(chain, { cacheTime: 0 })
      await world.devnet.control.reorg(destinationChainId, Number(head - found.blockNumber + 1n))
    }
    expect(await verify(log)).toEqual({ status: 'pending', waitsFor: 'fill' })
  })

  test('attack: a recipient that a later update changed is different, one that it set is paid', async () => {
    const { log, wallet } = await sendDeposit(world)
    const other = (await world.account()).address
    await world.devnet.control.setQuotes({ feeMultiplier: 3 })
    const { updatedOutputAmount: outputAmount } = await speedUpDeposit(world.client, {
      wallet,
      deposit: log,
      update: { recipient: other },
    })
    expect(outputAmount).toBeLessThan(log.outputAmount)
    // The relayer has seen the update before it fills.
    const { indexer } = world.devnet.urls
    await expect
      .poll(async () => (await fetch(`${indexer}/deposits?depositor=${log.depositor}`)).text())
      .toContain(`"updatedOutputAmount":"${outputAmount}"`)
    const updated = { ...expectedOf(log), recipient: other, outputAmount }
    const answer = await untilPaid(log)
    expect(answer).toMatchObject({
      status: 'different',
      fields: [{ field: 'recipient' }, { field: 'outputAmount' }],
    })
    expect(await verify(log, { expected: updated })).toMatchObject({
      status: 'paid',
      recipient: other,
      outputAmount,
    })
  })

  test('behavior: expired, then refunded', async () => {
    await world.devnet.control.setQuotes({ fillDeadlineSeconds: 660 })
    const { log } = await sendDeposit(world, native)
    for (const { chainId } of world.devnet.chains) {
      await world.devnet.control.increaseTime(chainId, 700)
    }
    expect(await verify(log)).toEqual({ status: 'expired' })
    await world.devnet.control.setDataWorker({ refunds: true })
    await expect
      .poll(() => verify(log))
      .toEqual({ status: 'refunded', refundTxHash: expect.stringMatching(/^0x/) })
  })

  test('error: a node that cannot be asked is unknown, and says which', async () => {
    const { log } = await sendDeposit(world, native)
    await untilPaid(log)
    for (const chainId of [originChainId, destinationChainId]) {
      await world.devnet.control.setFault(`rpc:${chainId}`, { mode: '500' })
      expect(await verify(log)).toMatchObject({ status: 'unknown', chainId })
      await world.devnet.control.resetFaults()
    }
    const match = 'eth_getLogs'
    await world.devnet.control.setFault(`rpc:${destinationChainId}`, { mode: '500', match })
    expect(await verify(log)).toMatchObject({ status: 'unknown', chainId: destinationChainId })
  })

  test('error: what is no deposit, no hash, no expectation and no known pool (S8.12)', async () => {
    const { log, owner } = await sendDeposit(world, native)
    expect(await verify(log, { depositTxHash: `0x${'ab'.repeat(32)}` })).toEqual({
      status: 'pending',
      waitsFor: 'deposit',
    })
    const plain = await world.sendAs(owner, { to: owner.address, data: '0x', value: 1n })
    await expect
      .poll(() => verify(log, { depositTxHash: plain }))
      .toMatchObject({ status: 'different', fields: [{ field: 'deposit' }] })
    expect(await verify(log, { depositId: log.depositId + 1n })).toMatchObject({
      status: 'different',
      fields: [{ field: 'deposit' }],
    })
    await expect(verify(log, { depositTxHash: '0x12' })).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_HASH_INVALID',
    })
    const wrong: readonly object[] = [
      ...[{ outputAmount: 0n }, { outputAmount: 5 }, { recipient: '0x12' }],
      ...[{ outputToken: undefined }, { destinationChainId: '10' }, { message: '0x1' }],
    ]
    for (const change of wrong) {
      const expected = { ...expectedOf(log), ...change } as ExpectedTransfer
      const [field] = Object.keys(change)
      await expect(verify(log, { expected })).rejects.toMatchObject({
        code: 'BRIDGE_DEPOSIT_QUERY_INVALID',
        data: { field },
      })
    }
    const expected = { ...expectedOf(log), destinationChainId: 5 }
    await expect(verify(log, { expected })).rejects.toMatchObject({
      code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
    })
  })
})
