import {
  type AbiEvent,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  type Hex,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refundAbi } from '../contracts/abi.ts'
import { encodeDeposit } from '../deposit/encodeDeposit.ts'
import { findRefund } from './findRefund.ts'
import { getDeposit } from '../status/getDeposit.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { sendDeposit } from '../testing/fills.ts'
import { startLyingIndexer } from '../testing/lyingIndexer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'

let world: World
let indexer: Awaited<ReturnType<typeof startLyingIndexer>>
beforeAll(async () => {
  world = await startWorld()
  indexer = await startLyingIndexer(world)
})
beforeEach(async () => {
  await world.devnet.control.setRelayer({ paused: true })
  await world.devnet.control.setQuotes({ fillDeadlineSeconds: 660 })
})
afterEach(() => world.devnet.control.reset())
afterAll(async () => {
  await indexer?.stop()
  await world?.devnet.stop()
})

const invented: Hex = `0x${'ab'.repeat(32)}`
const native = { symbol: 'ETH', inputAmount: 10n ** 17n }

async function expire() {
  for (const chainId of [originChainId, destinationChainId]) {
    await world.devnet.control.increaseTime(chainId, 700)
  }
}

async function depositOf(owner: PrivateKeyAccount, transfer: Transfer): Promise<DepositLog> {
  const hash = await world.sendAs(owner, encodeDeposit(transfer))
  return waitForDepositTx(world.client, { hash, originChainId })
}

/** The devnet pays back what it knows to be expired, each by itself; answers that deposit's own. */
async function refunded(hash: Hex | undefined): Promise<Hex> {
  await world.devnet.control.setDataWorker({ refunds: true })
  const url = `${world.devnet.urls.indexer}/deposit/status?depositTxHash=${hash}`
  const ask = async () => (await (await fetch(url)).json()).depositRefundTxnRef
  await expect.poll(ask, { timeout: 10_000 }).toMatch(/^0x/)
  return ask()
}

/** A payment as a settlement writes it down; the money itself is not of interest here. */
async function pay(deposit: DepositLog, amount: bigint, deferredRefunds = false): Promise<Hex> {
  const event: AbiEvent = getAbiItem({ abi: refundAbi, name: 'ExecutedRelayerRefundRoot' })
  const topics = encodeEventTopics({
    abi: refundAbi,
    eventName: 'ExecutedRelayerRefundRoot',
    args: { chainId: BigInt(originChainId), rootBundleId: 1, leafId: 0 },
  }) as Hex[]
  const data = encodeAbiParameters(
    event.inputs.filter((input) => input.indexed !== true),
    [
      0n,
      [5n, amount],
      deposit.inputToken,
      [zeroAddress, deposit.depositor],
      deferredRefunds,
      zeroAddress,
    ],
  )
  return (await world.devnet.control.emitPoolLog(originChainId, { topics, data })).hash
}

const find = (deposit: DepositLog) =>
  findRefund(indexer.client, { deposit, fromBlock: deposit.blockNumber })

