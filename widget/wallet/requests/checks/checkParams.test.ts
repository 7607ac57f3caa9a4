import fc from 'fast-check'
import { formatTransactionRequest } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { connect } from '../../connect/connect.ts'
import { disconnect } from '../../connect/disconnect.ts'
import type { WalletRequest } from '#kernel/connector.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { checkTransaction } from './transaction.ts'
import { request } from '../request.ts'

/** A wallet that answers each method as the test says. */
async function connected(answers: Record<string, unknown> = {}) {
  const fake = createFakeWallet()
  const wallet = {
    ...fake,
    async request(asked: WalletRequest) {
      if (!Object.hasOwn(answers, asked.method)) return fake.request(asked)
      fake.requests.push(asked)
      return answers[asked.method]
    },
  }
  const core = createTestCore({ wallets: [wallet] })
  await connect(core, { connectorId: wallet.id })
  fake.requests.length = 0
  let count = 0
  const ask = (method: string, params?: unknown) => {
    count += 1
    // As it comes over the wire: a list, or one object.
    return request(core, { id: `request-${count}`, method, params: params as unknown[] })
  }
  return { core, ask, requests: fake.requests }
}

const token = { type: 'ERC20', options: { address: bob, symbol: 'TKN', decimals: 18 } }
/** As MetaMask's test dapp sends it: what stands in a field of a form. */
const sentOn = {
  address: bob,
  symbol: 'TST',
  decimals: 4,
  image: 'https://metamask.github.io/test-dapp/metamask-fox.svg',
}
const ofTestDapp = { type: 'ERC20', options: { ...sentOn, decimals: '4' } }
const chain = {
  chainId: '0x539',
  chainName: 'Test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.example'],
}
const grant = {
  expiry: 1_900_000_000,
  signer: { type: 'account', data: { id: bob } },
  permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' }, policies: [] }],
}
const operation = { sender: alice, nonce: '0x0', callData: '0x', signature: '0x' }
const bundle = { version: '2.0.0', chainId: '0x7a69', calls: [{ to: bob }] }
const hash = `0x${'cd'.repeat(32)}`

