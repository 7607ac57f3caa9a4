import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addressToBytes32 } from '../util/bytes.ts'
import { createBridgeClient } from '../client/client.ts'
import { encodeDeposit } from '../deposit/encodeDeposit.ts'
import { findDeposits } from '../deposit/findDeposits.ts'
import { findFill } from '../fill/findFill.ts'
import { getDeposit } from './getDeposit.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'
import { waitForFill } from '../fill/waitForFill.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.devnet.control.setRelayer({ paused: true })
})
afterEach(async () => {
  await world.devnet.control.reset()
  await world.devnet.control.setRelayer({ paused: true })
})
afterAll(() => world?.devnet.stop())

const native = { symbol: 'ETH', inputAmount: 10n ** 17n }

async function sendDeposit(changes: Partial<Transfer> = {}) {
  const owner = await world.account()
  const transfer = { ...(await world.draft(owner.address, native)), ...changes }
  const hash = await world.sendAs(owner, encodeDeposit(transfer))
  const log = await waitForDepositTx(world.client, { hash, originChainId })
  return { owner, transfer, hash, log }
}

/** A client whose indexer is nowhere. */
function withoutIndexer() {
  return createBridgeClient({
    transport: httpTransport({
      apiUrl: world.devnet.urls.bridgeApi,
      indexerUrl: 'http://127.0.0.1:9',
      backoffMs: 1,
    }),
    getChainClient: (chainId) => world.client.chainClient(chainId),
    spokePools: world.client.spokePools,
    pollingIntervalMs: 50,
  })
}

const missing: Hex = `0x${'ab'.repeat(32)}`

