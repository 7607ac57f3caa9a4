import { describe, expect, test, vi } from 'vitest'
import { BaseError, type CaipChainId } from '#protocol'
import type { Network } from '#kernel/networks/network.ts'
import { networks as noNetworks } from '#kernel/networks/slice.ts'
import { one } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { connections as noConnections } from '#wallet/connections/slice.ts'
import type { Holding } from '#wallet/portfolio/holding.ts'
import { record } from '#features/bridge/model/testing/records.ts'
import { type AccountActions, type AccountFacts, toAccountViewModel } from './accountViewModel.ts'

const network: Network = {
  caipChainId: one,
  namespace: 'eip155',
  chainId: 31337,
  name: 'Chain 31337',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  explorerUrl: undefined,
  testnet: true,
}
const solana: CaipChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const onSolana = `${solana}:FwPnvvnMK2RVmZjaBwCZ6wgiNuAFkz4k1qvT36fkHojS` as const
const ether: Holding = {
  caipChainId: one,
  address: undefined,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  amount: 10n ** 18n,
  iconUrl: undefined,
  price: '2000.019',
}
const yes = { data: true, isLoading: false }
const no = { data: false, isLoading: false }
const asked = { data: undefined, isLoading: true }
const at = Date.UTC(2026, 0, 1)

/** One ether of an account that can do everything here. */
function drawn(changes: Partial<AccountFacts> = {}) {
  const actions = {
    buy: vi.fn(),
    receive: vi.fn(),
    swap: vi.fn(),
    send: vi.fn(),
    bridge: vi.fn(),
    chooseName: vi.fn(),
    signIn: vi.fn(),
    pickAccount: vi.fn(),
    pickNamespace: vi.fn(),
  } satisfies AccountActions
  const viewModel = toAccountViewModel(
    {
      accounts: [`${one}:${alice}`],
      network,
      networks: { ...noNetworks, known: [network] },
      connections: noConnections,
      features: undefined,
      hasService: true,
      hasBalances: true,
      canSend: true,
      offersBuying: true,
      buys: yes,
      mayHaveSwaps: true,
      swaps: yes,
      hasNames: true,
      names: yes,
      identity: { data: { name: undefined }, isLoading: false },
      holdings: { data: [ether], error: null, dataUpdatedAt: at },
      isOld: false,
      transfers: [],
      refresh: { status: 'busy' },
      signIn: 'idle',
      wanted: 'tokens',
      locale: 'en',
      now: at,
      ...changes,
    },
    actions,
  )
  return { ...viewModel, actions }
}

/** What is offered, in no order. */
const offered = (changes: Partial<AccountFacts>) =>
  Object.entries(drawn(changes).features)
    .filter(([, act]) => act !== undefined)
    .map(([name]) => name)
    .sort()

describe('tabs', () => {
  test('default: tokens, NFTs and activity (S2.01)', () => {
    expect(drawn()).toMatchObject({ tabs: ['tokens', 'nfts', 'activity'], selected: 'tokens' })
  })

  test.each([
    [{ tokens: false, nfts: false }, ['activity']],
    [{ history: false }, ['tokens', 'nfts']],
    [{}, ['tokens', 'nfts', 'activity']],
  ] as const)('behavior: with %j the site has %j (S2.05, S9.11)', (features, tabs) => {
    expect(drawn({ features }).tabs).toEqual(tabs)
  })

  test('behavior: without the service there are no NFTs (S2.05)', () => {
    expect(drawn({ hasService: false }).tabs).toEqual(['tokens', 'activity'])
  })

  test('behavior: the one that was looked at last, or the first that there is', () => {
    expect(drawn({ wanted: 'activity' }).selected).toBe('activity')
    expect(drawn({ wanted: 'nfts', hasService: false }).selected).toBe('tokens')
    const none = { tokens: false, nfts: false, history: false }
    expect(drawn({ features: none })).toMatchObject({ tabs: [], selected: 'tokens' })
  })
})

describe('what can be done', () => {
  test('default: everything (S2.05)', () => {
    expect(offered({})).toEqual(['bridge', 'onramp', 'receive', 'send', 'swaps'])
  })

  test('behavior: nothing that the site has switched off (S2.05)', () => {
    const off = { send: false, receive: false, bridge: false }
    const more = { offersBuying: false, mayHaveSwaps: false }
    expect(offered({ features: off, ...more })).toEqual([])
  })

  test('behavior: buying is offered to an account that what is bought can be sent to (SV-F1, S2.05)', () => {
    expect(drawn({ accounts: [onSolana] }).features.onramp).toBeUndefined()
    expect(drawn({ hasService: false }).features.onramp).toBeUndefined()
  })

  test('behavior: sending is offered where it can be done, and nowhere else (S5.04)', () => {
    expect(drawn({ canSend: false }).features.send).toBeUndefined()
  })

  test('behavior: a place is kept while it is asked, and only then', () => {
    const { features } = drawn({ buys: asked, swaps: asked })
    expect(features).toMatchObject({ onramp: 'pending', swaps: 'pending' })
    expect(offered({ buys: no, swaps: no })).toEqual(['bridge', 'receive', 'send'])
  })
})

