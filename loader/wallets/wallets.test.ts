import { afterEach, describe, expect, test } from 'vitest'
import {
  disconnectedState,
  MESSAGE_CHARS,
  type PageWallet,
  toWireError,
  type WalletEvent,
} from '#protocol'
import { WALLET_ANSWERS_KEPT, WALLET_REQUESTS } from './limits.ts'
import { createProvider } from '../stage0/provider.ts'
import { createWalletRequests } from './walletRequests.ts'
import { createWallets, type WalletProvider } from './wallets.ts'

const alice = `0x${'a'.repeat(40)}`
const lives: AbortController[] = []
afterEach(() => {
  for (const life of lives.splice(0)) life.abort()
})

/** A wallet that speaks EIP-1193 and writes down what it was asked. */
function createWallet(answers: Record<string, (params?: unknown) => unknown> = {}) {
  const asked: string[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const provider: WalletProvider = {
    async request({ method, params }) {
      asked.push(method)
      const answer = answers[method]
      if (answer !== undefined) return answer(params)
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [alice]
      return '0xanswer'
    },
    on: (name, listener) => listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeListener: (name, listener) => listeners.get(name)?.delete(listener),
  }
  const emit = (name: string, payload: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(payload)
  }
  const listening = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  return { provider, asked, emit, listening }
}

const ownLine = {
  getState: () => disconnectedState,
  networks: () => [],
  request: async () => null,
}

const info = { uuid: 'uuid-1', rdns: 'test.wallet', name: 'Test', icon: 'data:image/png;base64,AA' }

function start(
  options: {
    announced?: [object, object][]
    ethereum?: object
    ofPage?: boolean
    exclude?: string[]
    detail?: unknown
  } = {},
) {
  const { announced = [], ethereum, ofPage = true, exclude = [], detail } = options
  const window = Object.assign(new EventTarget(), ethereum === undefined ? {} : { ethereum })
  const announce = (wallet: object, provider: unknown) =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info: wallet, provider } }),
    )
  window.addEventListener('eip6963:requestProvider', () => {
    for (const [wallet, provider] of announced) announce(wallet, provider)
  })
  const life = new AbortController()
  lives.push(life)
  const changes: PageWallet[][] = []
  const events: [string, WalletEvent][] = []
  let yields = 0
  const { list, find } = createWallets({
    window: window as unknown as Window, // events and `ethereum` are all that is used of it
    ofPage,
    exclude,
    detail,
    onChanged: (all) => changes.push(all),
    signal: life.signal,
  })
  const requests = createWalletRequests({
    find,
    hideWhile: (work) => {
      yields += 1
      return work()
    },
    onEvent: (id, event) => events.push([id, event]),
    signal: life.signal,
  })
  return {
    wallets: { list, ...requests },
    window,
    announce,
    changes,
    events,
    life,
    yields: () => yields,
  }
}

