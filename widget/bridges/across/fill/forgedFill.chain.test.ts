import type { Client, Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { executeQuote } from '../run/executeQuote.ts'
import { findFill } from './findFill.ts'
import { getAvailableRoutes } from '../quote/getAvailableRoutes.ts'
import { getDeposit } from '../status/getDeposit.ts'
import { getQuote } from '../quote/getQuote.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { parseFillLogs } from '../logs/parseFillLogs.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { forgeFill, sendDeposit } from '../testing/fills.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'
import { waitForFill } from './waitForFill.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.devnet.control.setRelayer({ paused: true }))
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

/** A client whose indexer is nowhere, and whose destination refuses what is named. */
function clientWithout({ refused = [] }: { refused?: readonly string[] } = {}) {
  const chains = (chainId: number): Client => {
    const chain = world.client.chainClient(chainId)
    const request = async (asked: { method: string }) => {
      if (chainId === destinationChainId && refused.includes(asked.method)) {
        throw new Error('limit exceeded')
      }
      return chain.request(asked as never)
    }
    return { ...chain, request } as Client
  }
  return createBridgeClient({
    transport: httpTransport({
      apiUrl: world.devnet.urls.bridgeApi,
      indexerUrl: 'http://127.0.0.1:9',
      backoffMs: 1,
    }),
    getChainClient: chains,
    pollingIntervalMs: 50,
    spokePools: world.client.spokePools,
  })
}

/** The pool, as the transaction of a fill knows it. */
function ownFill(log: DepositLog) {
  return { outputAmount: log.outputAmount, recipient: log.recipient }
}

describe('a fill that a stranger made up', () => {
  test('attack: C-F1 one that comes first is not told by executeQuote, getDeposit, findFill or waitForFill', async () => {
    const owner = await world.account()
    const routes = await getAvailableRoutes(world.client, { originChainId, destinationChainId })
    const route = routes.find(({ inputTokenSymbol: symbol }) => symbol === 'USDC')
    if (route === undefined) throw new Error('no route')
    const asked = { route, inputAmount: 20_000_000n, depositor: owner.address }
    const quote = await getQuote(world.client, asked)
    const wallet = world.wallet(owner)
    let forged: Promise<Hex> | undefined
    const forgeFirst = async (transfer: Transfer) => {
      const hash = transfer.depositHash ?? '0x'
      const log = await waitForDepositTx(world.client, { hash, originChainId })
      const receipt = await forgeFill(world, { log, pool: transfer.destinationPool })
      await world.devnet.control.setRelayer({ paused: false })
      return receipt.transactionHash
    }
    const done = await executeQuote(world.client, {
      quote,
      wallet,
      async save(transfer) {
        if (transfer.status === 'deposited') forged ??= forgeFirst(transfer)
        await forged
      },
    })
    const forgedHash = await forged
    const { transfer, fillHash } = done
    expect(transfer).toMatchObject({ status: 'filled', filledAmount: transfer.outputAmount })
    expect(fillHash).not.toBe(forgedHash)
    const query = { originChainId, depositTxHash: transfer.depositHash }
    const promised = { outputAmount: quote.deposit.outputAmount, recipient: owner.address }
    for (const client of [world.client, clientWithout()]) {
      const deposit = await getDeposit(client, query)
      expect(deposit).toMatchObject({ status: 'filled', fill: { ...promised, hash: fillHash } })
      expect(await findFill(client, { deposit })).toMatchObject({ ...promised, hash: fillHash })
      const { depositId, message, fillDeadline } = deposit
      const ends = { originChainId, destinationChainId, depositId, message, fillDeadline }
      expect(await findFill(client, { deposit: ends })).toMatchObject({ hash: fillHash })
      const destinationPool = transfer.destinationPool
      expect(await waitForFill(client, { deposit: ends, destinationPool })).toMatchObject({
        status: 'filled',
        ...promised,
        hash: fillHash,
      })
    }
  })

  test('attack: C-F1 one that comes after the real one changes nothing', async () => {
    const { transfer, wallet, hash, log } = await sendDeposit(world)
    await world.devnet.control.setRelayer({ paused: false })
    await expect
      .poll(() => getDeposit(world.client, { originChainId, depositTxHash: hash }))
      .toMatchObject({ status: 'filled' })
    const forged = await forgeFill(
      world,
      { log, pool: transfer.destinationPool },
      { outputAmount: 1n },
    )
    const client = clientWithout()
    const deposit = await getDeposit(client, { originChainId, depositTxHash: hash })
    expect(deposit).toMatchObject({ status: 'filled', fill: ownFill(log) })
    expect(await findFill(client, { deposit })).toMatchObject(ownFill(log))
    const done = await runTransfer(client, { transfer, wallet, save: () => undefined })
    expect(done).toMatchObject({ status: 'filled', filledAmount: transfer.outputAmount })
    expect(done.fillHash).not.toBe(forged.transactionHash)
  })

  test('attack: C-F1 a deposit that nobody has filled is told by nobody as filled', async () => {
    const { transfer, hash, log } = await sendDeposit(world)
    await forgeFill(world, { log, pool: transfer.destinationPool })
    const { depositId, message } = log
    for (const client of [world.client, clientWithout()]) {
      const deposit = await getDeposit(client, { originChainId, depositTxHash: hash })
      expect(deposit.status).toBe('pending')
      const ends = { originChainId, destinationChainId, depositId, message }
      for (const known of [deposit, log, ends, { ...ends, depositTxHash: hash }]) {
        await expect(findFill(client, { deposit: known })).rejects.toMatchObject({
          code: 'BRIDGE_NO_FILL_LOG',
        })
      }
    }
  })

  test('attack: C-F1 where the pool cannot be asked, made-up logs end nothing', async () => {
    const { transfer, wallet, hash, log } = await sendDeposit(world)
    const forged = await forgeFill(world, { log, pool: transfer.destinationPool })
    let rounds = 0
    const client = clientWithout({ refused: ['eth_call'] })
    const counted = createBridgeClient({
      transport: client.transport,
      pollingIntervalMs: 50,
      spokePools: client.spokePools,
      getChainClient(chainId) {
        const chain = client.chainClient(chainId)
        const request = async (asked: { method: string }) => {
          if (chainId === destinationChainId && asked.method === 'eth_getLogs') rounds += 1
          return chain.request(asked as never)
        }
        return { ...chain, request } as Client
      },
    })
    const running = runTransfer(counted, { transfer, wallet, save: () => undefined })
    await expect.poll(() => rounds).toBeGreaterThan(3)
    await world.devnet.control.setRelayer({ paused: false })
    const done = await running
    expect(done).toMatchObject({ status: 'filled', filledAmount: transfer.outputAmount })
    expect(done.fillHash).not.toBe(forged.transactionHash)
    expect(hash).toBe(done.depositHash)
  })

  test('attack: C-F1 every field of the relay counts', async () => {
    const { transfer, log } = await sendDeposit(world)
    const { destinationPool: pool } = transfer
    const same = { outputAmount: 1n, recipient: log.recipient }
    const changes: readonly Partial<DepositLog>[] = [
      { ...same, outputAmount: log.outputAmount, fillDeadline: log.fillDeadline - 1 },
      { ...same, outputAmount: log.outputAmount, inputAmount: log.inputAmount + 1n },
      { ...same, outputAmount: log.outputAmount, exclusivityDeadline: 1 },
      { ...same, outputAmount: log.outputAmount, message: '0x12' },
      { ...same, outputAmount: log.outputAmount, inputToken: log.depositor },
      { ...same, outputAmount: log.outputAmount, exclusiveRelayer: log.depositor },
      { ...same, outputAmount: log.outputAmount, depositor: pool },
      { ...same, outputAmount: log.outputAmount, recipient: pool },
      same,
    ]
    for (const change of changes) {
      const { logs } = await forgeFill(world, { log, pool }, change)
      expect(parseFillLogs(logs, { pool, originChainId, depositId: log.depositId })).toHaveLength(1)
      expect(parseFillLogs(logs, { pool, deposit: log })).toEqual([])
    }
    const { logs } = await forgeFill(world, { log, pool }, ownFill(log))
    expect(parseFillLogs(logs, { pool, deposit: log })).toMatchObject([ownFill(log)])
  })
})

test('behavior: with the origin silent, the fill is found by what was kept of the deposit (C-F1)', async () => {
  const { transfer, wallet, log } = await sendDeposit(world)
  const forged = await forgeFill(world, { log, pool: transfer.destinationPool })
  await world.devnet.control.setFault(`rpc:${originChainId}`, { mode: '500' })
  const running = runTransfer(clientWithout(), { transfer, wallet, save: () => undefined })
  await world.devnet.control.setRelayer({ paused: false })
  // The relayer has seen the deposit before; it needs nothing of the origin any more.
  const done = await running
  expect(done).toMatchObject({ status: 'filled', filledAmount: transfer.outputAmount })
  expect(done.fillHash).not.toBe(forged.transactionHash)
})
