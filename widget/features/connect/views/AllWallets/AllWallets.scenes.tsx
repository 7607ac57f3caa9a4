import { StatusBadge, Tile } from '#ui/components/Tile.tsx'
import { checkIcon } from '#ui/icons/paths.ts'
import { glyph, httpError, idle, type Scene } from '#ui/testing/scene.ts'
import { AllWallets, type AllWalletsProps } from './AllWallets.tsx'
import type { WalletCell } from './WalletGrid.tsx'

const pictures = [
  glyph('#4a7a52', 'M2 6c5 0 8 2 10 6 2-4 5-6 10-6-1 7-4 12-10 14C6 18 3 13 2 6z'),
  glyph('#8f4a57', 'M5 20L12 3v17zM14 20V9l6 11z'),
  glyph('#17707a', 'M3 12L12 4l9 8-9 8z'),
  undefined,
  glyph('#7a5a24', 'M8 3h8v3H8zM6 8h12l-2 10H8zM9 20h6v2H9z'),
]
const names = ['Pebble', 'Rowan', 'Quarry Vault', 'Lantern', 'Fen', 'A very long name of a wallet']

const wallets: readonly WalletCell[] = Array.from({ length: 30 }, (_, at) => {
  const name = names[at % names.length] ?? ''
  return {
    id: `wallet-${at}`,
    name,
    tile: (
      <Tile name={name} iconUrl={pictures[at % pictures.length]} waiting={at === 3} size={56} />
    ),
  }
})
const installed: readonly WalletCell[] = ['Halyard', 'Northstar'].map((name) => ({
  id: name,
  name,
  note: 'installed',
  tile: <Tile name={name} size={56} badge={<StatusBadge icon={checkIcon} status="ok" />} />,
}))

const common = {
  query: '',
  onQuery: idle,
  certified: false,
  onCertified: idle,
  onCode: idle,
  onPick: idle,
  installed,
}
const ready = { status: 'ready', wallets, next: 'none', onNext: idle } as const
const none = { ...ready, wallets: [] } as const

const states: Record<string, Partial<AllWalletsProps> & Pick<AllWalletsProps, 'state'>> = {
  loading: { state: { status: 'loading' } },
  ready: { count: 482, state: ready },
  certified: { certified: true, installed: [], state: ready },
  searched: {
    query: 'fen',
    installed: [],
    state: { ...ready, wallets: wallets.filter(({ name }) => name === 'Fen') },
  },
  'next page': {
    count: 482,
    state: { ...ready, wallets: wallets.slice(0, 8), next: 'loading' },
  },
  'next page failed': {
    count: 482,
    state: { ...ready, wallets: wallets.slice(0, 8), next: 'failed' },
  },
  'no match': { query: 'zzz', installed: [], state: none },
  'no certified': { query: 'zzz', certified: true, installed: [], state: none },
  empty: { installed: [], state: none },
  offline: { state: { status: 'offline' } },
  error: { state: { status: 'error', error: httpError, onRetry: idle } },
}

export const allWalletsScenes: readonly Scene[] = Object.entries(states).map(([state, props]) => ({
  view: 'AllWallets',
  state,
  node: <AllWallets {...common} {...props} />,
}))
