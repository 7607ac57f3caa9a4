import { describe, expect, test } from 'vitest'
import { BaseError, parseCaipChainId } from '#protocol'
import type { NamespaceAdapter } from './adapter.ts'
import type { WalletPort } from './walletPort.ts'
import { eip155 } from './eip155/eip155.ts'
import { createAdapter } from './others.ts'

type Kind = {
  readonly adapter: NamespaceAdapter
  /** Two of its chains, and two of its addresses. */
  readonly chains: readonly [string, string]
  readonly addresses: readonly [string, string]
  readonly bad: readonly string[]
}

const kinds: readonly Kind[] = [
  {
    adapter: eip155,
    chains: ['eip155:1', 'eip155:8453'],
    addresses: [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`],
    bad: ['So11111111111111111111111111111111111111112', `0x${'11'.repeat(19)}`],
  },
  {
    adapter: createAdapter('solana'),
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    addresses: [
      'So11111111111111111111111111111111111111112',
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    ],
    bad: [`0x${'11'.repeat(20)}`, 'S011111111111111111111111111111111111111112'],
  },
  {
    adapter: createAdapter('bip122'),
    chains: ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'],
    addresses: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    bad: [`0x${'11'.repeat(20)}`, 'bc1b', '0A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  },
  {
    adapter: createAdapter('polkadot'),
    chains: [
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      'polkadot:b0a8d493285c2df73290dfb7e61f870f',
    ],
    addresses: [
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    ],
    bad: [`0x${'11'.repeat(20)}`, '15oF4uVJ'],
  },
  {
    adapter: createAdapter('cosmos'),
    chains: ['cosmos:cosmoshub-4', 'cosmos:osmosis-1'],
    addresses: [
      'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
      'osmo1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3aq6l09',
    ],
    bad: [`0x${'11'.repeat(20)}`, 'cosmos1'],
  },
  ...['algorand', 'cip34', 'elrond', 'multiversx', 'near', 'tezos', 'another'].map(
    (namespace): Kind => ({
      adapter: createAdapter(namespace),
      chains: [`${namespace}:one`, `${namespace}:two`],
      addresses: ['alice.near', 'KT1abc'],
      bad: ['', 'a b', 'a:b', 'x'.repeat(129)],
    }),
  ),
]

/** A wallet that shares these accounts, by the names of both kinds. */
function wallet(accounts: readonly string[], chain: string): WalletPort {
  return async ({ method }) => {
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return accounts.map((account) => account.slice(account.lastIndexOf(':') + 1))
      case 'eth_chainId':
        return `0x${Number(parseCaipChainId(chain).reference).toString(16)}`
      case 'wallet_createSession':
      case 'wallet_getSession':
        return { sessionScopes: { [chain]: { accounts, methods: [], notifications: [] } } }
      default:
        throw new BaseError(`No ${method}`, { code: 4200 })
    }
  }
}

describe.each(kinds)('the contract of $adapter.namespace', ({ adapter, chains, ...kind }) => {
  const [chain, otherChain] = chains
  const { addresses, bad } = kind
  const account = `${chain}:${addresses[0]}`

  test('default: connects, and knows what is shared already (S3.11, S9.12)', async () => {
    const state = { accounts: [account], caipChainId: chain }
    expect(await adapter.connect(wallet([account], chain), [chain])).toEqual(state)
    expect(await adapter.sync(wallet([account], chain), [chain])).toEqual(state)
    const empty = await adapter.sync(wallet([], chain), [chain])
    expect(empty.accounts).toEqual([])
  })

  test('default: its addresses, and no others (S3.11, S5.09)', () => {
    for (const address of addresses) expect(adapter.isAddress(address)).toBe(true)
    for (const text of bad) expect(adapter.isAddress(text)).toBe(false)
    expect(adapter.isSameAddress(addresses[0], addresses[0])).toBe(true)
    expect(adapter.isSameAddress(addresses[0], addresses[1])).toBe(false)
  })

  test('default: accounts stand on a chain (S5.10)', () => {
    expect(adapter.toAccounts(addresses, chain)).toEqual(addresses.map((one) => `${chain}:${one}`))
  })

  test('error: an answer that is none is told by its code', async () => {
    for (const answer of [null, 'x', { sessionScopes: { a: 1 } }, [1]]) {
      await expect(adapter.sync(async () => answer, [chain])).rejects.toMatchObject({
        code: 'WALLET_INVALID_ANSWER',
      })
    }
    expect(() => adapter.toCaipChainId({})).toThrow('not a chain id')
  })

  test('behavior: links of an explorer, where there is one', () => {
    const nativeCurrency = { name: 'A', symbol: 'A', decimals: 8 }
    const network = {
      caipChainId: chain,
      chainId: undefined,
      name: 'A',
      nativeCurrency,
      rpcUrls: [],
    }
    const what = { kind: 'address', value: addresses[0] } as const
    expect(adapter.explorerLink({ ...network, explorerUrl: undefined }, what)).toBe(undefined)
    const link = adapter.explorerLink({ ...network, explorerUrl: 'https://a.example' }, what)
    expect(link).toMatch(/^https:\/\/a\.example\/\w+\/./)
    expect(link).toContain(addresses[0])
  })

  const { requests: rules } = adapter
  test.runIf(rules !== undefined)('behavior: what a page asks acts for a shared account', () => {
    const context = { accounts: [account], caipChainId: chain }
    for (const [, answer] of rules?.accounts ?? []) {
      expect(JSON.stringify(answer(context))).toContain(addresses[0])
    }
    expect(() => rules?.check({ ...context, accounts: [] }, { method: 'x', params: {} })).toThrow()
  })

  test.runIf(rules !== undefined)(
    'behavior: another chain is ours where it is shared',
    async () => {
      const network = {
        caipChainId: otherChain,
        chainId: undefined,
        name: 'Other',
        rpcUrls: [],
        nativeCurrency: { name: 'A', symbol: 'A', decimals: 8 },
        explorerUrl: undefined,
      }
      const there = wallet([`${otherChain}:${addresses[0]}`], otherChain)
      await adapter.switchNetwork(there, network)
      await expect(adapter.switchNetwork(wallet([account], chain), network)).rejects.toMatchObject({
        code: 'UNSUPPORTED_CHAINS',
      })
    },
  )
})

test('default: balances and sending on eip155 and solana (S9.12)', () => {
  for (const name of ['eip155', 'solana']) {
    const adapter = kinds.find((kind) => kind.adapter.namespace === name)?.adapter
    expect([typeof adapter?.loadBalances, typeof adapter?.transfers]).toEqual([
      'function',
      'object',
    ])
  }
})

test('default: ten namespaces have methods of their own, any other asks as its wallet likes (S9.12)', () => {
  const own = 'solana cosmos polkadot algorand cip34 elrond multiversx near tezos'.split(' ')
  for (const name of own) {
    const { namespace, session } = createAdapter(name)
    expect([namespace, session?.methods.length]).toEqual([name, expect.any(Number)])
    expect(session?.methods, name).not.toEqual([])
  }
  const other = createAdapter('another')
  expect([other.namespace, other.session?.methods]).toEqual(['another', []])
})

test('behavior: nothing is sent where the spec says so (S5.04)', () => {
  for (const name of ['bip122', 'polkadot', 'cosmos', 'near']) {
    expect(createAdapter(name).transfers).toBe(undefined)
  }
})

describe('requests of solana', () => {
  const { adapter, chains, addresses } = kinds[1] ?? kinds[0] ?? { chains: [], addresses: [] }
  const context = { accounts: [`${chains[0]}:${addresses[0]}`], caipChainId: chains[0] ?? '' }
  const check = (method: string, params: object) => () =>
    adapter?.requests?.check(context, { method, params: { ...params } })

  test('default: what is signed has to be confirmed (S6.04)', () => {
    expect(adapter?.requests?.approve).toEqual(
      expect.arrayContaining([
        'solana_signMessage',
        'solana_signTransaction',
        'solana_signAllTransactions',
        'solana_signAndSendTransaction',
      ]),
    )
  })

  test('default: a message names its key (S5.06)', () => {
    expect(check('solana_signMessage', { message: '2g', pubkey: addresses[0] })()).toEqual({
      params: { message: '2g', pubkey: addresses[0] },
      account: addresses[0],
    })
  })

  test.each([
    ['no key', 'solana_signMessage', { message: '2g' }, -32602],
    ['no message', 'solana_signMessage', { pubkey: addresses[0] }, -32602],
    [
      'a message that is no base58',
      'solana_signMessage',
      { message: '0', pubkey: addresses[0] },
      -32602,
    ],
    ['another account', 'solana_signMessage', { message: '2g', pubkey: addresses[1] }, 4100],
    ['a transaction that is no base64', 'solana_signTransaction', { transaction: '!' }, -32602],
    ['an unknown method', 'solana_steal', {}, 4200],
  ])('error: %s (S5.06, S5.11)', (_, method, params, code) => {
    expect(check(method, params)).toThrow(expect.objectContaining({ code }))
  })
})

test.each(['0x7a69', '0x07a69', '0X7A69', '31337', 31337])(
  'behavior: the chain id %j of a wallet is read kindly (H10)',
  (answer) => {
    expect(eip155.toCaipChainId(answer)).toBe('eip155:31337')
  },
)

test.each([
  '',
  '0x',
  '0',
  '0x0',
  'x1',
  '1e3',
  ' 1',
  -1,
  1.5,
  '0x20000000000000',
  '9007199254740992',
])('error: %j is no chain id', (answer) => {
  expect(() => eip155.toCaipChainId(answer)).toThrow('not a chain id')
})
