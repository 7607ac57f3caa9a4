import { describe, expect, test } from 'vitest'
import { BaseError } from '#protocol'
import { connect } from '../connect/connect.ts'
import type { WalletRequest } from '#kernel/connector.ts'
import { request } from '../requests/request.ts'
import { createTestCore, one, two } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { loadCallsStatus } from './loadCallsStatus.ts'
import { loadCapabilities } from './loadCapabilities.ts'
import { callBundleStatus } from './schemas.ts'
import { sendCalls } from './sendCalls.ts'

type Answers = Record<string, (request: WalletRequest) => unknown>

/** A wallet that also supports EIP-5792, with the answers that the test gives. */
async function connected(answers: Answers) {
  const fake = createFakeWallet()
  const wallet = {
    ...fake,
    async request(asked: WalletRequest) {
      const answer = answers[asked.method]
      if (answer === undefined) return fake.request(asked)
      fake.requests.push(asked)
      return answer(asked)
    },
  }
  const core = createTestCore({ wallets: [wallet] })
  await connect(core, { connectorId: wallet.id })
  fake.requests.length = 0
  const own = { connectorId: wallet.id }
  const asked = (method: string) => fake.requests.filter((sent) => sent.method === method)
  return { core, own, asked }
}

const refuse = (code: number) => () => {
  throw new BaseError('Refused', { code })
}

describe('loadCapabilities', () => {
  const question = { account: alice, caipChainId: one } as const

  test('default: asked for this account and chain, and not again for a while', async () => {
    const { core, own, asked } = await connected({
      wallet_getCapabilities: () => ({
        '0x7a69': { atomic: { status: 'ready' }, paymasterService: { supported: true } },
      }),
    })
    const found = { atomic: 'ready' }
    expect(await loadCapabilities(core, { ...own, ...question })).toEqual(found)
    expect(await loadCapabilities(core, { ...own, ...question })).toEqual(found)
    expect(asked('wallet_getCapabilities')).toMatchObject([{ params: [alice, ['0x7a69']] }])
    await loadCapabilities(core, { ...own, account: alice, caipChainId: two })
    expect(asked('wallet_getCapabilities')).toHaveLength(2)
  })

  test.each([
    ['nothing', {}],
    ['another chain', { '0x1': { atomic: { status: 'supported' } } }],
    ['an older word', { '0x7a69': { atomicBatch: { supported: true } } }],
    ['an unknown status', { '0x7a69': { atomic: { status: 'maybe' } } }],
  ])('behavior: %s is unsupported', async (_, answer) => {
    const { core, own } = await connected({ wallet_getCapabilities: () => answer })
    const found = await loadCapabilities(core, { ...own, ...question })
    expect(found).toEqual({ atomic: 'unsupported' })
  })

  test.each([-32601, 4200])('behavior: a wallet that says %i is not asked again', async (code) => {
    const { core, own, asked } = await connected({ wallet_getCapabilities: refuse(code) })
    for (const caipChainId of [one, two] as const) {
      const found = await loadCapabilities(core, { ...own, account: bob, caipChainId })
      expect(found).toEqual({ atomic: 'unsupported' })
    }
    expect(asked('wallet_getCapabilities')).toHaveLength(1)
  })

  test('error: an answer that is no answer', async () => {
    const broken = await connected({ wallet_getCapabilities: () => 'yes' })
    await expect(
      loadCapabilities(broken.core, { ...broken.own, ...question }),
    ).rejects.toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
  })

  test('error: a locked wallet is asked again later', async () => {
    const locked = await connected({ wallet_getCapabilities: refuse(4100) })
    for (let count = 1; count <= 2; count += 1) {
      await expect(
        loadCapabilities(locked.core, { ...locked.own, ...question }),
      ).rejects.toMatchObject({ code: 4100 })
      expect(locked.asked('wallet_getCapabilities')).toHaveLength(count)
    }
  })
})