describe('discovery', () => {
  test('default: announced wallets, the first of an id, ours left out', () => {
    const { provider } = createWallet()
    const { wallets, announce, changes } = start({ announced: [[info, provider]] })
    announce({ ...info, name: 'Impostor' }, provider)
    announce({ ...info, uuid: 'other' }, createProvider(ownLine).provider)
    const { uuid: id, ...rest } = info
    expect(wallets.list()).toEqual([{ ...rest, id, kind: 'announced' }])
    expect(changes).toHaveLength(1)
  })

  test('error: lying metadata is cut, dropped or refused', () => {
    const { provider } = createWallet()
    const { wallets, announce } = start()
    announce({ ...info, uuid: 'a', name: 'N'.repeat(500) }, provider)
    announce({ ...info, uuid: 'b', icon: 'https://track.test/pixel.png' }, provider)
    announce({ ...info, uuid: 'c', icon: `data:image/png;base64,${'A'.repeat(300_000)}` }, provider)
    announce({ ...info, uuid: 'd', name: '' }, provider)
    announce({ ...info, uuid: 'e', rdns: '<script>' }, provider)
    announce({ ...info, uuid: {} }, provider)
    announce(info, { request: 'no function' })
    announce(JSON.parse('null'), null)
    expect(wallets.list().map(({ id, name, icon }) => [id, name.length, icon])).toEqual([
      ['a', 64, info.icon],
      ['b', 4, undefined],
      ['c', 4, undefined],
    ])
  })

  test('behavior: window.ethereum is offered when nobody announced it', () => {
    const { provider } = createWallet()
    const ethereum = { ...provider, isMetaMask: true, isRabby: true }
    expect(start({ ethereum }).wallets.list()).toEqual([
      { id: 'injected', rdns: 'injected', name: 'Rabby Wallet', kind: 'injected' },
    ])
    expect(start({ ethereum, announced: [[info, ethereum]] }).wallets.list()).toHaveLength(1)
    expect(start({ ethereum: {} }).wallets.list()).toEqual([])
  })

  test('behavior: our own provider is no wallet, wherever a page puts it (H12)', () => {
    const { provider } = createProvider(ownLine)
    for (const ethereum of [provider, new Proxy(provider, {})]) {
      const { wallets } = start({ ethereum, announced: [[info, ethereum]] })
      expect(wallets.list()).toEqual([])
    }
    expect(() => start({ detail: { info, provider } })).toThrow('wallets.provider')
  })

  test('error: window.ethereum whose getters throw is none (H12)', () => {
    const trap = () => {
      throw new Error('trap')
    }
    const { provider } = createWallet()
    const flags = Object.defineProperty({ ...provider }, 'isMetaMask', { get: trap })
    for (const ethereum of [new Proxy({}, { get: trap, has: trap }), flags]) {
      const { wallets } = start({ ethereum, announced: [[info, provider]] })
      expect(wallets.list().map(({ id }) => id)).toEqual(['uuid-1'])
    }
    const { wallets, window } = start({ announced: [[info, provider]] })
    Object.defineProperty(window, 'ethereum', { get: trap })
    expect(wallets.list()).toHaveLength(1)
  })

  test('behavior: window.ethereum that comes late is told of (H12)', () => {
    const { window, changes, life } = start()
    Object.assign(window, { ethereum: { ...createWallet().provider, isMetaMask: true } })
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(changes.map((all) => all.map(({ name }) => name))).toEqual([['MetaMask']])
    life.abort()
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(changes).toHaveLength(1)
  })

  test('behavior: of several in window.ethereum, it asks the one that leads (H12)', () => {
    const { provider } = createWallet()
    const providers = [
      { ...provider, isMetaMask: true },
      { ...provider, isRabby: true },
    ]
    const { wallets } = start({ ethereum: { ...provider, providers } })
    expect(wallets.list().map(({ name }) => name)).toEqual(['Browser wallet'])
  })

  test('behavior: an old window.ethereum without `request` is none (H12)', () => {
    expect(start({ ethereum: { sendAsync: () => undefined } }).wallets.list()).toEqual([])
  })

  test('behavior: the site’s own provider comes first, by its own name (S2.08)', () => {
    const { provider } = createWallet()
    const own = { uuid: 'shop', rdns: 'shop.own', name: 'Shop wallet' }
    const { wallets } = start({
      announced: [
        [{ ...info, uuid: 'shop' }, provider],
        [info, provider],
      ],
      detail: { info: own, provider },
    })
    expect(wallets.list().map(({ id, name, kind }) => [id, name, kind])).toEqual([
      ['shop', 'Shop wallet', 'custom'],
      ['uuid-1', 'Test', 'announced'],
    ])
  })

  test('behavior: of a page whose wallets are not wanted, the site’s own one stays', () => {
    const own = createWallet()
    const other = createWallet()
    const detail = {
      info: { ...info, uuid: 'uuid-own', rdns: 'shop.wallet' },
      provider: own.provider,
    }
    const announced: [object, WalletProvider][] = [[info, other.provider]]
    const { wallets } = start({ ofPage: false, detail, announced, ethereum: other.provider })
    expect(wallets.list().map(({ rdns, kind }) => [rdns, kind])).toEqual([
      ['shop.wallet', 'custom'],
    ])
  })

  test.each([
    ['no wallet', {}],
    ['no name', { info: { ...info, name: '' }, provider: createWallet().provider }],
    ['no function', { info, provider: { request: 'no function' } }],
    ['null', null],
  ])('error: a provider of the site that is none is told: %s', (_, detail) => {
    expect(() => start({ detail })).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
  })

  test('behavior: excluded by rdns', () => {
    const { provider } = createWallet()
    const { wallets } = start({ announced: [[info, provider]], exclude: ['test.wallet'] })
    expect(wallets.list()).toEqual([])
  })
})

