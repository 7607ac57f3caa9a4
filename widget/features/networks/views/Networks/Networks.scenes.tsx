import {
  arbitrum,
  base,
  ethereum,
  httpError,
  idle,
  optimism,
  origin,
  polygon,
  type Scene,
} from '#ui/testing/scene.ts'
import {
  UnsupportedChain,
  type UnsupportedChainProps,
} from '../UnsupportedChain/UnsupportedChain.tsx'
import { Networks, type NetworksProps } from './Networks.tsx'

const few = [arbitrum, base, ethereum, optimism]
const many = [
  ...few,
  polygon,
  { id: 'eip155:100', name: 'Gnosis' },
  { id: 'eip155:59144', name: 'Linea' },
  { id: 'eip155:11155111', name: 'Sepolia', testing: true },
  { id: 'eip155:84532', name: 'Base Sepolia', testing: true },
  { id: 'solana:1', name: 'Solana', unavailable: 'Kestrel holds no Solana account' },
]
const severalKinds = [
  ...few,
  { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin' },
  { id: 'cosmos:cosmoshub-4', name: 'Cosmos Hub' },
]
const declined = { code: 4001, message: 'User rejected the request.' }

const states: Record<string, NetworksProps['state']> = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  ready: { status: 'ready', networks: few, currentId: arbitrum.id },
  switching: { status: 'ready', networks: few, currentId: arbitrum.id, switchingId: base.id },
  failed: { status: 'ready', networks: few, currentId: arbitrum.id, failed: declined },
  many: { status: 'ready', networks: many, currentId: arbitrum.id },
  'several kinds': {
    status: 'ready',
    networks: severalKinds,
    currentId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  },
  offline: { status: 'offline', networks: few, currentId: arbitrum.id },
  error: { status: 'error', error: httpError, onRetry: idle },
}

const unsupported: Record<string, UnsupportedChainProps['state']> = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  ready: { status: 'ready', networks: few },
  failed: {
    status: 'ready',
    networks: few,
    failed: { code: 4902, message: 'Unrecognized chain.' },
  },
  offline: { status: 'offline', networks: few },
}

export const networksScenes: readonly Scene[] = [
  ...Object.entries(states).map(([state, value]) => ({
    view: 'Networks',
    state,
    node: <Networks onPick={idle} state={value} />,
  })),
  ...Object.entries(unsupported).map(([state, value]) => ({
    view: 'UnsupportedChain',
    state,
    node: (
      <UnsupportedChain
        origin={origin}
        networkName="Fantom"
        onPick={idle}
        onDisconnect={idle}
        state={value}
      />
    ),
  })),
]
