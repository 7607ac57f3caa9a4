import type { ReactNode } from 'react'
import type { AccountTab } from '#wallet/portfolio/slice.ts'
import { shieldIcon } from '#ui/icons/paths.ts'
import {
  address,
  arbitrum,
  base,
  etherArbitrum,
  glyph,
  idle,
  otherAddress,
  type Scene,
  usdcArbitrum,
} from '#ui/testing/scene.ts'
import { Account, type AccountProps, type AccountFiatValue } from './Account.tsx'
import { Activity, type ActivityLine, type ActivityProps } from './Activity.tsx'
import { type NftCell, Nfts, type NftsProps } from './Nfts.tsx'
import { type TokenRow, Tokens, type TokensProps } from './Tokens.tsx'

const tern = { symbol: 'TERN', name: 'Tern', network: arbitrum }
const tokens: readonly TokenRow[] = [
  {
    id: 'eth',
    token: etherArbitrum,
    balance: { value: '0.982', exact: '0.982104419930112' },
    fiat: '$3,106.21',
  },
  { id: 'usdc', token: usdcArbitrum, balance: { value: '1,204.118' }, fiat: '$1,204.11' },
  { id: 'tern', token: tern, balance: { value: '40' } },
]
const native = { value: '0.982', symbol: 'ETH', exact: '0.982104419930112' }
const fiatValue: AccountFiatValue = {
  status: 'ready',
  total: { whole: '$4,812', cents: '.37' },
  native,
}
const solana = { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' }
const sol = { value: '9.982', symbol: 'SOL', exact: '9.982104419' }
const flight = {
  id: 'one',
  amount: '25 USDC',
  from: arbitrum,
  to: base,
  elapsedSeconds: 4,
  expectedSeconds: 6,
}

const lines: readonly ActivityLine[] = [
  {
    id: 'received',
    title: 'Received',
    note: 'Jul 12 · From 0x4b20…c02d',
    picture: { kind: 'token', token: tern },
    amounts: [{ value: '+40 TERN', exact: '+40.0001 TERN' }],
  },
  {
    id: 'approved',
    title: 'Approved',
    note: 'Jul 12',
    picture: { kind: 'icon', icon: shieldIcon },
    amounts: [],
  },
  {
    id: 'swapped',
    title: 'Swapped',
    note: 'Jul 9',
    picture: { kind: 'token', token: etherArbitrum },
    amounts: [{ value: '−98 USDC' }, { value: '+0.031 ETH' }],
  },
  {
    id: 'failed',
    title: 'Send failed',
    note: 'Jul 8 · Failed, nothing was moved',
    picture: { kind: 'token', token: etherArbitrum },
    amounts: [{ value: '−0.2 ETH' }],
    status: 'failed',
  },
  {
    id: 'minted',
    title: 'Minted',
    note: 'Jul 2',
    picture: { kind: 'nft', name: 'Tern #7', url: picture(7) },
    amounts: [{ value: '+Tern #7' }],
  },
  {
    id: 'teleport',
    title: 'teleport',
    note: 'Jul 1',
    picture: { kind: 'token', token: tern },
    amounts: [{ value: '1 TERN' }],
  },
]
const pending: readonly ActivityLine[] = [
  {
    id: 'bridging',
    title: 'Bridging to Base',
    note: 'Jul 13 · On its way',
    picture: { kind: 'token', token: usdcArbitrum },
    amounts: [{ value: '−25 USDC' }, { value: '+24.959 USDC' }],
    status: 'pending',
  },
]
const cells: readonly NftCell[] = [1, 2, 3, 4, 5].map((number) => ({
  id: `nft ${number}`,
  name: `Tern #${number}`,
  url: number === 4 ? undefined : picture(number),
  count: number === 2 ? '×3' : undefined,
}))

const common = {
  address,
  network: arbitrum,
  onNetworks: idle,
  onSettings: idle,
  onCopy: idle,
  explorerUrl: 'https://explorer.example/address/0x71',
  features: { receive: idle, bridge: idle },
  flights: [],
  onFlight: idle,
  onTransfers: idle,
  purchases: { pending: [], onPending: idle },
  refresh: { status: 'ready', onRefresh: idle },
  onDisconnect: idle,
  online: true,
  fiatValue,
  onSelect: idle,
} satisfies Omit<AccountProps, 'tabs' | 'selected'>

const all = { onramp: idle, swaps: idle, receive: idle, send: idle, bridge: idle }

function tokensOf(state: TokensProps['state']) {
  return <Tokens network={arbitrum.name} state={state} />
}

function nftsOf(state: NftsProps['state']) {
  return <Nfts network={arbitrum.name} onPick={idle} state={state} />
}

function activityOf(state: ActivityProps['state'], more: Partial<ActivityProps> = {}) {
  return <Activity network={arbitrum.name} onPick={idle} state={state} {...more} />
}

const onSolana = (
  <Tokens
    network={solana.name}
    state={{
      status: 'ready',
      hasPrices: true,
      tokens: [
        {
          id: 'sol',
          token: { symbol: 'SOL', name: 'Solana', network: solana },
          balance: { value: sol.value, exact: sol.exact },
          fiat: '$899.99',
        },
        {
          id: 'usdc',
          token: { symbol: 'USDC', name: 'USD Coin', network: solana },
          balance: { value: '1,204.118' },
          fiat: '$1,204.11',
        },
      ],
    }}
  />
)
const held = tokensOf({ status: 'ready', tokens, hasPrices: true })
const groups = [
  { key: '2026-7', title: 'July', lines },
  { key: '2025-12', title: 'December 2025', lines: lines.slice(0, 2).map(again) },
]
const collected = { status: 'ready', owned: cells, spam: [], onNext: idle } as const
const done = { status: 'ready', pending: [], groups, next: 'none', onNext: idle } as const
const explorerUrl = common.explorerUrl

export const accountScenes: readonly Scene[] = [
  scene('loading', 'tokens', tokensOf({ status: 'loading' }), {
    fiatValue: { status: 'loading' },
    features: { ...all, onramp: 'pending', swaps: 'pending' },
    onChooseName: 'pending',
  }),
  scene('empty', 'tokens', tokensOf({ status: 'empty', onReceive: idle }), {
    fiatValue: { status: 'ready', native: { value: '0', symbol: 'ETH' } },
  }),
  scene('ready', 'tokens', held, { onChooseName: idle }),
  scene('recovery offered', 'tokens', held, {
    embedded: { canSign: true, onOpen: idle, onBackUp: idle, onLater: idle },
  }),
  scene('not backed up', 'tokens', held, {
    embedded: { canSign: true, onOpen: idle, onBackUp: idle },
  }),
  scene(
    'without prices',
    'tokens',
    tokensOf({ status: 'ready', tokens: tokens.map(withoutFiat), hasPrices: false }),
    { fiatValue: { status: 'ready', native } },
  ),
  scene('in flight, all features', 'tokens', held, {
    name: 'maren.eth',
    image: glyph('#41598f', 'M12 3l9.5 17h-5.5l-4-8-4 8H2.5z'),
    features: all,
    flights: [flight, { ...flight, id: 'two', late: true, elapsedSeconds: 134 }],
  }),
  scene('bought, on the way', 'tokens', held, {
    features: all,
    purchases: {
      onPending: idle,
      pending: [
        { id: '1', token: usdcArbitrum, amount: '24.5 USDC', fiat: '$25.00', isPaid: true },
        { id: '2', token: etherArbitrum, amount: '0.039 ETH', fiat: '$100.00', isPaid: false },
      ],
    },
  }),
  scene('refreshing', 'tokens', held, { refresh: { status: 'busy' } }),
  scene('refresh waits', 'tokens', held, { refresh: { status: 'waits', left: '24 seconds' } }),
  scene('several kinds of chains', 'tokens', held, {
    namespaces: {
      current: 'eip155',
      all: [
        { namespace: 'eip155', address },
        { namespace: 'solana', address: 'So11111111111111111111111111111111111111112' },
      ],
      onPick: idle,
    },
  }),
  scene('on Solana', 'tokens', onSolana, {
    fiatValue: { status: 'ready', total: { whole: '$2,104', cents: '.12' }, native: sol },
    address: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
    network: solana,
    features: { receive: idle, send: idle },
  }),
  scene('nobody tells the balance', 'activity', held, {
    fiatValue: undefined,
    refresh: undefined,
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    network: { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin' },
  }),
  scene('several accounts', 'tokens', held, {
    accounts: { all: [address, otherAddress], onPick: idle },
  }),
  scene('remembered', 'tokens', held, { fiatValue: { ...fiatValue, old: '5 minutes ago' } }),
  scene('signed in', 'tokens', held, { signIn: 'done' }),
  scene('not signed in', 'tokens', held, { signIn: idle }),
  scene('offline', 'tokens', held, {
    online: false,
    refresh: undefined,
    fiatValue: { ...fiatValue, old: '5 minutes ago' },
  }),
  scene('error', 'tokens', tokensOf({ status: 'error', onRetry: idle }), {
    fiatValue: { status: 'error' },
  }),
  scene('disconnecting', 'tokens', held, { disconnecting: true }),
  scene('NFTs, loading', 'nfts', nftsOf({ status: 'loading' })),
  scene('NFTs, empty', 'nfts', nftsOf({ ...collected, owned: [], next: 'none' })),
  scene(
    'NFTs, ready',
    'nfts',
    nftsOf({ ...collected, spam: [{ id: 'spam', name: 'Claim $901 now' }], next: 'loading' }),
  ),
  scene('NFTs, none so far', 'nfts', nftsOf({ ...collected, owned: [], next: 'there' })),
  scene('NFTs, error', 'nfts', nftsOf({ status: 'error', onRetry: idle })),
  scene('NFTs, not known', 'nfts', nftsOf({ status: 'unknown' })),
  scene('NFTs, offline', 'nfts', nftsOf({ status: 'offline' }), { fiatValue: { status: 'error' } }),
  scene('activity, loading', 'activity', activityOf({ status: 'loading' })),
  scene('activity, empty', 'activity', activityOf({ ...done, groups: [] })),
  scene(
    'activity, ready',
    'activity',
    activityOf(
      { ...done, pending, next: 'loading' },
      { spam: { count: 3, shown: false, onToggle: idle } },
    ),
  ),
  scene('activity, next failed', 'activity', activityOf({ ...done, next: 'failed' })),
  scene(
    'activity, own alone',
    'activity',
    activityOf({ ...done, groups: groups.slice(0, 1), gaps: 'onlyOwn' }, { explorerUrl }),
  ),
  scene(
    'activity, recent token transfers alone',
    'activity',
    activityOf({ ...done, groups: groups.slice(0, 1), gaps: 'onlyRecent' }, { explorerUrl }),
  ),
  scene('activity, old', 'activity', activityOf({ ...done, failed: idle })),
  scene('activity, offline', 'activity', activityOf({ status: 'offline' })),
  scene(
    'activity, error',
    'activity',
    activityOf({ status: 'error', onRetry: idle }, { explorerUrl }),
  ),
]

function scene(
  state: string,
  selected: AccountTab,
  panel: ReactNode,
  props: Partial<AccountProps> = {},
): Scene {
  const tabs = (['tokens', 'nfts', 'activity'] as const).map((id) => ({ id, panel }))
  const node = <Account {...common} {...props} tabs={tabs} selected={selected} />
  return { view: 'Account', state, node }
}

function withoutFiat({ id, token, balance }: TokenRow): TokenRow {
  return { id, token, balance }
}

function again(line: ActivityLine): ActivityLine {
  return { ...line, id: `${line.id} again` }
}

function picture(number: number): string {
  const ground = `hsl(${number * 47} 45% 42%)`
  return glyph(ground, 'M2 18C7 8 13 11 21 4 19 15 12 21 2 18z')
}
