import {
  address,
  arbitrum,
  etherArbitrum,
  idle,
  otherAddress,
  type Scene,
  usdcArbitrum,
} from '#ui/testing/scene.ts'
import { NftDetails, type NftDetailsProps, type NftFacts } from '../NftDetails/NftDetails.tsx'
import {
  TransactionDetails,
  type TransactionDetailsProps,
  type TransactionFacts,
} from './TransactionDetails.tsx'

const proof = (start: string, network: string) => ({
  hash: `0x${start.padEnd(60, '0')}17c2`,
  url: `https://explorer.example/tx/0x${start}`,
  network,
})

const facts: TransactionFacts = {
  what: 'Swapped',
  status: 'confirmed',
  when: 'Jul 9, 2026, 10:14:02 PM',
  network: arbitrum.name,
  from: address,
  to: otherAddress,
  nonce: '41',
  fee: { value: '0.000012 ETH', exact: '0.0000124431 ETH' },
  proof: proof('3fa9', arbitrum.name),
  moved: [
    { id: 'out', name: 'USD Coin', token: usdcArbitrum, amount: { value: '−98 USDC' } },
    {
      id: 'in',
      name: 'Ether',
      token: etherArbitrum,
      amount: { value: '+0.031 ETH', exact: '+0.031204 ETH' },
    },
    { id: 'nft', name: 'Tern #7', amount: { value: '+1' } },
  ],
}

const states: Record<string, TransactionDetailsProps['state']> = {
  empty: { status: 'empty', onAccount: idle },
  loading: { status: 'ready', facts: { ...facts, fee: 'loading' } },
  ready: { status: 'ready', facts },
  'moved nothing': {
    status: 'ready',
    facts: { ...facts, what: 'Approved', moved: [] },
  },
  failed: {
    status: 'ready',
    facts: { ...facts, what: 'Send failed', status: 'failed', moved: [] },
  },
  'of a transfer': {
    status: 'ready',
    facts: { ...facts, what: 'Deposited', arrival: proof('b72d', 'Base') },
    onTransfer: idle,
  },
  offline: { status: 'offline', facts },
}

const nft: NftFacts = {
  name: 'Tern #7',
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Cpath fill="teal" d="M0 0h1v1H0z"/%3E%3C/svg%3E',
  network: arbitrum.name,
  received: 'Jul 2, 2026, 9:00:00 AM',
  from: otherAddress,
  proof: proof('77b0', arbitrum.name),
  isSpam: false,
}

const things: Record<string, NftDetailsProps['state']> = {
  empty: { status: 'empty', onAccount: idle },
  ready: { status: 'ready', facts: { ...nft, count: '3' } },
  'likely spam': {
    status: 'ready',
    facts: { ...nft, name: 'Claim $901 now', url: undefined, isSpam: true },
  },
  offline: { status: 'offline', facts: nft },
}

export const transactionScenes: readonly Scene[] = [
  ...Object.entries(states).map(([state, value]) => ({
    view: 'TransactionDetails',
    state,
    node: <TransactionDetails state={value} />,
  })),
  ...Object.entries(things).map(([state, value]) => ({
    view: 'NftDetails',
    state,
    node: <NftDetails state={value} />,
  })),
]
