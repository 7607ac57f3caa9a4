import { describe, expect, test, vi } from 'vitest'
import { toBase58 } from '#protocol'
import { createWallets } from '../wallets.ts'
import { createWalletRequests } from '../walletRequests.ts'
import { discover } from './discover.ts'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const address = 'So11111111111111111111111111111111111111112'
const icon = 'data:image/svg+xml;base64,AAAA'

type Feature = Record<string, unknown>

/** Announces itself as the standard's own package does. */
function announce(page: Window, wallet: object): void {
  const callback = ({ register }: { register: (wallet: object) => unknown }) => register(wallet)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  page.addEventListener('wallet-standard:app-ready', (event) => {
    if (event instanceof CustomEvent) callback(event.detail)
  })
}

function solanaWallet(features: Record<string, Feature> = {}, name: unknown = 'Kestrel') {
  const accounts = [{ address, publicKey: new Uint8Array(32), chains: ['solana:mainnet'] }]
  return {
    ...{ version: '1.0.0', name, icon, accounts },
    chains: ['solana:mainnet', 'solana:devnet'],
    features: { 'standard:connect': { connect: async () => ({ accounts }) }, ...features },
  }
}

function start(page = new EventTarget() as Window, namespaces = ['solana', 'bip122', 'polkadot']) {
  const life = new AbortController()
  const { signal } = life
  const wallets = createWallets({
    ...{ window: page, own: { uuid: 'own', rdns: 'own' }, ofPage: true, exclude: [] },
    ...{ onChanged: () => undefined, signal },
  })
  discover({ namespaces, window: page, add: wallets.add, signal })
  const onEvent = vi.fn()
  const requests = createWalletRequests({
    ...{ find: wallets.find, hideWhile: (work) => work(), onEvent, signal },
  })
  let ids = 0
  const ask = (walletId: string, method: string, rest: object = {}) => {
    ids += 1
    return requests.request({ id: `request-${ids}`, walletId, method, ...rest })
  }
  return { page, wallets, ask, onEvent, life }
}

describe('the Wallet Standard', () => {
  test('default: wallets that came before and after are found, for their namespaces (S1.01)', () => {
    const page = new EventTarget() as Window
    announce(page, solanaWallet())
    const { wallets } = start(page)
    announce(page, solanaWallet({}, 'Heron'))
    expect(wallets.list()).toEqual([
      {
        ...{ id: 'solana:Kestrel', rdns: 'page.Kestrel', name: 'Kestrel', icon },
        ...{ kind: 'announced', namespace: 'solana' },
      },
      expect.objectContaining({ id: 'solana:Heron' }),
    ])
  })

  test('default: accounts by chain, as CAIP-2 names it', async () => {
    const { page, ask } = start()
    announce(page, solanaWallet())
    expect(await ask('solana:Kestrel', 'wallet_createSession')).toEqual({
      sessionScopes: {
        [MAINNET]: { accounts: [`${MAINNET}:${address}`], methods: [], notifications: [] },
      },
    })
  })

  test('default: bytes go as bytes and come back as text', async () => {
    const signMessage = vi.fn(async () => [{ signature: new Uint8Array(64).fill(7) }])
    const signTransaction = vi.fn(async () => [
      { signedTransaction: Uint8Array.of(1, ...new Array<number>(64).fill(9), 5) },
    ])
    const { page, ask } = start()
    announce(
      page,
      solanaWallet({
        'solana:signMessage': { signMessage },
        'solana:signTransaction': { signTransaction },
      }),
    )
    const about = { account: address, caipChainId: MAINNET }
    const message = toBase58(new TextEncoder().encode('hello'))
    const params = { message, pubkey: address }
    expect(await ask('solana:Kestrel', 'solana_signMessage', { ...about, params })).toEqual({
      signature: toBase58(new Uint8Array(64).fill(7)),
    })
    expect(signMessage).toHaveBeenCalledWith(
      expect.objectContaining({ message: new TextEncoder().encode('hello') }),
    )
    const sent = { ...about, params: { transaction: btoa('tx') } }
    expect(await ask('solana:Kestrel', 'solana_signTransaction', sent)).toMatchObject({
      signature: toBase58(new Uint8Array(64).fill(9)),
    })
    expect(signTransaction).toHaveBeenCalledWith(
      expect.objectContaining({ chain: 'solana:mainnet', transaction: Uint8Array.of(116, 120) }),
    )
  })

  test.each([
    ['a feature that it only announced', 'solana_signMessage', {}, 4200],
    ['another account', 'solana_signTransaction', { account: 'other' }, 4100],
    ['another cluster', 'solana_signTransaction', { caipChainId: 'solana:other' }, 4901],
    ['a method of another kind', 'eth_sign', {}, 4200],
    ['bytes that are none', 'solana_signMessage', { params: { message: '0' } }, -32602],
    ['more than fits', 'solana_signMessage', { params: { message: '2'.repeat(30_000) } }, -32602],
  ])('error: %s is told by its code', async (_, method, changes, code) => {
    const { page, ask } = start()
    announce(page, solanaWallet({ 'solana:signMessage': {}, 'solana:signTransaction': {} }))
    const params = { message: '2g', transaction: btoa('tx'), pubkey: address }
    const asked = { account: address, caipChainId: MAINNET, params, ...changes }
    await expect(ask('solana:Kestrel', method, asked)).rejects.toMatchObject({ code })
  })

  test('error: an answer that is no signature is not passed on', async () => {
    const { page, ask } = start()
    const signMessage = async () => [{ signature: new Uint8Array(3) }]
    announce(page, solanaWallet({ 'solana:signMessage': { signMessage } }))
    const params = { message: '2g', pubkey: address }
    const asking = ask('solana:Kestrel', 'solana_signMessage', { account: address, params })
    await expect(asking).rejects.toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
  })

  test('behavior: another account is told as an event', async () => {
    const listeners: (() => void)[] = []
    const on = (_: string, listener: () => void) => {
      listeners.push(listener)
      return () => undefined
    }
    const { page, ask, onEvent } = start()
    announce(page, solanaWallet({ 'standard:events': { on } }))
    await ask('solana:Kestrel', 'wallet_createSession')
    for (const listener of listeners) listener()
    expect(onEvent).toHaveBeenCalledWith('solana:Kestrel', {
      type: 'accountsChanged',
      accounts: [address],
    })
  })

  test('error: hostile wallets do no harm', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { page, wallets } = start()
    const trap = new Proxy(solanaWallet(), {
      get() {
        throw new Error('boo')
      },
    })
    announce(page, trap)
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: () => {
          throw new Error('boo')
        },
      }),
    )
    announce(page, { ...solanaWallet({}, 'Huge'), icon: `${icon}${'A'.repeat(300_000)}` })
    announce(page, solanaWallet({}, 'Kes\u202etrel\u0000'))
    announce(page, solanaWallet({}, { toString: () => 'x' }))
    for (let at = 0; at < 3_000; at += 1) announce(page, solanaWallet({}, `Wallet ${at}`))
    const list = wallets.list()
    expect(list).toHaveLength(64)
    expect(list[0]).toMatchObject({ name: 'Huge' })
    expect(list[0]).not.toHaveProperty('icon')
    expect(list[1]).toMatchObject({ name: 'Kestrel' })
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  test('error: what a page announces as EIP-6963 stays eip155', () => {
    const { page, wallets } = start()
    const info = { uuid: 'a', rdns: 'a.a', name: 'A', namespace: 'solana' }
    const detail = { info, provider: { request: async () => null } }
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    expect(wallets.list()[0]?.namespace).toBe(undefined)
  })
})