describe('getDeposit', () => {
  test('default: by its transaction and by its id, which is 0 for the first one (S3.14, S7.34)', async () => {
    const { owner, transfer, hash, log } = await sendDeposit()
    expect(log.depositId).toBe(0n)
    const byHash = await getDeposit(world.client, { originChainId, depositTxHash: hash })
    expect(byHash).toMatchObject({
      originChainId,
      destinationChainId,
      depositId: 0n,
      depositTxHash: hash,
      depositor: owner.address,
      recipient: owner.address,
      message: '0x',
      isNative: true,
      inputToken: transfer.route.inputToken,
      outputToken: transfer.route.outputToken,
      inputAmount: native.inputAmount,
      outputAmount: BigInt(transfer.outputAmount),
      spokePoolAddress: transfer.originPool,
      destinationSpokePoolAddress: transfer.destinationPool,
      quoteTimestamp: transfer.quoteTimestamp,
      fillDeadline: transfer.fillDeadline,
      exclusiveRelayer: transfer.exclusiveRelayer,
      exclusivityDeadline: 0,
      status: 'pending',
    })
    expect(byHash.timestamp).toBeGreaterThanOrEqual(transfer.quoteTimestamp)
    const id = { originChainId, depositId: 0n, spokePoolAddress: transfer.originPool }
    const { client } = world
    expect(await getDeposit(withoutIndexer(), id)).toEqual(byHash)
    expect(await getDeposit(withoutIndexer(), { ...id, fromBlock: 1n })).toEqual(byHash)
    const indexerUrl = world.devnet.urls.indexer
    expect(await getDeposit(client, { ...id, indexerUrl })).toEqual(byHash)
  })

  test('behavior: a deposit that was filled is told with its fill (S4.15, S7.34)', async () => {
    const { hash, transfer } = await sendDeposit()
    await world.devnet.control.setRelayer({ paused: false })
    await expect
      .poll(() => getDeposit(world.client, { originChainId, depositTxHash: hash }))
      .toMatchObject({
        status: 'filled',
        fill: {
          fillType: 'FastFill',
          outputAmount: BigInt(transfer.outputAmount),
          recipient: transfer.recipient,
          hash: expect.stringMatching(/^0x/),
        },
      })
  })

  test('behavior: a fill is found with and without the indexer (S4.15, S7.34)', async () => {
    const { hash, log } = await sendDeposit()
    await world.devnet.control.setRelayer({ paused: false })
    await expect
      .poll(() => getDeposit(world.client, { originChainId, depositTxHash: hash }))
      .toMatchObject({ status: 'filled' })
    const id = { originChainId, depositId: log.depositId, spokePoolAddress: log.pool }
    const found = await getDeposit(withoutIndexer(), id)
    expect(found).toEqual(await getDeposit(world.client, id))
    const fill = await findFill(withoutIndexer(), { deposit: log })
    expect(found).toMatchObject({ status: 'filled', fill })
    expect(await findFill(world.client, { deposit: log })).toEqual(fill)
  })

  test('behavior: an id of 256 bits', async () => {
    const owner = await world.account()
    const { transfer } = await sendDeposit()
    const [own, recipient, token, output] = [
      owner.address,
      owner.address,
      transfer.route.inputToken,
      transfer.route.outputToken,
    ].map(addressToBytes32)
    const abi = parseAbi([
      'function unsafeDeposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint256 depositNonce, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) payable',
    ])
    if (!own || !recipient || !token || !output) throw new Error('four addresses')
    const { quoteTimestamp, fillDeadline, exclusiveRelayer } = transfer
    const data = encodeFunctionData({
      abi,
      args: [
        ...([own, recipient, token, output, native.inputAmount] as const),
        ...([BigInt(transfer.outputAmount), BigInt(destinationChainId)] as const),
        ...([addressToBytes32(exclusiveRelayer), 7n, quoteTimestamp, fillDeadline] as const),
        ...([0, '0x'] as const),
      ],
    })
    const to = transfer.originPool
    const hash = await world.sendAs(owner, { to, data, value: native.inputAmount })
    const log = await waitForDepositTx(world.client, { hash, originChainId, spokePoolAddress: to })
    expect(log.depositId).toBeGreaterThan(2n ** 200n)
    const { depositId } = log
    const id = { originChainId, depositId, spokePoolAddress: to }
    expect(await getDeposit(withoutIndexer(), id)).toMatchObject({ depositId, status: 'pending' })
    await world.devnet.control.setRelayer({ paused: false })
    const destinationPool = transfer.destinationPool
    const fill = { deposit: log, log, destinationPool, fromBlock: 0n }
    expect(await waitForFill(world.client, fill)).toMatchObject({ status: 'filled' })
    expect(await getDeposit(withoutIndexer(), id)).toMatchObject({ status: 'filled' })
  })

  test('behavior: a slow fill is requested, then paid by the pool itself (S3.18)', async () => {
    const { hash, log, transfer } = await sendDeposit()
    const { control } = world.devnet
    await expect
      .poll(() => control.requestSlowFill(originChainId, log.depositId).catch(() => undefined))
      .toMatchObject({ hash: expect.any(String) })
    const query = { originChainId, depositTxHash: hash }
    expect(await getDeposit(withoutIndexer(), query)).toMatchObject({ status: 'slowFillRequested' })
    let told = 0
    const filling = waitForFill(world.client, {
      deposit: log,
      log,
      destinationPool: transfer.destinationPool,
      fromBlock: 0n,
      async onSlowFillRequested() {
        told += 1
        await control.executeSlowFills()
      },
    })
    expect(await filling).toMatchObject({ status: 'filled', fillType: 'SlowFill' })
    expect(told).toBe(1)
    expect(await getDeposit(withoutIndexer(), query)).toMatchObject({
      status: 'filled',
      fill: { fillType: 'SlowFill' },
    })
  })

  test('behavior: a relayer that comes before the requested slow fill (S3.18)', async () => {
    const { hash, log } = await sendDeposit()
    const { control } = world.devnet
    await expect
      .poll(() => control.requestSlowFill(originChainId, log.depositId).catch(() => undefined))
      .toMatchObject({ hash: expect.any(String) })
    await control.setRelayer({ paused: false })
    await expect
      .poll(() => getDeposit(withoutIndexer(), { originChainId, depositTxHash: hash }))
      .toMatchObject({ status: 'filled', fill: { fillType: 'ReplacedSlowFill' } })
  })

  test('behavior: expired, then refunded, also without the indexer', async () => {
    await world.devnet.control.setQuotes({ fillDeadlineSeconds: 660 })
    const { hash } = await sendDeposit()
    const query = { originChainId, depositTxHash: hash }
    // Chains keep about the same time.
    await world.devnet.control.increaseTime(destinationChainId, 700)
    await world.devnet.control.increaseTime(originChainId, 700)
    await expect
      .poll(() => getDeposit(withoutIndexer(), query))
      .toMatchObject({ status: 'expired' })
    let hashes: readonly Hex[] = []
    await expect
      .poll(async () => {
        hashes = [...hashes, ...(await world.devnet.control.refundExpired()).hashes]
        return hashes.length
      })
      .toBeGreaterThan(0)
    const refunded = await getDeposit(withoutIndexer(), query)
    expect(refunded).toMatchObject({ status: 'refunded' })
    expect(hashes).toContain('refundTxHash' in refunded && refunded.refundTxHash)
    await expect
      .poll(() => getDeposit(world.client, query))
      .toMatchObject({ status: 'refunded', refundTxHash: expect.stringMatching(/^0x/) })
  })

  test('error: what cannot be found, and what is no question (S5.12, S8.12)', async () => {
    const { client } = world
    const { owner, transfer, hash } = await sendDeposit()
    const by = (options: object) => getDeposit(client, { originChainId, ...options })
    const both = "You must provide either a 'depositTxHash' or 'depositId' + 'spokePoolAddress'"
    await expect(by({})).rejects.toThrow(both)
    await expect(by({ depositId: 0n })).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_QUERY_INVALID',
    })
    await expect(by({ depositTxHash: '0x12' })).rejects.toThrow(
      "Can't get receipt for tx hash: 0x12",
    )
    await expect(by({ depositTxHash: missing })).rejects.toThrow(
      `No receipt found for tx hash: ${missing}`,
    )
    const spokePoolAddress = transfer.originPool
    await expect(by({ depositId: 10n ** 9n, spokePoolAddress })).rejects.toMatchObject({
      name: 'Deposit Log Not Found',
      message: 'No deposit logs found for deposit id: 1000000000',
    })
    const plain = await world.sendAs(owner, { to: owner.address, data: '0x', value: 1n })
    await waitForTransactionReceipt(client.chainClient(originChainId), { hash: plain })
    await expect(by({ depositTxHash: plain })).rejects.toMatchObject({
      name: 'Deposit Log Not Found',
      message: 'No deposit log found.',
    })
    await expect(getDeposit(client, { originChainId: 5, depositTxHash: hash })).rejects.toThrow(
      'SDK not configured for chain with id 5.',
    )
    const reverted = await world.sendAs(owner, encodeDeposit(transfer), { gas: 60_000n })
    await waitForTransactionReceipt(client.chainClient(originChainId), { hash: reverted })
    await expect(by({ depositTxHash: reverted })).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_REVERTED',
    })
    await expect(waitForDepositTx(client, { hash: reverted, originChainId })).rejects.toMatchObject(
      {
        code: 'BRIDGE_DEPOSIT_REVERTED',
      },
    )
  })

  test('error: no fill yet (S8.12)', async () => {
    const { log, hash } = await sendDeposit()
    const deposit = { ...log, depositTxHash: hash }
    await expect(findFill(world.client, { deposit })).rejects.toMatchObject({
      name: 'Fill Log Not Found',
      code: 'BRIDGE_NO_FILL_LOG',
      message: `Unable to find fill log on chain ${destinationChainId} for deposit id #${log.depositId} with depositTxHash ${hash}`,
    })
  })

  test('behavior: nodes that refuse long ranges are asked piece by piece', async () => {
    const { log } = await sendDeposit()
    const { client } = world
    const picky = (chainId: number) => {
      const chain = client.chainClient(chainId)
      const request = async (asked: { method: string; params?: unknown }) => {
        const [filter] = asked.method === 'eth_getLogs' ? (asked.params as Filter[]) : []
        if (filter?.toBlock === 'latest') throw new Error('block range is too wide')
        return chain.request(asked as never)
      }
      return { ...chain, request } as typeof chain
    }
    type Filter = { readonly toBlock: string }
    const careful = createBridgeClient({
      transport: withoutIndexer().transport,
      getChainClient: picky,
      spokePools: world.client.spokePools,
    })
    const query = { originChainId, depositId: log.depositId, spokePoolAddress: log.pool }
    expect(await getDeposit(careful, query)).toMatchObject({ depositId: log.depositId })
  })
})

describe('two clients', () => {
  test('behavior: share nothing (S7.34)', async () => {
    const { transfer } = await sendDeposit()
    const one = withoutIndexer()
    const chainIds = [originChainId]
    const other = createBridgeClient({
      transport: httpTransport({ apiUrl: 'http://127.0.0.1:9', backoffMs: 1 }),
      getChainClient: () => undefined,
      integratorId: '0xbeef',
    })
    const depositor = transfer.owner
    const found = await findDeposits(one, { depositor, chainIds })
    expect(found.deposits).toHaveLength(1)
    const nothing = await findDeposits(other, { depositor, chainIds })
    expect(nothing.deposits).toEqual([])
    expect(nothing.failures).toMatchObject([{ error: { code: 'BRIDGE_CHAIN_NOT_CONFIGURED' } }])
    expect(one.integratorId).toBe('0xdead')
    expect([other.spokePools, other.tokens]).toEqual([{}, {}])
  })
})