describe('the way to a name', () => {
  test('default: for an account that has none', () => {
    const { onChooseName, actions } = drawn()
    expect(onChooseName).toBe(actions.chooseName)
  })

  test.each<[string, Partial<AccountFacts>]>([
    ['of an account that has one', { identity: { data: { name: 'a.eth' }, isLoading: false } }],
    ['where the service gives none', { names: no }],
    ['where nobody tells whether it has one', { identity: { data: undefined, isLoading: false } }],
  ])('behavior: none %s', (_, changes) => {
    expect(drawn(changes).onChooseName).toBeUndefined()
  })

  test('behavior: its place is kept while it is asked, where there may be one', () => {
    expect(drawn({ names: asked }).onChooseName).toBe('pending')
    expect(drawn({ identity: { data: undefined, isLoading: true } }).onChooseName).toBe('pending')
    expect(drawn({ names: asked, hasNames: false }).onChooseName).toBeUndefined()
    expect(drawn({ names: asked, hasService: false }).onChooseName).toBeUndefined()
  })
})

describe('what it is worth', () => {
  test('default: in dollars, rounded down, with the native balance (S9.06)', () => {
    expect(drawn().fiatValue).toEqual({
      status: 'ready',
      total: { whole: '$2,000', cents: '.01' },
      native: { value: '1', exact: '1', symbol: 'ETH' },
      old: undefined,
    })
  })

  test('behavior: without a price, the balance alone', () => {
    const holdings = { data: [{ ...ether, price: undefined }], error: null, dataUpdatedAt: at }
    expect(drawn({ holdings }).fiatValue).toMatchObject({ status: 'ready', total: undefined })
  })

  test('behavior: what was remembered has its age (S3.12)', () => {
    const now = at + 5 * 60_000
    expect(drawn({ isOld: true, now }).fiatValue).toMatchObject({ old: '5 minutes ago' })
  })

  const nothing = { data: undefined, dataUpdatedAt: 0 }
  test('behavior: until it is known, and where it failed (S8.01)', () => {
    const loading = drawn({ holdings: { ...nothing, error: null } })
    expect(loading.fiatValue).toEqual({ status: 'loading' })
    const failed = drawn({ holdings: { ...nothing, error: new Error('down') } })
    expect(failed.fiatValue).toEqual({ status: 'error' })
    expect(failed.tabs).toContain('tokens')
  })

  test.each<[string, Partial<AccountFacts>]>([
    ['no source tells it', { hasBalances: false, holdings: { ...nothing, error: null } }],
    [
      'the adapter knows none',
      { holdings: { ...nothing, error: new BaseError('', { code: 'BALANCE_UNKNOWN' }) } },
    ],
  ])('behavior: where %s, none is shown, and none is called missing (S9.12)', (_, changes) => {
    const { fiatValue, refresh, tabs } = drawn(changes)
    expect([fiatValue, refresh, tabs]).toEqual([undefined, undefined, ['nfts', 'activity']])
  })
})

describe('who is connected', () => {
  test('default: one account, nothing to pick', () => {
    expect(drawn()).toMatchObject({ address: alice, accounts: undefined, namespaces: undefined })
  })

  test('behavior: of several accounts of a wallet each can be picked (S3.01)', () => {
    const { accounts, actions } = drawn({ accounts: [`${one}:${bob}`, `${one}:${alice}`] })
    // Sorted, so that the order stays.
    expect(accounts?.all).toEqual([alice, bob])
    accounts?.onPick(alice)
    expect(actions.pickAccount).toHaveBeenCalledExactlyOnceWith(`${one}:${alice}`)
  })

  test('behavior: of several kinds of chains each can be picked', () => {
    const wallet = { id: 'x', name: 'X', rdns: 'x', icon: undefined }
    const connected = { status: 'connected', connectorId: 'x', wallet } as const
    const { namespaces, actions } = drawn({
      connections: {
        ...noConnections,
        activeNamespace: 'solana',
        byNamespace: {
          solana: { ...connected, caipChainId: solana, accounts: [onSolana] },
          eip155: { ...connected, caipChainId: one, accounts: [`${one}:${alice}`] },
        },
      },
    })
    expect(namespaces?.current).toBe('solana')
    expect(namespaces?.all.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
    namespaces?.onPick('eip155')
    expect(actions.pickNamespace).toHaveBeenCalledExactlyOnceWith('eip155')
  })

  test('behavior: signing in is offered where it is asked for, and done once it is done', () => {
    const { signIn, actions } = drawn({ signIn: 'asking' })
    expect(signIn).toBe(actions.signIn)
    expect(drawn({ signIn: 'signedIn' }).signIn).toBe('done')
    expect(drawn({ signIn: 'checking' }).signIn).toBeUndefined()
  })
})

test('behavior: transfers under way, and no others', () => {
  const transfers = [record(3, 'deposited'), record(2, 'filled'), record(1, 'refunded')]
  expect(drawn({ transfers }).flights).toHaveLength(1)
})
