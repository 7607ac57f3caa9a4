import { describe, expect, test } from 'vitest'
import { forwardedMethods, safeMethods } from '#protocol'
import { connect } from '../connect/connect.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { createTestCore, type TestCore, two } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { Connection } from '../connections/slice.ts'
import { request } from './request.ts'

async function connected() {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet], rpc: ({ method }) => `rpc:${method}` })
  await connect(core, { connectorId: wallet.id })
  wallet.requests.length = 0
  return { core, wallet }
}

let asked = 0
const ask = (core: TestCore, method: string, params?: unknown[]) => {
  asked += 1
  return request(core, { id: `page-request-${asked}`, method, params })
}

describe('request', () => {
  test('default: accounts and chain come from our own state (S6.04, S7.28)', async () => {
    const { core, wallet } = await connected()
    expect(await ask(core, 'eth_accounts')).toEqual([alice])
    expect(await ask(core, 'eth_chainId')).toBe('0x7a69')
    expect(wallet.requests).toEqual([])
  })

  test.each(safeMethods)('behavior: %s is read over our own RPC (S6.04)', async (method) => {
    const { core, wallet } = await connected()
    expect(await ask(core, method)).toBe(`rpc:${method}`)
    expect(wallet.requests).toEqual([])
  })

  test('error: closed since the page asked for an account, it is not opened again (S2.03, S7.29)', async () => {
    const core = createTestCore({ wallets: [createFakeWallet()] })
    await open(core)
    const { closings } = core.store.getState().modal
    await closeFromFrame(core, 'user')
    core.calls.length = 0
    const asked = { id: 'closed-meanwhile', method: 'eth_requestAccounts', closings }
    await expect(request(core, asked)).rejects.toMatchObject({ code: 4001 })
    expect(core.calls).toEqual([])
    expect(core.store.getState().modal.open).toBe(false)
  })

  test('behavior: the same, but a remembered account that comes back is answered (S4.01)', async () => {
    const { core } = await connected()
    const { connections } = core.store.getState()
    const returning: Connection = {
      status: 'reconnecting',
      rdns: 'test.wallet',
      accounts: [],
      caipChainId: undefined,
    }
    core.store.setState({ connections: { ...connections, byNamespace: { eip155: returning } } })
    await open(core)
    const { closings } = core.store.getState().modal
    await closeFromFrame(core, 'user')
    const answer = request(core, { id: 'returning', method: 'eth_requestAccounts', closings })
    core.store.setState({ connections })
    expect(await answer).toEqual([alice])
  })

  test('behavior: a transaction is forwarded with chain and account, and told (S7.29)', async () => {
    const { core, wallet } = await connected()
    const sent = { from: alice, to: bob, value: '0x1' }
    const hash = await ask(core, 'eth_sendTransaction', [sent])
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(wallet.requests).toEqual([
      expect.objectContaining({ caipChainId: 'eip155:31337', account: alice, params: [sent] }),
    ])
    await Promise.resolve()
    const told = core.published.filter(({ type }) => type === 'transaction')
    expect(told.map(({ payload }) => 'status' in payload && payload.status)).toEqual([
      'requested',
      'submitted',
    ])
  })

  test('default: a message is signed by the wallet, for its account (S1.02)', async () => {
    const { core, wallet } = await connected()
    const signature = `0x${'ab'.repeat(65)}`
    const asked: unknown[] = []
    const sign: typeof wallet.request = async ({ method, params }) => {
      asked.push({ method, params })
      return signature
    }
    Object.assign(wallet, { request: sign })
    expect(await ask(core, 'personal_sign', ['0x6869', alice])).toBe(signature)
    expect(asked).toEqual([{ method: 'personal_sign', params: ['0x6869', alice] }])
  })

  test('error: 4001 of the wallet arrives as 4001 (S8.09)', async () => {
    const { core, wallet } = await connected()
    wallet.failNext('eth_sendTransaction', 4001)
    await expect(ask(core, 'eth_sendTransaction', [{ to: bob }])).rejects.toMatchObject({
      code: 4001,
    })
  })

  test.each([
    ['personal_sign', ['0x00', bob]],
    ['eth_signTypedData_v4', [bob, '{}']],
    ['eth_sendTransaction', [{ from: bob, to: alice }]],
    [
      'wallet_sendCalls',
      [{ version: '2.0.0', chainId: '0x7a69', from: bob, calls: [{ to: alice }] }],
    ],
  ] as const)(
    'error: %s for an account that is not connected is 4100 (S8.09)',
    async (method, params) => {
      const { core, wallet } = await connected()
      await expect(ask(core, method, [...params])).rejects.toMatchObject({ code: 4100 })
      expect(wallet.requests).toEqual([])
    },
  )

  test.each([
    [{ to: '0x12' }],
    [{ to: bob, value: '1' }],
    [{ to: bob, value: '-0x1' }],
    [{ to: bob, data: 'xyz' }],
    ['0x'],
    [null],
  ])('error: transaction %j is refused before the wallet (S8.09)', async (sent) => {
    const { core, wallet } = await connected()
    await expect(ask(core, 'eth_sendTransaction', [sent])).rejects.toMatchObject({ code: -32602 })
    expect(wallet.requests).toEqual([])
  })

  test('error: a transaction for another chain is refused', async () => {
    const { core, wallet } = await connected()
    await expect(
      ask(core, 'eth_sendTransaction', [{ to: bob, chainId: '0x1' }]),
    ).rejects.toMatchObject({ code: 4901 })
    expect(wallet.requests).toEqual([])
  })

  test.each(['eth_sign', 'eth_signTypedData', 'constructor', 'wallet_invokeSnap', 'foo'])(
    'error: %s is not passed on (S6.04)',
    async (method) => {
      const { core, wallet } = await connected()
      await expect(ask(core, method)).rejects.toMatchObject({ code: 4200 })
      expect(wallet.requests).toEqual([])
      expect(forwardedMethods).not.toContain(method)
    },
  )

  test.each([
    'eth_getUserOperationReceipt',
    'eth_estimateUserOperationGas',
    'eth_getUserOperationByHash',
    'eth_supportedEntryPoints',
  ])('error: %s is for a bundler, and asked of nobody here (S6.04)', async (method) => {
    const { core, wallet } = await connected()
    await expect(ask(core, method, ['0x00'])).rejects.toMatchObject({ code: 4200 })
    expect(wallet.requests).toEqual([])
  })

  test('error: without a connection a wallet method is 4100', async () => {
    const core = createTestCore()
    await expect(ask(core, 'personal_sign', ['0x00', alice])).rejects.toMatchObject({ code: 4100 })
  })

  test('behavior: the page switches through the widget (S8.09)', async () => {
    const { core } = await connected()
    expect(await ask(core, 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).toBeNull()
    expect(core.store.getState().networks.active).toBe(two)
  })

  test('error: to switch to an unknown chain is 4902, and to none is -32602 (S8.09)', async () => {
    const { core } = await connected()
    await expect(
      ask(core, 'wallet_switchEthereumChain', [{ chainId: '0x5' }]),
    ).rejects.toMatchObject({ code: 4902 })
    await expect(ask(core, 'wallet_switchEthereumChain', [{}])).rejects.toMatchObject({
      code: -32602,
    })
  })

  test('default: a wallet is asked who it lets the page see, and then for the chain (S7.29)', async () => {
    const wallet = createFakeWallet()
    await connect(createTestCore({ wallets: [wallet] }), { connectorId: wallet.id })
    const asked = wallet.requests.map(({ method }) => method)
    expect(asked.slice(0, 2)).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  test('behavior: permissions speak of the connected accounts (S7.29)', async () => {
    const { core } = await connected()
    const permissions = [
      {
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: [alice] }],
      },
    ]
    expect(await ask(core, 'wallet_getPermissions')).toEqual(permissions)
    expect(await ask(core, 'wallet_requestPermissions', [{ eth_accounts: {} }])).toEqual(
      permissions,
    )
    await ask(core, 'wallet_revokePermissions', [{ eth_accounts: {} }])
    expect(await ask(core, 'eth_accounts')).toEqual([])
  })
})

describe('eth_requestAccounts', () => {
  test('default: opens Connect and answers when a wallet is connected', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    const answer = ask(core, 'eth_requestAccounts')
    await expect.poll(() => core.store.getState().modal.open).toBe(true)
    expect(core.calls).toContain('show')
    await connect(core, { connectorId: wallet.id })
    expect(await answer).toEqual([alice])
  })

  test('error: closing is 4001 (S8.09)', async () => {
    const core = createTestCore()
    await open(core)
    const answer = ask(core, 'eth_requestAccounts')
    await closeFromFrame(core, 'escape')
    await expect(answer).rejects.toMatchObject({ code: 4001 })
  })
})
