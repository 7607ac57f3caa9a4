import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BaseError } from '#protocol'
import { connect } from '../connect/connect.ts'
import { disconnect } from '../connect/disconnect.ts'
import type { WalletRequest } from '#kernel/connector.ts'
import { request } from '../requests/request.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { statusOf } from './sequential.ts'
import { loadCapabilities, noteUnoffered } from './loadCapabilities.ts'

const hashOf = (count: number) => `0x${String(count).padStart(64, '0')}`
const receiptOf = (transactionHash: unknown, status = '0x1') => ({
  transactionHash,
  status,
  logs: [],
  blockHash: hashOf(9),
  blockNumber: '0x7',
  gasUsed: '0x5208',
  from: alice,
  effectiveGasPrice: '0x1',
})

/** A wallet that has never heard of bundles; `declineAt` is the send that its person declines. */
async function connected(options: { declineAt?: number; unknown?: number } = {}) {
  const { declineAt, unknown = 4200 } = options
  const fake = createFakeWallet()
  let count = 0
  const receipts = new Map<unknown, unknown>()
  const wallet = {
    ...fake,
    async request(asked: WalletRequest) {
      if (asked.method === 'wallet_sendCalls') throw new BaseError('Unknown', { code: unknown })
      if (asked.method !== 'eth_sendTransaction') return fake.request(asked)
      count += 1
      if (count === declineAt) throw new BaseError('No', { code: 4001 })
      fake.requests.push(asked)
      return hashOf(count)
    },
  }
  const core = createTestCore({
    wallets: [wallet],
    rpc: ({ params }) => receipts.get((params as unknown[])[0]) ?? null,
  })
  await connect(core, { connectorId: wallet.id })
  fake.requests.length = 0
  let ids = 0
  const ask = (method: string, params: unknown[]) => {
    ids += 1
    return request(core, { id: `request-${ids}`, method, params })
  }
  return { core, ask, sent: fake.requests, receipts, wallet }
}

const bundle = {
  version: '2.0.0',
  chainId: '0x7a69',
  atomicRequired: false,
  id: 'bundle',
  calls: [
    { to: bob, value: '0x1' },
    { to: alice, data: '0xaa' },
  ],
}

