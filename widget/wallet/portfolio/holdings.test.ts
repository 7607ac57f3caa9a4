import { describe, expect, test, vi } from 'vitest'
import type { ServiceBalance } from '#clients/blockchainApi/balance.ts'
import type { RpcRequest } from '#clients/rpc.ts'
import type { NamespaceAdapter } from '#namespaces/adapter.ts'
import { solana } from '#namespaces/solana/solana.ts'
import { connect } from '../connect/connect.ts'
import type { Network } from '#kernel/networks/network.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { createFakeAccountService } from '#kernel/testing/fakeBlockchainApi.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { CalledTransaction } from '#transactions/record.ts'
import { saveTransaction } from '#transactions/store.ts'
import { balancesQuery } from './balances.ts'
import { holdingsQuery } from './holdings.ts'
import { cachedHoldings } from './cachedHoldings.ts'
import { SERVICE_WAIT_MS } from './limits.ts'
import { refreshAccount } from './refresh.ts'
import { tokenListQuery } from './tokenList.ts'

const tern = '0x4444444444444444444444444444444444444444' as const
const account = { caipChainId: one, address: alice }

function balance(more: Partial<ServiceBalance> = {}): ServiceBalance {
  return {
    address: tern,
    symbol: 'TERN',
    name: 'Tern',
    decimals: 6,
    amount: 5_000_000n,
    iconUrl: undefined,
    price: '2.5',
    ...more,
  }
}

const ether = balance({
  address: undefined,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  price: '2000',
})

/** A chain on which every account has 1 ETH and the same amount of every token. */
function chain(tokens: bigint, isDown = () => false) {
  return ({ method }: RpcRequest) => {
    if (isDown()) throw new Error('down')
    if (method === 'eth_getBalance') return '0xde0b6b3a7640000'
    return `0x${tokens.toString(16).padStart(64, '0')}`
  }
}

function start(options: Parameters<typeof createTestCore>[0] = { rpc: chain(4_000_000n) }) {
  const core = createTestCore(options)
  const service = createFakeAccountService()
  service.balances = [ether, balance()]
  Object.assign(core, { loadBlockchainApi: async () => service })
  const load = () => core.queries.fetchQuery({ ...holdingsQuery(core, account), staleTime: 0 })
  return { core, service, load }
}