describe('requests', () => {
  const send = {
    id: 'request-1',
    walletId: 'uuid-1',
    method: 'eth_sendTransaction',
    params: [{ value: '0x1' }],
    caipChainId: 'eip155:31337',
    account: alice,
  }

  test('default: sent on once per id, after chain and account were asserted', async () => {
    const { provider, asked } = createWallet({ eth_sendTransaction: () => '0xhash' })
    const { wallets, yields } = start({ announced: [[info, provider]] })
    const twice = await Promise.all([wallets.request(send), wallets.request(send)])
    expect(await wallets.request(send)).toBe('0xhash')
    expect(twice).toEqual(['0xhash', '0xhash'])
    expect(asked).toEqual(['eth_chainId', 'eth_accounts', 'eth_sendTransaction'])
    expect(yields()).toBe(1)
  })

  test.each([
    ['another network', { eth_chainId: () => '0x1' }, 4901],
    ['another account', { eth_accounts: () => [`0x${'b'.repeat(40)}`] }, 4100],
    ['no accounts', { eth_accounts: () => null }, 4100],
    ['a locked wallet', { eth_accounts: () => [] }, 4100],
  ])('error: %s, so nothing is sent', async (_, answers, code) => {
    const { provider, asked } = createWallet(answers)
    const { wallets } = start({ announced: [[info, provider]] })
    await expect(wallets.request(send)).rejects.toMatchObject({ code })
    expect(asked).not.toContain('eth_sendTransaction')
  })

  test('error: an account method without chain and account is -32602', async () => {
    const { provider, asked } = createWallet()
    const { wallets } = start({ announced: [[info, provider]] })
    const { id, walletId } = send
    const signing = { id, walletId, method: 'personal_sign' }
    await expect(wallets.request(signing)).rejects.toMatchObject({ code: -32602 })
    expect(asked).toEqual([])
  })

  test.each(['eth_sign', 'wallet_revokePermissions', 'eth_call', 'constructor'])(
    'error: %s is not forwarded',
    async (method) => {
      const { provider, asked } = createWallet()
      const { wallets } = start({ announced: [[info, provider]] })
      await expect(wallets.request({ ...send, method })).rejects.toMatchObject({ code: 4200 })
      expect(asked).toEqual([])
    },
  )

  test('behavior: of permissions, only one grant by its name is revoked (S6.04)', async () => {
    const { provider, asked } = createWallet({ wallet_revokePermissions: () => null })
    const { wallets } = start({ announced: [[info, provider]] })
    const revoke = (id: string, params: unknown) =>
      wallets.request({ ...send, id, method: 'wallet_revokePermissions', params })
    const both = { eth_accounts: {}, permissionsContext: '0xaa' }
    for (const [at, revoked] of [{}, both, undefined, 'all'].entries()) {
      await expect(revoke(`refused-${at}`, [revoked])).rejects.toMatchObject({ code: 4200 })
    }
    expect(asked).toEqual([])
    expect(await revoke('one-grant', [{ permissionsContext: '0xaa' }])).toBeNull()
    expect(asked).toContain('wallet_revokePermissions')
  })

  test('behavior: the accounts of the page are revoked whatever the wallet is on, and nothing is shown for it (H5)', async () => {
    const { provider, asked } = createWallet({ wallet_revokePermissions: () => null })
    const { wallets, yields } = start({ announced: [[info, provider]] })
    const { id, walletId } = send
    const method = 'wallet_revokePermissions'
    const revoke = { id, walletId, method, params: [{ eth_accounts: {} }] }
    expect(await wallets.request(revoke)).toBeNull()
    expect(asked).toEqual([method])
    expect(yields()).toBe(0)
  })

  test('error: the wallet’s own code and data are kept', async () => {
    const rejection = Object.assign(new Error('No'), { code: 4001, data: { why: 'person' } })
    const { provider } = createWallet({ eth_sendTransaction: () => Promise.reject(rejection) })
    const { wallets } = start({ announced: [[info, provider]] })
    await expect(wallets.request(send)).rejects.toBe(rejection)
  })

  test.each([
    ['ACTION_REJECTED', 4001],
    ['4001', 4001],
    ['-32000', -32000],
    ['userRejectedRequest', -32603],
    ['', -32603],
  ])('behavior: a wallet’s code %j is read as %i (H11)', async (code, expected) => {
    const thrown = Object.assign(new Error('No'), { code, data: { why: 'odd' } })
    const { provider } = createWallet({ eth_sendTransaction: () => Promise.reject(thrown) })
    const { wallets } = start({ announced: [[info, provider]] })
    const error = { code: expected, message: 'No', data: { why: 'odd' } }
    const asked = await wallets.request(send).catch((caught: unknown) => caught)
    expect(toWireError(asked)).toEqual(error)
  })

  test('behavior: a second answer changes nothing', async () => {
    let settle: (value: unknown) => void = () => undefined
    const answer = new Promise((resolve) => {
      settle = resolve
    })
    const { provider } = createWallet({ eth_requestAccounts: () => answer })
    const { wallets } = start({ announced: [[info, provider]] })
    const asking = wallets.request({ ...send, method: 'eth_requestAccounts' })
    settle([alice])
    settle(['0xother'])
    expect(await asking).toEqual([alice])
  })

  test('behavior: heavy calldata goes on to the wallet whole (H8)', async () => {
    const sent: unknown[] = []
    const { provider } = createWallet({ eth_sendTransaction: (params) => sent.push(params) })
    const { wallets } = start({ announced: [[info, provider]] })
    const params = [{ data: `0x${'ab'.repeat(131_072)}` }]
    await wallets.request({ ...send, params })
    expect(sent).toEqual([params])
  })

  test('error: an answer that is too large is refused, and nothing else', async () => {
    const answer = 'x'.repeat(MESSAGE_CHARS)
    const { provider } = createWallet({
      personal_sign: () => answer,
      eth_requestAccounts: () => answer.slice(2),
    })
    const { wallets } = start({ announced: [[info, provider]] })
    const signing = { ...send, method: 'personal_sign' }
    await expect(wallets.request(signing)).rejects.toMatchObject({
      code: 'WALLET_INVALID_ANSWER',
    })
    const connecting = { ...send, id: 'request-2', method: 'eth_requestAccounts' }
    expect(await wallets.request(connecting)).toHaveLength(MESSAGE_CHARS - 2)
  })

  test('behavior: an old answer is forgotten, its id is not', async () => {
    const { provider, asked } = createWallet()
    const { wallets } = start({ announced: [[info, provider]] })
    const reading = (at: number) => ({ ...send, id: `request-${at}`, method: 'eth_chainId' })
    for (let at = 0; at <= WALLET_ANSWERS_KEPT; at += 1) await wallets.request(reading(at))
    const { length } = asked
    await expect(wallets.request(reading(0))).rejects.toMatchObject({ code: -32600 })
    expect(await wallets.request(reading(1))).toBe('0x7a69')
    expect(asked).toHaveLength(length)
  })

  test('error: more requests than a page may send are refused unsent', async () => {
    const { provider, asked } = createWallet()
    const { wallets } = start({ announced: [[info, provider]] })
    const ask = (at: number) =>
      wallets.request({ ...send, id: `request-${at}`, method: 'eth_chainId' })
    await Promise.all(Array.from({ length: WALLET_REQUESTS }, (_, at) => ask(at)))
    await expect(ask(WALLET_REQUESTS)).rejects.toMatchObject({ code: -32600 })
    expect(asked).toHaveLength(WALLET_REQUESTS)
  })

  test('error: a wallet that is not there', async () => {
    await expect(start().wallets.request(send)).rejects.toMatchObject({ code: 'UNKNOWN_WALLET' })
  })
})

describe('events', () => {
  test('default: only of wallets that were used, parsed (chain ids in any spelling, H10), until the end', async () => {
    const { provider, emit, listening } = createWallet()
    const { wallets, events, life } = start({ announced: [[info, provider]] })
    emit('accountsChanged', [alice])
    await wallets.request({ id: 'request-1', walletId: 'uuid-1', method: 'eth_accounts' })
    emit('accountsChanged', [alice])
    emit('accountsChanged', 'everything')
    emit('chainChanged', '0x1')
    for (const chainId of [31337, '31337', '0X7A69', '0x7a69']) emit('chainChanged', chainId)
    for (const chainId of ['', 'all', -1, 0.5, '0x', {}, null, NaN, Infinity, '1e3', [1]]) {
      emit('chainChanged', chainId)
    }
    const same = ['uuid-1', { type: 'chainChanged', chainId: '0x7a69' }]
    expect(events).toEqual([
      ['uuid-1', { type: 'accountsChanged', accounts: [alice] }],
      ['uuid-1', { type: 'chainChanged', chainId: '0x1' }],
      ...[same, same, same, same],
    ])
    life.abort()
    expect(listening()).toBe(0)
  })
})
