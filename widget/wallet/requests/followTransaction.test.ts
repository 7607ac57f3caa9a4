import { encodeErrorResult, parseAbi } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BaseError } from '#protocol'
import type { RpcRequest } from '#clients/rpc.ts'
import { connect } from '../connect/connect.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { followTransaction } from './followTransaction.ts'
import { request } from './request.ts'
import { reasonOf } from './revertReason.ts'

const hash = `0x${'cd'.repeat(32)}`
const abi = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error Own(uint256 a)'])
const error = (data: unknown) => new BaseError('execution reverted', { code: 3, data })

/** A chain that knows the transaction once `world.receipt` is set. */
async function start(options: { pendingTransactions?: boolean } = {}) {
  const wallet = createFakeWallet()
  const world = { receipt: null as unknown, call: undefined as unknown, receipts: 0 }
  const core = createTestCore({
    wallets: [wallet],
    widgetOptions: { features: options },
    rpc({ method, params }: RpcRequest) {
      if (method === 'eth_getTransactionReceipt') {
        world.receipts += 1
        if (world.receipt instanceof Error) throw world.receipt
        return world.receipt
      }
      if (method === 'eth_getTransactionByHash') {
        return { from: alice, to: bob, input: '0xaabb', value: '0x1', gas: '0x5208' }
      }
      expect([method, params]).toEqual([
        'eth_call',
        [{ from: alice, to: bob, data: '0xaabb', value: '0x1', gas: '0x5208' }, '0x7'],
      ])
      if (world.call instanceof Error) throw world.call
      return world.call
    },
  })
  await connect(core, { connectorId: wallet.id })
  let count = 0
  const send = () => {
    count += 1
    const params = [{ to: bob }]
    return request(core, { id: `sent-${count}`, method: 'eth_sendTransaction', params })
  }
  const told = () =>
    core.published.flatMap((one) => (one.type === 'transaction' ? [one.payload] : []))
  return { core, world, wallet, send, told }
}

const mined = { status: '0x1', blockNumber: '0x7', logs: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a transaction of the page', () => {
  test('default: requested, submitted, confirmed, and balances are read anew (S7.29)', async () => {
    const { core, world, send, told } = await start()
    core.queries.setQueryData(['balances', 'x'], 1)
    expect(await send()).toBe(hash)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told().map(({ status }) => status)).toEqual(['requested', 'submitted'])
    world.receipt = mined
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told().at(-1)).toMatchObject({
      id: 'sent-1',
      kind: 'request',
      status: 'confirmed',
      hash,
    })
    expect(core.queries.getQueryState(['balances', 'x'])?.isInvalidated).toBe(true)
    expect(core.store.getState().requests.followed).toEqual([])
  })

  test('behavior: a node without an answer is asked again', async () => {
    const { world, send, told } = await start()
    world.receipt = new BaseError('Unavailable RPC url', { code: 'RPC_UNAVAILABLE' })
    await send()
    await vi.advanceTimersByTimeAsync(2_000)
    world.receipt = mined
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told().at(-1)).toMatchObject({ status: 'confirmed' })
  })

  test.each([
    [error(encodeErrorResult({ abi, errorName: 'Error', args: ['Too late'] })), 'Too late'],
    [error('0x'), 'unknown reason'],
    ['0x', 'unknown reason'],
  ])('error: reverted by %s is failed, with the reason (S8.07)', async (call, message) => {
    const { world, send, told } = await start()
    Object.assign(world, { receipt: { ...mined, status: '0x0' }, call })
    await send()
    await vi.runAllTimersAsync()
    vi.useRealTimers() // the code for reasons is loaded now
    await expect
      .poll(() => told().at(-1))
      .toMatchObject({
        status: 'failed',
        hash,
        error: { code: 'TRANSACTION_REVERTED', message },
      })
  })

  test('error: declined and refused are told with their codes (S8.09)', async () => {
    const { wallet, send, told } = await start()
    wallet.failNext('eth_sendTransaction', 4001)
    await expect(send()).rejects.toMatchObject({ code: 4001 })
    wallet.failNext('eth_sendTransaction', -32603)
    await expect(send()).rejects.toMatchObject({ code: -32603 })
    await vi.advanceTimersByTimeAsync(0)
    expect(told()).toMatchObject([
      { status: 'requested' },
      { status: 'rejected', error: { code: 4001 } },
      { status: 'requested' },
      { status: 'failed', error: { code: -32603 } },
    ])
  })
})

describe('how long it is followed (S9.05, S9.09)', () => {
  test('default: for 25 s, and no longer', async () => {
    const { core, world, send } = await start()
    await send()
    await vi.advanceTimersByTimeAsync(24_999)
    expect(core.store.getState().requests.followed).toEqual(['sent-1'])
    await vi.advanceTimersByTimeAsync(1_001)
    const { receipts } = world
    expect(core.store.getState().requests.followed).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.receipts).toBe(receipts)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: then every 30 s, where the page wants it', async () => {
    const { world, send, told } = await start({ pendingTransactions: true })
    await send()
    await vi.advanceTimersByTimeAsync(26_000)
    const { receipts } = world
    await vi.advanceTimersByTimeAsync(90_000)
    expect(world.receipts).toBe(receipts + 3)
    world.receipt = mined
    await vi.advanceTimersByTimeAsync(30_000)
    expect(told().at(-1)).toMatchObject({ status: 'confirmed' })
  })

  test('behavior: at most 99 at one time', async () => {
    const { core, world } = await start({ pendingTransactions: true })
    for (let id = 0; id < 100; id += 1) {
      void followTransaction(core, { id: `sent-${id}`, caipChainId: 'eip155:31337', hash })
    }
    expect(core.store.getState().requests.followed).toHaveLength(99)
    expect(world.receipts).toBe(99)
    world.receipt = mined
    await vi.advanceTimersByTimeAsync(1_000)
    expect(core.store.getState().requests.followed).toEqual([])
  })

  test('behavior: what is not mined within a day is let go', async () => {
    const { core, send } = await start({ pendingTransactions: true })
    await send()
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000 + 60_000)
    expect(core.store.getState().requests.followed).toEqual([])
  })

  test('behavior: it ends with the widget', async () => {
    const { core } = await start({ pendingTransactions: true })
    const life = new AbortController()
    const sent = { id: 'sent-1', caipChainId: 'eip155:31337', hash } as const
    const timers = vi.getTimerCount()
    const following = followTransaction({ ...core, signal: life.signal }, sent)
    await vi.advanceTimersByTimeAsync(5_000)
    life.abort(new Error('gone'))
    await following
    expect(vi.getTimerCount()).toBe(timers)
  })
})

describe('reasonOf (S8.07)', () => {
  test.each([
    [error(encodeErrorResult({ abi, errorName: 'Error', args: ['No'] })), 'No'],
    [error(encodeErrorResult({ abi, errorName: 'Error', args: [''] })), 'unknown reason'],
    [
      error(encodeErrorResult({ abi, errorName: 'Error', args: ['x'.repeat(999)] })),
      'x'.repeat(200),
    ],
    [error(encodeErrorResult({ abi, errorName: 'Panic', args: [17n] })), 'Panic(0x11)'],
    [error(encodeErrorResult({ abi, errorName: 'Own', args: [1n] })), 'unknown reason'],
    [error('0x08c379a0ff'), 'unknown reason'],
    [error({ odd: true }), 'unknown reason'],
    [new Error('no data'), 'unknown reason'],
    [undefined, 'unknown reason'],
  ])('behavior: %s gives %s', (thrown, reason) => {
    expect(reasonOf(thrown)).toBe(reason)
  })
})