describe('objects of the page', () => {
  test('default: btc_providers connects and signs (WBIP-004)', async () => {
    const page = new EventTarget() as Window
    const request = vi.fn(async (method: string) => ({
      result:
        method === 'getAddresses'
          ? {
              addresses: [
                { address: 'bc1qkestrel', symbol: 'BTC' },
                { address: 'x', purpose: 'o' },
              ],
            }
          : { signature: 'c2ln' },
    }))
    Object.assign(page, {
      Kestrel: { Bitcoin: { request } },
      btc_providers: [{ id: 'Kestrel.Bitcoin', name: 'Kestrel', icon }],
    })
    const { ask } = start(page)
    expect(await ask('bip122:Kestrel', 'wallet_createSession')).toMatchObject({
      sessionScopes: { [BITCOIN]: { accounts: [`${BITCOIN}:bc1qkestrel`] } },
    })
    const asked = { account: 'bc1qkestrel', params: { message: 'hello' } }
    expect(await ask('bip122:Kestrel', 'signMessage', asked)).toEqual({ signature: 'c2ln' })
    await expect(ask('bip122:Kestrel', 'eval', asked)).rejects.toMatchObject({ code: 4200 })
  })

  test('default: injectedWeb3 asks once and signs raw bytes', async () => {
    const page = new EventTarget() as Window
    const account = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
    const signRaw = vi.fn(async () => ({ signature: '0xabcd' }))
    const enable = vi.fn(async () => ({
      accounts: { get: async () => [{ address: account }] },
      signer: { signRaw },
    }))
    Object.assign(page, { location: { host: 'shop.example' }, injectedWeb3: { heron: { enable } } })
    const { ask } = start(page)
    await ask('polkadot:heron', 'wallet_createSession')
    const asked = { account, params: { address: account, message: 'hi' } }
    expect(await ask('polkadot:heron', 'polkadot_signMessage', asked)).toEqual({
      signature: '0xabcd',
    })
    expect(enable).toHaveBeenCalledExactlyOnceWith('shop.example')
    expect(signRaw).toHaveBeenCalledWith({ address: account, data: '0x6869', type: 'bytes' })
  })
})