describe('sendCalls', () => {
  const bundle = {
    caipChainId: one,
    from: alice,
    id: '0xb1',
    calls: [{ to: bob, data: '0x', value: 10n ** 18n }],
  } as const

  test('default: written down before the wallet hears it, in the words of the standard', async () => {
    const { core, own, asked } = await connected({
      wallet_sendCalls: () => {
        expect(core.store.getState().calls.bundles).toMatchObject([
          { id: '0xb1', status: 'asking' },
        ])
        return { id: '0xb1' }
      },
    })
    expect(await sendCalls(core, { ...own, ...bundle })).toEqual({ id: '0xb1' })
    expect(asked('wallet_sendCalls')).toMatchObject([
      {
        caipChainId: one,
        account: alice,
        params: [
          {
            version: '2.0.0',
            id: '0xb1',
            from: alice,
            chainId: '0x7a69',
            atomicRequired: true,
            calls: [{ to: bob, data: '0x', value: '0xde0b6b3a7640000' }],
          },
        ],
      },
    ])
    expect(core.store.getState().calls.bundles).toMatchObject([{ id: '0xb1', status: 'pending' }])
  })

  test('behavior: the id is the wallet’s where it chose another, bare in older wallets', async () => {
    const { core, own } = await connected({ wallet_sendCalls: () => 'theirs' })
    expect(await sendCalls(core, { ...own, ...bundle })).toEqual({ id: 'theirs' })
    expect(core.store.getState().calls.bundles).toMatchObject([{ id: 'theirs' }])
  })

  test('error: declined, and an upgrade that was declined, after which nothing is offered', async () => {
    const declined = await connected({ wallet_sendCalls: refuse(4001) })
    await expect(sendCalls(declined.core, { ...declined.own, ...bundle })).rejects.toMatchObject({
      code: 4001,
    })
    expect(declined.core.store.getState().calls).toMatchObject({
      bundles: [{ status: 'declined' }],
      unoffered: [],
    })
    const { core, own, asked } = await connected({
      wallet_sendCalls: refuse(5750),
      wallet_getCapabilities: () => ({ '0x7a69': { atomic: { status: 'ready' } } }),
    })
    await expect(sendCalls(core, { ...own, ...bundle })).rejects.toMatchObject({ code: 5750 })
    const question = { ...own, account: alice, caipChainId: one } as const
    expect(await loadCapabilities(core, question)).toEqual({ atomic: 'unsupported' })
    expect(asked('wallet_getCapabilities')).toEqual([])
  })

  test.each([[undefined], [{}], [{ id: '' }], [{ id: 'a b' }]])(
    'error: the answer %j is refused',
    async (answer) => {
      const { core, own } = await connected({ wallet_sendCalls: () => answer })
      await expect(sendCalls(core, { ...own, ...bundle })).rejects.toMatchObject({
        code: 'WALLET_INVALID_ANSWER',
      })
    },
  )
})

