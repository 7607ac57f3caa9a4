import { describe, expect, test } from 'vitest'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { asset } from './asset.ts'
import { checkChain } from './chain.ts'
import { checkBundleId, checkCapabilitiesAccount, checkSendCalls } from './checkCalls.ts'
import { grantedPermissions, revokedPermissions } from './permissions.ts'
import { hexChainId, quantity } from './shapes.ts'

const invalid = expect.objectContaining({ code: -32602 })
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

describe('a bundle of calls (EIP-5792)', () => {
  const bundle = { version: '2.0.0', chainId: '0x7a69', calls: [{ to: bob, value: '0x1' }] }

  test('default: it passes as it is, with what a newer version adds', () => {
    const newer = { ...bundle, from: alice, id: 'a-1', atomicRequired: true, more: 1 }
    expect(checkSendCalls(newer, one)).toEqual(newer)
    expect(checkSendCalls({ ...bundle, calls: [{ data: '0x6000' }] }, one).calls).toHaveLength(1)
  })

  test.each<readonly [string, object]>([
    ['version', { version: 'x'.repeat(17) }],
    ['id', { id: '' }],
    ['id', { id: 'with space' }],
    ['from', { from: 'name.eth' }],
    ['chainId', { chainId: 31_337 }],
    ['chainId', { chainId: '31337' }],
    ['atomicRequired', { atomicRequired: 'yes' }],
    ['capabilities', { capabilities: [] }],
    ['calls', { calls: [] }],
    ['calls', { calls: undefined }],
    ['calls.0.to', { calls: [{ to: '0x1' }] }],
    ['calls.0.data', { calls: [{ to: bob, data: '0x1' }] }],
    ['calls.0.value', { calls: [{ to: bob, value: '1' }] }],
    ['calls.1.value', { calls: [{ to: bob }, { to: bob, value: '0x01' }] }],
  ])('error: a wrong %s is named: %j', (details, change) => {
    const check = () => checkSendCalls({ ...bundle, ...change }, one)
    expect(check).toThrow(expect.objectContaining({ code: -32602, details }))
  })

  test('error: another chain is refused by its own code', () => {
    const check = () => checkSendCalls({ ...bundle, chainId: '0x1' }, one)
    expect(check).toThrow(expect.objectContaining({ code: 5710 }))
  })

  test('error: a status is asked for by an id alone', () => {
    expect(() => checkBundleId('0xabc')).not.toThrow()
    for (const id of ['', 7, null, undefined, { id: 'a' }, 'a b', 'ü']) {
      expect(() => checkBundleId(id)).toThrow(invalid)
    }
  })

  test('error: capabilities are of an account that is named (S8.10)', () => {
    expect(checkCapabilitiesAccount(alice)).toBe(alice)
    for (const account of [undefined, null, '0x1', 'name.eth', 7]) {
      expect(() => checkCapabilitiesAccount(account)).toThrow(invalid)
    }
  })
})

describe('a chain that a page wants to be added (EIP-3085)', () => {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = {
    chainId: '0x7a6b',
    chainName: 'Harbor',
    nativeCurrency,
    rpcUrls: ['https://rpc.harbor.example'],
  }
  const check = (change: object = {}) =>
    checkChain({ ...chain, ...change }, createTestCore().store.getState().networks)

  test('default: one that nobody knows, with what a newer standard adds', () => {
    expect(() => check()).not.toThrow()
    expect(() =>
      check({ blockExplorerUrls: null, iconUrls: ['http://a.example/i'], more: 1 }),
    ).not.toThrow()
    expect(() => check({ rpcUrls: ['http://localhost:8545', 'http://[::1]/rpc'] })).not.toThrow()
  })

  test.each<readonly [string, object]>([
    ['chainId', { chainId: '0x0' }],
    ['chainId', { chainId: 31_339 }],
    ['chainName', { chainName: '' }],
    ['chainName', { chainName: 'x'.repeat(61) }],
    ['nativeCurrency.symbol', { nativeCurrency: { ...nativeCurrency, symbol: 'x'.repeat(13) } }],
    ['nativeCurrency.decimals', { nativeCurrency: { ...nativeCurrency, decimals: 37 } }],
    ['rpcUrls', { rpcUrls: [] }],
    ['rpcUrls', { rpcUrls: many(11, 'https://a.example') }],
    ['rpcUrls.0', { rpcUrls: ['http://rpc.harbor.example'] }],
    ['rpcUrls.0', { rpcUrls: ['http://localhost.harbor.example'] }],
    ['blockExplorerUrls.0', { blockExplorerUrls: ['javascript:alert(1)'] }],
    ['iconUrls.0', { iconUrls: ['data:text/html,x'] }],
  ])('error: a wrong %s is named: %j', (details, change) => {
    expect(() => check(change)).toThrow(expect.objectContaining({ code: -32602, details }))
  })

  test('error: a chain that the widget knows has the currency that it has', () => {
    const known = { chainId: '0x7a69' }
    expect(() => check(known)).not.toThrow()
    for (const change of [{ symbol: 'USDC' }, { decimals: 6 }]) {
      const wrong = { ...known, nativeCurrency: { ...nativeCurrency, ...change } }
      expect(() => check(wrong)).toThrow(expect.objectContaining({ details: 'nativeCurrency' }))
    }
  })
})