describe('calls one by one, for a wallet that knows no bundles (EIP-5792)', () => {
  test.each([4200, -32601])(
    'default: sent in order and told to the page, after %i (S4.13)',
    async (unknown) => {
      const { ask, sent, core } = await connected({ unknown })
      expect(await ask('wallet_sendCalls', [bundle])).toEqual({ id: 'bundle' })
      expect(
        sent.map(({ params, account, caipChainId }) => [params, account, caipChainId]),
      ).toEqual([
        [[{ from: alice, to: bob, value: '0x1' }], alice, one],
        [[{ from: alice, to: alice, data: '0xaa' }], alice, one],
      ])
      const told = core.published.flatMap((event) =>
        event.type === 'transaction' ? [`${event.payload.id} ${event.payload.status}`] : [],
      )
      expect(told).toEqual(
        expect.arrayContaining(['request-1-0 submitted', 'request-1-1 submitted']),
      )
    },
  )

  test.each([4200, -32601])(
    'default: the status is by its receipts, after %i (S4.13)',
    async (unknown) => {
      const { ask, receipts } = await connected({ unknown })
      await ask('wallet_sendCalls', [bundle])
      const status = () => ask('wallet_getCallsStatus', ['bundle'])
      expect(await status()).toMatchObject({ status: 100, receipts: [] })
      receipts.set(hashOf(1), receiptOf(hashOf(1)))
      expect(await status()).toMatchObject({ status: 100 })
      receipts.set(hashOf(2), receiptOf(hashOf(2)))
      expect(await status()).toEqual({
        version: '2.0.0',
        id: 'bundle',
        chainId: '0x7a69',
        status: 200,
        atomic: false,
        receipts: [1, 2].map((count) => {
          const { from, effectiveGasPrice, ...told } = receiptOf(hashOf(count))
          return told
        }),
      })
    },
  )

  test('behavior: what follows a declined call is not sent, and the status says so', async () => {
    const { ask, sent, receipts } = await connected({ declineAt: 2 })
    const three = { ...bundle, calls: [...bundle.calls, { to: bob }] }
    expect(await ask('wallet_sendCalls', [three])).toEqual({ id: 'bundle' })
    expect(sent).toHaveLength(1)
    receipts.set(hashOf(1), receiptOf(hashOf(1)))
    expect(await ask('wallet_getCallsStatus', ['bundle'])).toMatchObject({ status: 600 })
  })

  test('error: the first one declined is the whole declined', async () => {
    const { ask, core } = await connected({ declineAt: 1 })
    await expect(ask('wallet_sendCalls', [bundle])).rejects.toMatchObject({ code: 4001 })
    expect(core.store.getState().calls.sequential).toEqual([])
  })

  test.each([
    ['all or nothing', { atomicRequired: true }, 4200],
    ['a word of the first version', { atomicRequired: undefined }, 4200],
    ['a capability it must have', { capabilities: { paymasterService: { url: 'x' } } }, 5700],
    ['one of a call', { calls: [{ to: bob, capabilities: { odd: {} } }] }, 5700],
    ['a call that goes nowhere', { calls: [{ to: bob }, { value: '0x1' }] }, -32602],
  ])('error: %s sends nothing', async (_, change, code) => {
    const { ask, sent } = await connected()
    await expect(ask('wallet_sendCalls', [{ ...bundle, ...change }])).rejects.toMatchObject({
      code,
    })
    expect(sent).toEqual([])
  })

  test('behavior: what a wallet may leave out is left out', async () => {
    const { ask, sent } = await connected()
    const capabilities = { paymasterService: { url: 'x', optional: true } }
    await ask('wallet_sendCalls', [{ ...bundle, capabilities }])
    expect(sent).toHaveLength(2)
  })

  test('error: an id that was used is refused, an unknown one is for the wallet', async () => {
    const { ask, sent } = await connected()
    await ask('wallet_sendCalls', [bundle])
    await expect(ask('wallet_sendCalls', [bundle])).rejects.toMatchObject({ code: 5720 })
    expect(sent).toHaveLength(2)
    await expect(ask('wallet_getCallsStatus', ['other'])).rejects.toMatchObject({ code: 4200 })
  })

  test('behavior: a status is pending until all is known, and tells all, part or nothing (S4.13)', () => {
    const receipts = fc.array(fc.constantFrom('0x0' as const, '0x1' as const), { maxLength: 6 })
    fc.assert(
      fc.property(receipts, fc.nat(3), fc.nat(3), (statuses, unmined, unsent) => {
        const sent = statuses.length + unmined
        const count = sent + unsent
        fc.pre(sent > 0)
        const code = statusOf({ receipts: statuses.map((status) => ({ status })), sent, count })
        const done = statuses.filter((status) => status === '0x1').length
        if (unmined > 0) expect(code).toBe(100)
        else if (done === count) expect(code).toBe(200)
        else expect(code).toBe(done === 0 ? 500 : 600)
      }),
    )
  })
})

describe('what a wallet can do', () => {
  const question = (connectorId: string) => ({ connectorId, account: alice, caipChainId: one })

  test('behavior: it ends with the connection', async () => {
    const fake = createFakeWallet()
    const can = { status: 'supported' }
    const wallet = {
      ...fake,
      request: async (asked: WalletRequest) =>
        asked.method === 'wallet_getCapabilities'
          ? { '0x7a69': { atomic: { ...can } } }
          : fake.request(asked),
    }
    const core = createTestCore({ wallets: [wallet] })
    await connect(core, { connectorId: wallet.id })
    const load = () => loadCapabilities(core, question(wallet.id))
    expect(await load()).toEqual({ atomic: 'supported' })
    can.status = 'unsupported'
    expect(await load()).toEqual({ atomic: 'supported' })
    disconnect(core, { reason: 'user' })
    await connect(core, { connectorId: wallet.id })
    expect(await load()).toEqual({ atomic: 'unsupported' })
    noteUnoffered(core, wallet.id)
    can.status = 'ready'
    disconnect(core, { reason: 'wallet' })
    await connect(core, { connectorId: wallet.id })
    expect(await load()).toEqual({ atomic: 'ready' })
  })

  test('behavior: an answer that comes after the end is not kept', async () => {
    const { core, wallet } = await connected()
    disconnect(core, { reason: 'user' })
    noteUnoffered(core, wallet.id)
    expect(core.store.getState().calls.unoffered).toEqual([])
  })
})