describe('what goes on to the wallet (H9, S6.04, S7.29)', () => {
  test.each([
    ['wallet_watchAsset', token, true, true],
    ['wallet_watchAsset', ofTestDapp, true, true, { ...ofTestDapp, options: sentOn }],
    [
      'wallet_watchAsset',
      [{ type: 'ERC721', options: { address: bob, tokenId: '7' } }],
      true,
      true,
    ],
    ['wallet_addEthereumChain', [chain], undefined, null],
    ['wallet_addEthereumChain', [{ ...chain, rpcUrls: ['http://localhost:8545/'] }], null, null],
    [
      'wallet_grantPermissions',
      [grant],
      { permissionsContext: '0xaa' },
      { permissionsContext: '0xaa' },
    ],
    ['wallet_revokePermissions', [{ permissionsContext: '0xaa' }], null, null],
    ['eth_sendUserOperation', [operation, bob], hash, hash],
    ['wallet_showCallsStatus', ['bundle'], null, null],
    ['eth_signTransaction', [{ from: alice, to: bob }], '0x02', '0x02'],
  ] as const)(
    'default: %s of %j',
    async (method, params, answer, expected, sent: unknown = params) => {
      const { ask, requests } = await connected({ [method]: answer })
      expect(await ask(method, params)).toEqual(expected)
      expect(requests).toMatchObject([{ method, params: Array.isArray(sent) ? sent : [sent] }])
    },
  )

  test('behavior: a grant and its end are asserted for account and chain', async () => {
    const { ask, requests } = await connected({
      wallet_grantPermissions: {},
      wallet_revokePermissions: null,
    })
    await ask('wallet_grantPermissions', [{ ...grant, account: alice }])
    await ask('wallet_revokePermissions', [{ pci: 'session', address: alice }])
    expect(requests).toMatchObject([
      { account: alice, caipChainId: one },
      { account: alice, caipChainId: one },
    ])
  })

  test('behavior: a revocation without a grant is the end of our own connection, and of what a wallet of the page gave it', async () => {
    const { core, ask, requests } = await connected()
    expect(await ask('wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
    expect(core.store.getState().connections.byNamespace.eip155?.status).toBe('disconnected')
    const params = [{ eth_accounts: {} }]
    expect(requests).toMatchObject([{ method: 'wallet_revokePermissions', params }])
    expect(await ask('wallet_revokePermissions', params)).toBeNull()
    expect(requests).toHaveLength(1)
  })

  test('behavior: the widget’s own Disconnect leaves the wallet to the page', async () => {
    const { core, requests } = await connected()
    disconnect(core, { reason: 'user' })
    expect(requests).toEqual([])
  })
})

describe('what reaches no wallet', () => {
  const { symbol: _, ...unnamed } = chain.nativeCurrency
  test.each([
    ['wallet_watchAsset', { ...token, type: 'ERC777' }],
    ['wallet_watchAsset', { ...token, options: { address: 'me' } }],
    ['wallet_watchAsset', { ...token, options: { address: bob, symbol: 'x'.repeat(12) } }],
    ['wallet_watchAsset', { ...token, options: { address: bob, decimals: 37 } }],
    ['wallet_watchAsset', { ...token, options: { address: bob, decimals: '37' } }],
    ['wallet_watchAsset', { ...token, options: { address: bob, decimals: '' } }],
    ['wallet_watchAsset', { ...token, options: { address: bob, decimals: '0x4' } }],
    ['wallet_watchAsset', { ...token, options: { address: bob, image: 'javascript:alert(1)' } }],
    ['wallet_watchAsset', undefined],
    ['wallet_addEthereumChain', [{ ...chain, chainId: '1337' }]],
    ['wallet_addEthereumChain', [{ ...chain, chainId: '0x0' }]],
    ['wallet_addEthereumChain', [{ ...chain, chainId: '0x3fffffffffffff' }]],
    ['wallet_addEthereumChain', [{ ...chain, chainName: 'x'.repeat(61) }]],
    ['wallet_addEthereumChain', [{ ...chain, nativeCurrency: unnamed }]],
    ['wallet_addEthereumChain', [{ ...chain, rpcUrls: [] }]],
    ['wallet_addEthereumChain', [{ ...chain, rpcUrls: ['http://rpc.example'] }]],
    ['wallet_addEthereumChain', [{ ...chain, rpcUrls: ['http://localhost.evil.example'] }]],
    ['wallet_addEthereumChain', [{ ...chain, blockExplorerUrls: ['javascript:alert(1)'] }]],
    ['wallet_grantPermissions', [{ ...grant, permissions: [] }]],
    ['wallet_grantPermissions', [{ ...grant, expiry: 'never' }]],
    ['wallet_revokePermissions', [{ permissionsContext: 'all' }]],
    ['eth_sendUserOperation', [{ ...operation, callData: 'all' }]],
    ['personal_sign', ['0x00']],
    ['personal_sign', [undefined, alice]],
    ['eth_signTypedData_v4', []],
    ['eth_sendTransaction', [{ from: alice, value: '0x1' }]],
    ['eth_signTypedData_v4', [undefined, '{}']],
    ['eth_sendTransaction', [{ to: bob, authorizationList: [] }]],
    ['wallet_sendCalls', [{ ...bundle, calls: [{ to: bob.slice(2) }] }]],
    ['wallet_sendCalls', [{ ...bundle, calls: [{ to: bob, data: '1234' }] }]],
  ])('error: %s of %j is -32602 (S5.06, S5.14, S8.09)', async (method, params) => {
    const { ask, requests } = await connected()
    await expect(ask(method, params)).rejects.toMatchObject({ code: -32602 })
    expect(requests).toEqual([])
  })

  test.each([
    ['wallet_grantPermissions', [{ ...grant, chainId: '0x1' }], 4901],
    ['wallet_grantPermissions', [{ ...grant, account: bob }], 4100],
    ['eth_sendUserOperation', [{ ...operation, sender: bob }, bob], 4100],
    ['eth_signTransaction', [{ from: bob, to: bob }], 4100],
  ] as const)('error: %s of %j is %i (S5.14, S8.09)', async (method, params, code) => {
    const { ask, requests } = await connected()
    await expect(ask(method, params)).rejects.toMatchObject({ code })
    expect(requests).toEqual([])
  })

  test('error: a chain that the widget knows, by another currency', async () => {
    const { ask, requests } = await connected({ wallet_addEthereumChain: null })
    const known = { ...chain, chainId: '0x7a69' }
    const fake = { ...known, nativeCurrency: { name: 'Gold', symbol: 'GLD', decimals: 18 } }
    await expect(ask('wallet_addEthereumChain', [fake])).rejects.toMatchObject({ code: -32602 })
    expect(requests).toEqual([])
    expect(await ask('wallet_addEthereumChain', [known])).toBeNull()
  })

  test('error: without a connection the page hears what to do first (S8.10)', async () => {
    const core = createTestCore()
    const asking = request(core, { id: 'request-1', method: 'wallet_watchAsset', params: [token] })
    await expect(asking).rejects.toMatchObject({
      code: 4100,
      message: 'Please call connect() before request()',
    })
  })

  test('error: an authorization is not signed by an account that is managed elsewhere (S5.14)', async () => {
    const { ask } = await connected()
    await expect(ask('wallet_signAuthorization', [{}])).rejects.toMatchObject({
      code: 4200,
      message: 'Authorizations cannot be signed by an account that is managed elsewhere',
    })
  })
})

describe('what a wallet answers', () => {
  const signature = `0x${'ab'.repeat(31)}`

  test.each([
    ['personal_sign', ['0x00', alice], signature],
    ['eth_signTransaction', [{ to: bob }], '0x02'],
    ['eth_signTransaction', [{ to: bob }], { raw: '0x02', tx: {} }],
    ['wallet_getCallsStatus', ['one'], { status: 200, receipts: [] }],
    ['wallet_getCapabilities', [alice], { '0x1': { atomic: { status: 'ready' } } }],
  ])('default: %s answered as it is (S5.02)', async (method, params, answer) => {
    const { ask } = await connected({ [method]: answer })
    expect(await ask(method, params)).toEqual(answer)
  })

  test.each([
    ['PENDING', 100],
    ['CONFIRMED', 200],
  ])('behavior: the older %s is told as %i (S4.13)', async (status, code) => {
    const { ask } = await connected({ wallet_getCallsStatus: { status, receipts: [] } })
    expect(await ask('wallet_getCallsStatus', ['one'])).toEqual({ status: code, receipts: [] })
  })

  test.each([
    ['personal_sign', ['0x00', alice], '0x1234'],
    ['personal_sign', ['0x00', alice], { signature }],
    ['eth_sendTransaction', [{ to: bob }], signature],
    ['eth_sendUserOperation', [operation, bob], true],
    ['wallet_sendCalls', [bundle], {}],
    ['wallet_getCallsStatus', ['one'], { status: 700 }],
    ['wallet_getCapabilities', [alice], 'all'],
    ['wallet_watchAsset', token, 'yes'],
    ['wallet_grantPermissions', [grant], '0xaa'],
  ])('error: %s of %j answered by %j is refused (S5.02)', async (method, params, answer) => {
    const { ask } = await connected({ [method]: answer })
    await expect(ask(method, params)).rejects.toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
  })
})

describe('checkTransaction (S5.14)', () => {
  const context = { from: alice, caipChainId: one } as const
  const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`)

  const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)

  async function authorizationOf(nonce: number, by = signer) {
    const signed = await by.signAuthorization({ address: bob, chainId: 31337, nonce })
    const { address, r, s, yParity } = signed
    return {
      address,
      r,
      s,
      yParity: `0x${yParity}`,
      chainId: '0x7a69',
      nonce: `0x${nonce.toString(16)}`,
    }
  }

  /** One whose `r` or `s` begins with a zero, as viem hands a transaction to a wallet. */
  async function shortAuthorization() {
    for (let nonce = 0; ; nonce += 1) {
      const signed = await signer.signAuthorization({ address: bob, chainId: 31337, nonce })
      if (!/^0x0/.test(signed.r) && !/^0x0/.test(signed.s)) continue
      const request = formatTransactionRequest({ authorizationList: [signed] })
      return { authority: signer.address, request }
    }
  }

  test('default: sent from the account that is asserted', async () => {
    expect(await checkTransaction({ to: bob }, context)).toEqual({ to: bob, from: alice })
  })

  test('behavior: the destination comes from the first authorization', async () => {
    const authorizationList = [await authorizationOf(0), await authorizationOf(7, other)]
    const checked = await checkTransaction({ authorizationList, value: '0x1' }, context)
    expect(checked.to).toBe(signer.address)
    const named = await checkTransaction({ to: bob, authorizationList }, context)
    expect(named.to).toBe(bob)
  })

  test('behavior: as viem writes them: halves of a signature without zeros in front (SV-F8, S5.14)', async () => {
    const { authority, request } = await shortAuthorization()
    const [written] = request.authorizationList ?? []
    expect(`${written?.r}${written?.s}`.length).toBeLessThan(2 * 66)
    const sent = { ...request, type: undefined, to: undefined }
    const checked = await checkTransaction(JSON.parse(JSON.stringify(sent)), context)
    expect(checked).toMatchObject({ to: authority, authorizationList: [written] })
  })

  test.each(['0x', '0xzz', `0x${'1'.repeat(65)}`, 7, null])(
    'error: half a signature is not %j',
    async (r) => {
      const authorizationList = [{ ...(await authorizationOf(0)), r }]
      await expect(checkTransaction({ authorizationList }, context)).rejects.toMatchObject({
        code: -32_602,
        details: 'authorizationList.0.r',
      })
    },
  )

  test('behavior: init code and calldata of any size that nodes take (H8)', async () => {
    for (const bytes of [49_152, 131_072]) {
      const data = `0x${'60'.repeat(bytes)}`
      expect(await checkTransaction({ data }, context)).toMatchObject({ data })
    }
  })

  test('behavior: a new contract has no destination', async () => {
    expect(await checkTransaction({ data: '0x6000' }, context)).toEqual({
      data: '0x6000',
      from: alice,
    })
  })

  test('error: where none can be inferred, one is required', async () => {
    const good = await authorizationOf(0)
    const unsigned = { ...good, r: `0x${'00'.repeat(32)}`, s: `0x${'00'.repeat(32)}` }
    for (const sent of [{ value: '0x1' }, { data: '0x' }, { authorizationList: [unsigned] }]) {
      await expect(checkTransaction(sent, context)).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('A destination is required'),
      })
    }
  })

  test('behavior: whatever is sent, it is a transaction of this account or -32602', async () => {
    const hex = fc.oneof(fc.constant('0x'), fc.constant('0x0'), fc.constant('0x12'), fc.string())
    const sent = fc.oneof(
      fc.anything(),
      fc.record(
        { to: fc.option(hex), from: hex, value: hex, data: hex, authorizationList: fc.anything() },
        { requiredKeys: [] },
      ),
    )
    await fc.assert(
      fc.asyncProperty(sent, async (value) => {
        const outcome = await checkTransaction(value, context).catch((error) => error)
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: -32602 })
        else expect(outcome).toMatchObject({ from: alice })
      }),
    )
  })
})