describe('a token that a page wants to be shown (EIP-747)', () => {
  const options = { address: bob, symbol: 'USDC', decimals: 6 }

  const isAsset = (one: unknown) => asset.safeParse(one).success

  test('default: of all three kinds', () => {
    const nft = { address: bob, tokenId: '7' }
    const all = [
      { type: 'ERC20', options },
      { type: 'ERC721', options: nft },
      { type: 'ERC1155', options: { ...nft, tokenId: '0x7', image: 'data:image/png,a' } },
    ]
    expect(all.filter((one) => !isAsset(one))).toEqual([])
  })

  test('behavior: decimals may be a text', () => {
    const text = { address: bob, decimals: '18', image: 'ipfs://a' }
    expect(isAsset({ type: 'ERC20', options: text })).toBe(true)
  })

  test('error: of anything else', () => {
    const wrong = [
      { address: 'name.eth' },
      { symbol: '' },
      { symbol: 'x'.repeat(12) },
      { decimals: 37 },
      { decimals: '37' },
      { decimals: -1 },
      { image: 'http://a.example' },
    ].map((change) => ({ type: 'ERC20', options: { ...options, ...change } }))
    const kinds = [{ type: 'ERC777', options }, { type: 'ERC721', options }, { type: 'ERC20' }]
    expect([...wrong, ...kinds].filter((one) => asset.safeParse(one).success)).toEqual([])
  })
})

describe('permissions that a page asks for (EIP-7715)', () => {
  const permissions = [{ type: 'native-token-transfer', data: { allowance: '0x1' } }]
  const grant = { expiry: 1_800_000_000, permissions }

  test('default: what is known has its shape, the rest is the wallet’s matter', () => {
    const signer = { type: 'account', data: {} }
    const policies = [{ type: 'gas-limit' }]
    const all = [
      grant,
      { ...grant, chainId: '0x1', address: bob, account: bob, signer, more: 1 },
      { ...grant, permissions: [{ ...permissions[0], policies }] },
    ]
    expect(all.filter((one) => !grantedPermissions.safeParse(one).success)).toEqual([])
  })

  test('error: without an end, without any, with too many, for nobody', () => {
    const wrong = [
      { expiry: 0 },
      { expiry: 1.5 },
      { expiry: undefined },
      { permissions: [] },
      { permissions: many(21, permissions[0]) },
      { permissions: [{ type: '' }] },
      { address: '0x1' },
      { chainId: '1' },
    ]
    const taken = wrong.filter((one) => grantedPermissions.safeParse({ ...grant, ...one }).success)
    expect(taken).toEqual([])
  })

  test('error: a grant that is over is named by bytes or by its id', () => {
    const good = [{ permissionsContext: '0xab' }, { permissionContext: '0x' }, { pci: 'a' }]
    expect(good.filter((one) => !revokedPermissions.safeParse(one).success)).toEqual([])
    const bad = [
      { permissionsContext: 'ab' },
      { pci: '' },
      { pci: 'x'.repeat(257) },
      { account: 1 },
    ]
    expect(bad.filter((one) => revokedPermissions.safeParse(one).success)).toEqual([])
  })
})

test('error: quantities have no zeros in front, and chains are safe integers', () => {
  const takes = (schema: typeof quantity, texts: readonly string[]) =>
    texts.filter((text) => schema.safeParse(text).success)
  const quantities = ['0x0', '0x1', `0x${'f'.repeat(64)}`]
  expect(
    takes(quantity, [...quantities, '0x', '0x00', '0x01', '1', `0x${'f'.repeat(65)}`]),
  ).toEqual(quantities)
  const chains = ['0x1', '0x1fffffffffffff']
  expect(takes(hexChainId, [...chains, '0x0', '0x01', '0x20000000000000', '1'])).toEqual(chains)
})
