import { address, idle, otherAddress, type Scene } from '#ui/testing/scene.ts'
import {
  TransferDetails,
  type TransferDetailsProps,
  type TransferFacts,
} from './TransferDetails.tsx'

const proof = (start: string, network: string) => ({
  hash: `0x${start.padEnd(60, '0')}17c2`,
  url: `https://explorer.example/tx/0x${start}`,
  network,
})

const facts: TransferFacts = {
  status: 'filled',
  sent: { value: '25 USDC' },
  received: { value: '24.918 USDC', exact: '24.918011 USDC' },
  hasArrived: true,
  bridgeFee: { value: '0.081989 USDC' },
  networkFee: { value: '0.000012 ETH', exact: '0.0000124431 ETH' },
  network: 'Arbitrum',
  began: 'Jul 1, 2026, 10:14:02 PM',
  deposited: 'Jul 1, 2026, 10:14:09 PM',
  filled: 'Jul 1, 2026, 10:16:53 PM',
  took: '3 minutes',
  proofs: {
    approve: proof('8c1e', 'Arbitrum'),
    deposit: proof('3fa9', 'Arbitrum'),
    offer: proof('77b0', 'Arbitrum'),
    fill: proof('b72d', 'Base'),
  },
  from: address,
  to: otherAddress,
  depositId: '86412095230184670295537183900465018274650927365018273645091827364509182736450',
  integratorId: '0x00a7',
  id: '3b0f6c1e9a77d204',
}

const ready = { status: 'ready', onCopyId: idle, onSupport: idle } as const

const states: Record<string, TransferDetailsProps['state']> = {
  empty: { status: 'empty', onTransfers: idle },
  ready: { ...ready, facts },
  offline: { ...ready, status: 'offline', facts },
  'under way': {
    ...ready,
    facts: {
      ...facts,
      status: 'pending',
      hasArrived: false,
      bridgeFee: undefined,
      networkFee: 'loading',
      filled: undefined,
      took: undefined,
      expires: 'Jul 2, 2026, 12:14:02 AM',
      proofs: { approve: facts.proofs.approve, deposit: facts.proofs.deposit },
    },
  },
  'not sent': {
    ...ready,
    facts: {
      ...facts,
      status: 'waiting',
      hasArrived: false,
      bridgeFee: undefined,
      networkFee: undefined,
      deposited: undefined,
      filled: undefined,
      took: undefined,
      depositId: undefined,
      proofs: {},
    },
  },
  refunded: {
    ...ready,
    facts: {
      ...facts,
      status: 'refunded',
      hasArrived: false,
      received: undefined,
      bridgeFee: undefined,
      filled: undefined,
      took: undefined,
      proofs: { deposit: facts.proofs.deposit, refund: proof('51aa', 'Arbitrum') },
    },
  },
}

export const detailsScenes: readonly Scene[] = Object.entries(states).map(([state, value]) => ({
  view: 'TransferDetails',
  state,
  node: <TransferDetails state={value} />,
}))