describe('a refund', () => {
  test('attack: C-F4c that the indexer made up is told by nobody (S7.31)', async () => {
    const { hash, log, transfer, wallet } = await sendDeposit(world, native)
    indexer.say({ status: 'refunded', depositRefundTxnRef: invented })
    expect(await find(log)).toBeUndefined()
    await expire()
    expect(await find(log)).toBeUndefined()
    const query = { originChainId, depositTxHash: hash }
    expect((await getDeposit(indexer.client, query)).status).toBe('expired')
    const save = () => undefined
    const expired = await runTransfer(indexer.client, { transfer, wallet, save })
    expect(expired.status).toBe('expired')
    const again = await runTransfer(indexer.client, { transfer: expired, wallet, save })
    expect(again).toEqual(expired)
  })

  test.each(['expired', 'pending', 'filled'])(
    'attack: C-F4c that the chain has is told, though the indexer says "%s" (S7.31)',
    async (status) => {
      const { hash, log, transfer, wallet } = await sendDeposit(world, native)
      await expire()
      const refundHash = await refunded(hash)
      indexer.say({ status, fillTxnRef: invented })
      expect(await find(log)).toEqual({ hash: refundHash })
      const query = { originChainId, depositTxHash: hash }
      const deposit = await getDeposit(indexer.client, query)
      expect(deposit).toMatchObject({ status: 'refunded', refundTxHash: refundHash })
      // With the deposit read on the chain, and with the result of another call.
      const { originChainId: origin, destinationChainId: destination, depositId } = log
      const ends = { originChainId: origin, destinationChainId: destination, depositId }
      for (const known of [deposit, { ...ends, depositTxHash: hash }, ends]) {
        expect(await findRefund(indexer.client, { deposit: known })).toEqual({ hash: refundHash })
      }
      const expired: Transfer = { ...transfer, status: 'expired' }
      const options = { wallet, save: () => undefined }
      expect(await runTransfer(indexer.client, { transfer: expired, ...options })).toMatchObject({
        status: 'refunded',
        refundHash,
      })
    },
  )

  test('attack: C-F4c a payment to the depositor is none for what was filled or may still be', async () => {
    const { hash, log } = await sendDeposit(world, native)
    indexer.say({ status: 'refunded', depositRefundTxnRef: invented })
    await world.devnet.control.setRelayer({ paused: false })
    const query = { originChainId, depositTxHash: hash }
    await expect.poll(() => getDeposit(world.client, query)).toMatchObject({ status: 'filled' })
    await world.devnet.control.setRelayer({ paused: true })
    const other = await sendDeposit(world, native)
    // By the origin's clock alone it is over.
    await world.devnet.control.increaseTime(originChainId, 700)
    await pay(log, log.inputAmount)
    await pay(other.log, other.log.inputAmount)
    expect(await find(other.log)).toBeUndefined()
    await world.devnet.control.increaseTime(destinationChainId, 700)
    expect(await find(log)).toBeUndefined()
    expect(await find(other.log)).toMatchObject({ hash: expect.stringMatching(/^0x/) })
  })

  test('attack: C-F4c of two equal deposits each has its own, the oldest the first', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    const first = await depositOf(owner, transfer)
    const second = await depositOf(owner, transfer)
    indexer.say({ status: 'expired' })
    await expire()
    const one = await pay(first, first.inputAmount)
    expect(await find(first)).toEqual({ hash: one })
    expect(await find(second)).toBeUndefined()
    const two = await pay(first, first.inputAmount)
    expect([await find(first), await find(second)]).toEqual([{ hash: one }, { hash: two }])
  })

  test('behavior: C-F4c several deposits in one payment are told with the same hash', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    const more = await world.draft(owner.address, { ...native, inputAmount: 2n * 10n ** 17n })
    const deposits = [await depositOf(owner, transfer), await depositOf(owner, more)]
    await expire()
    const [first] = deposits
    if (first === undefined) throw new Error('two deposits')
    const hash = await pay(first, 3n * 10n ** 17n)
    for (const deposit of deposits) expect(await find(deposit)).toEqual({ hash })
  })

  test('error: C-F4c too little, and what its token did not pay out, is no refund', async () => {
    const { log } = await sendDeposit(world, native)
    await expire()
    await pay(log, log.inputAmount - 1n)
    // The pool still owes it: the transfer failed for one recipient of this payment.
    await pay(log, log.inputAmount, true)
    expect(await find(log)).toBeUndefined()
    const hash = await pay(log, log.inputAmount)
    expect(await find(log)).toEqual({ hash })
  })

  test('error: C-F4c with the destination down nobody knows, and the transfer stays expired', async () => {
    const { hash, log, transfer, wallet } = await sendDeposit(world, native)
    await expire()
    const refundHash = await refunded(hash)
    indexer.say({ status: 'refunded', depositRefundTxnRef: refundHash })
    await world.devnet.control.setFault(`rpc:${destinationChainId}`, { mode: '500' })
    await expect(find(log)).rejects.toThrow()
    const expired: Transfer = { ...transfer, status: 'expired' }
    const options = { transfer: expired, wallet, save: () => undefined }
    expect(await runTransfer(indexer.client, options)).toEqual(expired)
    await world.devnet.control.resetFaults()
    expect(await runTransfer(indexer.client, options)).toMatchObject({
      status: 'refunded',
      refundHash,
    })
  })
})
