import { Transfers, type TransfersProps } from '../Transfers/Transfers.tsx'
import {
  arbitrum,
  base,
  httpError,
  idle,
  otherAddress,
  address,
  type Scene,
  usdcArbitrum,
  usdcBase,
} from '../scene.ts'
import { TransferProgress } from './TransferProgress.tsx'
import type { TransferContent, TransferProgressProps, TransferStep } from './types.ts'

const approveProof = {
  hash: '0x8c1e00000000000000000000000000000000000000000000000000000000d04b',
  url: 'https://arbiscan.io/tx/0x8c1e',
  network: 'Arbitrum',
}
const depositProof = {
  hash: '0x3fa900000000000000000000000000000000000000000000000000000000017c2',
  url: 'https://arbiscan.io/tx/0x3fa9',
  network: 'Arbitrum',
}
const fillProof = {
  hash: '0xb72d000000000000000000000000000000000000000000000000000000009e30',
  url: 'https://basescan.org/tx/0xb72d',
  network: 'Base',
}

const approved: TransferStep = { kind: 'approve', status: 'txSuccess', proof: approveProof }
const deposited: TransferStep = {
  kind: 'deposit',
  status: 'txSuccess',
  proof: depositProof,
  time: '22:14',
}
const filling: TransferStep = { kind: 'fill', status: 'txPending' }
const filled: TransferStep = { kind: 'fill', status: 'txSuccess', proof: fillProof, time: '22:14' }
const waiting: TransferStep = { kind: 'fill', status: 'idle' }

const ends = {
  send: { token: usdcArbitrum, amount: { value: '25' } },
  receive: { token: usdcBase, amount: { value: '24.959', exact: '24.959011' } },
}
const clock = { elapsedSeconds: 4, expectedSeconds: 6 }

function content(...steps: readonly TransferStep[]): TransferContent {
  return { ...ends, steps }
}

const states: Record<string, TransferProgressProps['state']> = {
  loading: { status: 'loading' },
  offline: { status: 'offline' },
  empty: { status: 'empty', onTransfers: idle },
  error: { status: 'error', error: { code: 'X', message: 'x' }, onRetry: idle },
  checking: {
    status: 'pending',
    ...clock,
    ...content(
      { kind: 'approve', status: 'simulationPending' },
      { kind: 'deposit', status: 'idle' },
      waiting,
    ),
  },
  'in wallet': {
    status: 'pending',
    ...clock,
    ...content(approved, { kind: 'deposit', status: 'simulationSuccess' }, waiting),
  },
  waiting: {
    status: 'waiting',
    onRetry: idle,
    ...content({ kind: 'approve', status: 'idle' }, { kind: 'deposit', status: 'idle' }, waiting),
  },
  'waiting, allowed': {
    status: 'waiting',
    onRetry: idle,
    ...content(approved, { kind: 'deposit', status: 'idle' }, waiting),
  },
  pending: { status: 'pending', ...clock, ...content(approved, deposited, filling) },
  done: {
    status: 'done',
    tookSeconds: 5,
    totalCost: '$0.05',
    newBalance: { value: '527.009' },
    ...content(approved, deposited, filled),
  },
  late: {
    status: 'late',
    elapsedSeconds: 134,
    expectedSeconds: 6,
    reason: 'fees',
    deadline: '02:40',
    speedUp: { more: '0.041 USDC', receive: '24.918 USDC', busy: false, onSpeedUp: idle },
    ...content(approved, deposited, filling),
  },
  expired: {
    status: 'expired',
    expiredAt: '02:40',
    refundBy: '04:10',
    depositor: '0x71C7…976F',
    onAgain: idle,
    ...content(approved, deposited, filling),
  },
  refunded: {
    status: 'refunded',
    expiredAt: '02:40',
    depositor: '0x71C7…976F',
    refundProof: approveProof,
    onAgain: idle,
    ...content(approved, deposited, filling),
  },
  failed: {
    status: 'failed',
    error: { code: 'BRIDGE_TX', message: 'The transaction was reverted: the quote is too old.' },
    safe: true,
    onRetry: idle,
    ...content(approved, { kind: 'deposit', status: 'txError', proof: depositProof }, waiting),
  },
  rejected: {
    status: 'rejected',
    onRetry: idle,
    ...content(approved, { kind: 'deposit', status: 'error' }, waiting),
  },
  cancelled: {
    status: 'cancelled',
    onRetry: idle,
    ...content(approved, { kind: 'deposit', status: 'error', proof: depositProof }, waiting),
  },
  altered: {
    status: 'altered',
    fields: [{ field: 'recipient', confirmed: address, sent: otherAddress }],
    ...content(approved, { kind: 'deposit', status: 'error', proof: depositProof }, waiting),
  },
}

const item = { amount: '25 USDC', token: usdcArbitrum, from: arbitrum, to: base }
const transfers: TransfersProps['state'] = {
  status: 'ready',
  transfers: [
    { ...item, id: '1', status: 'pending', when: '4 seconds ago' },
    { ...item, id: '2', status: 'late', when: '3 minutes ago', amount: '1,200 USDC' },
    { ...item, id: '3', status: 'filled', when: 'yesterday' },
    { ...item, id: '4', status: 'refunded', when: '3 days ago' },
    { ...item, id: '5', status: 'failed', when: '6 days ago' },
  ],
}

const lists: Record<string, TransfersProps['state']> = {
  loading: { status: 'loading' },
  empty: { status: 'empty', onBridge: idle },
  ready: transfers,
  offline: { ...transfers, status: 'offline' },
  error: { status: 'error', error: httpError, onRetry: idle },
}

export const transferScenes: readonly Scene[] = [
  ...Object.entries(states).map(([state, value]) => ({
    view: 'TransferProgress',
    state,
    node: <TransferProgress onClose={idle} state={value} />,
  })),
  ...Object.entries(lists).map(([state, value]) => ({
    view: 'Transfers',
    state,
    node: <Transfers onPick={idle} state={value} />,
  })),
]