describe('loadCallsStatus', () => {
  const hash = `0x${'ab'.repeat(32)}`

  test.each([
    [100, 'pending'],
    [199, 'pending'],
    [200, 'success'],
    [299, 'success'],
    [300, 'failure'],
    [699, 'failure'],
    ['PENDING', 'pending'],
    ['CONFIRMED', 'success'],
  ] as const)('behavior: %s is %s (S4.13)', (status, state) => {
    expect(callBundleStatus.parse({ status })).toMatchObject({ state })
  })

  test.each([[99], [700], [1.5], ['DONE'], [undefined]])(
    'error: the status %s is refused (S4.13)',
    (status) => {
      expect(callBundleStatus.safeParse({ status }).success).toBe(false)
    },
  )

  test('default: the wallet is asked by the id, and its answer is kept (S4.13)', async () => {
    const codes = [100, 'PENDING', 200]
    const { core, own, asked } = await connected({
      wallet_sendCalls: () => ({ id: '0xb1' }),
      wallet_getCallsStatus: () => ({
        status: codes.shift(),
        atomic: true,
        receipts: [{ transactionHash: hash }],
      }),
    })
    const calls = [{ to: bob, data: '0x', value: 0n }]
    await sendCalls(core, { ...own, caipChainId: one, from: alice, id: '0xb1', calls })
    const read = () => loadCallsStatus(core, { ...own, id: '0xb1' })
    expect((await read()).state).toBe('pending')
    expect((await read()).state).toBe('pending')
    expect(await read()).toEqual({ state: 'success', code: 200, atomic: true, hashes: [hash] })
    expect(asked('wallet_getCallsStatus')).toMatchObject([
      { params: ['0xb1'] },
      { params: ['0xb1'] },
      { params: ['0xb1'] },
    ])
    expect(core.store.getState().calls.bundles).toMatchObject([{ status: 'success' }])
  })

  test('error: an unknown bundle is the wallet’s own error', async () => {
    const { core, own } = await connected({ wallet_getCallsStatus: refuse(5730) })
    await expect(loadCallsStatus(core, { ...own, id: '0xb1' })).rejects.toMatchObject({
      code: 5730,
    })
  })

  test('error: a status that is not understood', async () => {
    const { core, own } = await connected({ wallet_getCallsStatus: () => ({ status: 'odd' }) })
    await expect(loadCallsStatus(core, { ...own, id: '0xb1' })).rejects.toMatchObject({
      code: 'WALLET_INVALID_ANSWER',
    })
  })
})

describe('a page’s own bundles', () => {
  const bundle = { version: '2.0.0', chainId: '0x7a69', atomicRequired: true }
  const calls = [{ to: bob, value: '0x1' }]
  const answers: Answers = {
    wallet_sendCalls: () => ({ id: 'one' }),
    wallet_getCallsStatus: () => ({ status: 200 }),
    wallet_getCapabilities: () => ({}),
  }

  test('default: passed on with account and chain, and answered as the wallet did (S6.04)', async () => {
    const { core, asked } = await connected(answers)
    const ask = (method: string, params: unknown[]) =>
      request(core, { id: `request-${method}`, method, params })
    const sent = { ...bundle, calls, capabilities: { odd: { optional: true } } }
    expect(await ask('wallet_sendCalls', [sent])).toEqual({ id: 'one' })
    expect(asked('wallet_sendCalls')).toMatchObject([
      { caipChainId: one, account: alice, params: [sent] },
    ])
    expect(await ask('wallet_getCallsStatus', ['one'])).toEqual({ status: 200 })
    expect(await ask('wallet_getCapabilities', [alice])).toEqual({})
  })

  test.each([
    ['wallet_sendCalls', [], -32602],
    ['wallet_sendCalls', [{ ...bundle, calls: [] }], -32602],
    ['wallet_sendCalls', [{ ...bundle, calls: [{ to: 'me' }] }], -32602],
    ['wallet_sendCalls', [{ ...bundle, calls, id: 'with space' }], -32602],
    ['wallet_sendCalls', [{ ...bundle, calls, chainId: '0x1' }], 5710],
    ['wallet_sendCalls', [{ ...bundle, calls, from: bob }], 4100],
    ['wallet_getCallsStatus', [], -32602],
    ['wallet_showCallsStatus', [{ id: 'one' }], -32602],
    ['wallet_getCapabilities', ['me'], -32602],
    ['wallet_getCapabilities', [bob], 4100],
  ] as const)('error: %s of %j is %i before the wallet', async (method, params, code) => {
    const { core, asked } = await connected(answers)
    const asking = request(core, { id: 'request-1', method, params })
    await expect(asking).rejects.toMatchObject({ code })
    expect(asked(method)).toEqual([])
  })

  test('error: capabilities of nobody have the spec’s sentence (S8.10)', async () => {
    const { core } = await connected(answers)
    const asking = request(core, { id: 'request-1', method: 'wallet_getCapabilities' })
    await expect(asking).rejects.toMatchObject({
      code: -32602,
      message: 'Missing address parameter in wallet_getCapabilities request',
    })
  })
})