describe('holdingsQuery', () => {
  test('default: named by the service, counted by the chain (S7.11, S5.05)', async () => {
    const { load, service } = start()
    expect(await load()).toMatchObject([
      { address: undefined, symbol: 'ETH', amount: 10n ** 18n, price: '2000' },
      { address: tern, symbol: 'TERN', amount: 4_000_000n, price: '2.5', decimals: 6 },
    ])
    expect(service.asked).toEqual(['supports', 'balance'])
  })

  test('behavior: what the chain says is gone is dropped (S5.05)', async () => {
    const { load, service } = start({ rpc: chain(0n) })
    service.balances = [balance()]
    expect((await load()).map(({ symbol }) => symbol)).toEqual(['ETH'])
  })

  test('behavior: prices that nobody told are asked for (S7.06)', async () => {
    const { load, service } = start({ rpc: chain(0n) })
    service.balances = [balance()]
    service.prices = new Map([['native', '1999.5']])
    expect(await load()).toMatchObject([{ symbol: 'ETH', price: '1999.5' }])
    expect(service.asked.at(-1)).toBe('prices native')
  })

  test('default: what is known is believed for 30 s (S9.01)', () => {
    const { core } = start()
    const ages = [holdingsQuery(core, account), balancesQuery(core, { ...account, tokens: [] })]
    expect(ages.map(({ staleTime }) => staleTime)).toEqual([30_000, 30_000])
  })

  test('behavior: what has no decimals is dropped (S5.05)', async () => {
    const { load, service } = start()
    service.balances = [ether, balance({ decimals: 0 })]
    expect((await load()).map(({ symbol }) => symbol)).toEqual(['ETH'])
  })

  test('behavior: a slow service keeps nobody waiting, and what it says late is shown then (S9.01)', async () => {
    vi.useFakeTimers()
    try {
      const { core, service, load } = start()
      core.queries.setQueryData(tokenListQuery(core, one).queryKey, [])
      let answer: (balances: readonly ServiceBalance[]) => void = () => undefined
      const slow = new Promise<readonly ServiceBalance[]>((resolve) => {
        answer = resolve
      })
      Object.assign(service, { getBalance: () => slow })
      const loading = load()
      await vi.advanceTimersByTimeAsync(SERVICE_WAIT_MS + 10)
      expect(await loading).toMatchObject([{ symbol: 'ETH', amount: 10n ** 18n }])
      const { queryKey } = holdingsQuery(core, account)
      expect(core.queries.getQueryState(queryKey)?.isInvalidated).toBe(false)
      answer([ether, balance()])
      await vi.advanceTimersByTimeAsync(1)
      expect(core.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
      expect(await load()).toMatchObject([{ symbol: 'ETH' }, { symbol: 'TERN' }])
    } finally {
      vi.useRealTimers()
    }
  })

  test('behavior: without decimals or without an amount it is dropped, whoever tells it (SV-F12, S5.05)', async () => {
    const { load, service } = start({ rpc: chain(0n, () => true) })
    const none = balance({ address: alice, symbol: 'NONE', amount: 0n })
    const whole = balance({ address: `0x${'5'.repeat(40)}`, symbol: 'WHOLE', decimals: 0 })
    service.balances = [ether, none, whole, balance()]
    expect((await load()).map(({ symbol }) => symbol)).toEqual(['ETH', 'TERN'])
  })

  test('behavior: where the chain does not answer, the service is believed', async () => {
    const { load } = start({ rpc: chain(0n, () => true) })
    const [native, token] = await load()
    expect(native?.amount).toBe(5_000_000n)
    expect(token?.amount).toBe(5_000_000n)
  })

  test('behavior: an amount of other decimals than the network has is not believed', async () => {
    const { load, service } = start({ rpc: chain(0n, () => true) })
    service.balances = [{ ...ether, decimals: 6 }]
    expect((await load())[0]).toMatchObject({ decimals: 18, amount: 0n })
  })

  test('behavior: a network that the service does not know is read on chain, without a word', async () => {
    const { core, load, service } = start()
    service.chains.clear()
    expect(await load()).toMatchObject([{ symbol: 'ETH', amount: 10n ** 18n, price: undefined }])
    expect(core.store.getState().notices.toastCount).toBe(0)
  })

  test('error: a service that fails is told once and left alone for 30 s (S8.01, S9.01)', async () => {
    const { core, load, service } = start()
    service.down = true
    expect(await load()).toMatchObject([{ symbol: 'ETH', amount: 10n ** 18n }])
    expect(core.store.getState().notices).toMatchObject({
      toastCount: 1,
      toast: { content: { says: 'balanceUnavailable', code: 'HTTP_UNREACHABLE' } },
    })
    const asked = service.asked.filter((question) => question === 'supports').length
    service.down = false
    await load()
    expect(service.asked.filter((question) => question === 'balance')).toEqual([])
    expect(asked).toBeGreaterThan(0)
    expect(core.store.getState().notices.toastCount).toBe(1)
  })

  test('error: without service and chain nothing is known, which is not zero (S9.09)', async () => {
    const { load, service } = start({ rpc: chain(0n, () => true) })
    service.down = true
    await expect(load()).rejects.toThrow('down')
  })

  test('behavior: what an own transaction moved is asked anew (S7.11)', async () => {
    const { core, load, service } = start()
    await load()
    saveTransaction(core, {
      id: 'one',
      caipChainId: one,
      from: alice,
      to: tern,
      data: '0x',
      value: '0',
      status: 'confirmed',
      at: core.now(),
      fromBlock: '0',
      purpose: {
        type: 'send',
        token: { address: tern, symbol: 'TERN', decimals: 6, amount: '1' },
        to: alice,
      },
    })
    await refreshAccount(core)
    await load()
    expect(service.asked.filter((question) => question.startsWith('balance'))).toEqual([
      'balance',
      `balance native ${tern}`,
    ])
  })

  test('behavior: the service is told of each step once, and again where it did not hear it (SV-F20, S7.11)', async () => {
    const { core, load, service } = start()
    const purpose = {
      type: 'send' as const,
      token: { address: tern, symbol: 'TERN', decimals: 6, amount: '1' },
      to: alice,
    }
    const sent: CalledTransaction = {
      id: 'one',
      caipChainId: one,
      from: alice,
      to: tern,
      data: '0x' as const,
      value: '0',
      status: 'sent' as const,
      at: core.now(),
      fromBlock: '0',
      purpose,
    }
    const told = async () => {
      service.asked.length = 0
      await refreshAccount(core)
      await load()
      return service.asked.filter((question) => question.startsWith('balance'))
    }
    saveTransaction(core, sent)
    expect(await told()).toEqual([`balance native ${tern}`])
    expect(await told()).toEqual(['balance'])
    saveTransaction(core, { ...sent, status: 'confirmed' })
    const { getBalance } = service
    Object.assign(service, { getBalance: () => Promise.reject(new Error('down')) })
    expect(await told()).toEqual([])
    Object.assign(service, { getBalance })
    core.queries.removeQueries({ queryKey: ['serviceBalances'] })
    expect(await told()).toEqual([`balance native ${tern}`])
    expect(await told()).toEqual(['balance'])
  })
})

describe('an account on Solana', () => {
  const caipChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const own = 'FwPnvvnMK2RVmZjaBwCZ6wgiNuAFkz4k1qvT36fkHojS'
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

  function startThere() {
    const { core, service } = start()
    const network: Network = {
      caipChainId,
      chainId: undefined,
      name: 'Solana',
      namespace: 'solana',
      testnet: false,
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: ['https://solana.example'],
      explorerUrl: undefined,
    }
    core.store.setState(({ networks }) => ({
      networks: { ...networks, known: [...networks.known, network] },
    }))
    const adapter: NamespaceAdapter = {
      ...solana,
      loadBalances: async () => ({ native: 3n, tokens: new Map([[mint, 7n]]) }),
      describeTokens: async () => [],
    }
    Object.assign(core, { adapters: { ...core.adapters, solana: adapter } })
    service.chains.add(caipChainId)
    const query = () => holdingsQuery(core, { caipChainId, address: own })
    return { core, service, load: () => core.queries.fetchQuery({ ...query(), staleTime: 0 }) }
  }

  test('behavior: its tokens are named and priced as the service does, in their own case (SV-F2, S7.06, S7.11)', async () => {
    const { core, load, service } = startThere()
    service.balances = [
      balance({ address: mint, symbol: 'USDC', name: 'USD Coin', decimals: 6, price: '1' }),
    ]
    service.prices = new Map([['native', '150.5']])
    saveTransaction(core, {
      id: 'one',
      caipChainId,
      from: own,
      transaction: 'AAAA',
      lastValid: '1',
      status: 'confirmed',
      at: core.now(),
      purpose: {
        type: 'send',
        token: { address: mint, symbol: 'USDC', decimals: 6, amount: '1' },
        to: own,
      },
    })
    expect(await load()).toMatchObject([
      { symbol: 'SOL', amount: 3n, price: '150.5' },
      { address: mint, symbol: 'USDC', amount: 7n, price: '1', decimals: 6 },
    ])
    expect(service.asked).toContain(`balance native ${mint}`)
    expect(service.asked.at(-1)).toBe('prices native')
  })
})

describe('what is remembered', () => {
  test('default: there at once in the next document, as old as it is (S3.12, S9.01)', async () => {
    const places = new Map<string, string>()
    const first = start({ places, rpc: chain(4_000_000n) })
    const read = await first.load()
    const { core } = start({ places, rpc: chain(0n, () => true) })
    const query = holdingsQuery(core, account)
    expect(query).toMatchObject({ initialData: read })
    expect(core.now() - Number(query.initialDataUpdatedAt)).toBeLessThan(10_000)
    expect(cachedHoldings(core, { ...account, address: tern })).toBe(undefined)
  })

  test('error: a damaged entry is dropped, the others stay', async () => {
    const places = new Map<string, string>()
    const { core, load } = start({ places, rpc: chain(4_000_000n) })
    await load()
    const [key = '', text = ''] = [...places].find(([name]) => name.endsWith('portfolio')) ?? []
    const { t, v } = JSON.parse(text)
    places.set(key, JSON.stringify({ t, v: [{ account: 'nobody' }, ...v] }))
    expect(cachedHoldings(core, account)?.holdings).toHaveLength(2)
    places.set(key, JSON.stringify({ t, v: v.map((one: object) => ({ ...one, tokens: [{}] })) }))
    expect(cachedHoldings(core, account)).toBe(undefined)
  })
})

describe('wallet_getAssets', () => {
  const icon = 'https://icons.example/tern.png'
  const assets = {
    '0x7a69': [
      {
        address: 'native',
        balance: '0x1',
        type: 'native',
        metadata: { symbol: 'ETH', decimals: 18, price: '2000' },
      },
      {
        address: tern,
        balance: '0x5',
        type: 'ERC20',
        metadata: { name: 'Tern', symbol: 'TERN', decimals: 6, price: 2.5, iconUrl: icon },
      },
      { address: tern, balance: '-5', type: 'erc20', metadata: { symbol: 'A', decimals: 1 } },
      { address: 'evil', balance: '0x5', type: 'erc20', metadata: { symbol: 'B', decimals: 6 } },
      { address: alice, balance: '0x5', type: 'erc20', metadata: { symbol: 'C', decimals: 77 } },
      {
        address: alice,
        balance: '0x5',
        type: 'erc20',
        metadata: { symbol: '\u202e', decimals: 6 },
      },
    ],
  }

  async function connected(supported: boolean, rpc = chain(7_000_000n)) {
    const wallet = createFakeWallet()
    const { request } = wallet
    Object.assign(wallet, {
      request: async (asked: Parameters<typeof request>[0]) => {
        if (asked.method === 'wallet_getCapabilities') {
          wallet.requests.push(asked)
          return { '0x7a69': { assetDiscovery: { supported } } }
        }
        if (asked.method === 'wallet_getAssets') {
          wallet.requests.push(asked)
          return assets
        }
        return request(asked)
      },
    })
    const core = createTestCore({ wallets: [wallet], rpc })
    await connect(core, { connectorId: wallet.id })
    const load = () => core.queries.fetchQuery({ ...holdingsQuery(core, account), staleTime: 0 })
    return { load, methods: () => wallet.requests.map(({ method }) => method) }
  }

  test('default: tokens that the wallet knows, counted by the chain (S3.03)', async () => {
    const { load, methods } = await connected(true)
    expect(await load()).toMatchObject([
      { symbol: 'ETH', amount: 10n ** 18n, price: '2000' },
      {
        address: tern,
        symbol: 'TERN',
        name: 'Tern',
        decimals: 6,
        amount: 7_000_000n,
        price: '2.5',
        iconUrl: icon,
      },
    ])
    expect(methods()).toContain('wallet_getAssets')
  })

  test('behavior: where no node can be read, what the wallet says of the balance is shown (S3.03)', async () => {
    const down = chain(0n, () => true)
    const { load } = await connected(true, down)
    expect(await load()).toMatchObject([
      { symbol: 'ETH', amount: 1n },
      { address: tern, amount: 5n },
    ])
    // Of a wallet that names no native balance none is made up: nothing is drawn as zero.
    const native = assets['0x7a69']?.shift()
    const { load: again } = await connected(true, down)
    await expect(again()).rejects.toThrow('down')
    if (native !== undefined) assets['0x7a69']?.unshift(native)
  })

  test('behavior: a wallet that does not say that it tells is not asked', async () => {
    const { load, methods } = await connected(false)
    expect(await load()).toHaveLength(1)
    expect(methods()).not.toContain('wallet_getAssets')
  })
})
