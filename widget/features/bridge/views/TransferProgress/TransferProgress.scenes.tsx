import { Transfers, type TransfersProps } from '../Transfers/Transfers.tsx'
import {
  arbitrum,
  base,
  httpError,
  idle,
  optimism,
  otherAddress,
  address,
  type Scene,
  usdcArbitrum,
  usdcBase,
} from '#ui/testing/scene.ts'
import { TransferProgress } from './TransferProgress.tsx'
import type { SpeedUpShown, TransferContent, TransferProgressProps, TransferStep } from './types.ts'

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
  send: { token: usdcArbitrum, amount: { value: '25' }, fiat: '$25.00' },
  receive: {
    token: usdcBase,
    amount: { value: '24.959', exact: '24.959011' },
    fiat: '$24.95',
  },
}
const clock = { elapsedSeconds: 4, expectedSeconds: 6 }

function content(...steps: readonly TransferStep[]): TransferContent {
  return { ...ends, steps }
}

const late = {
  status: 'late',
  elapsedSeconds: 134,
  expectedSeconds: 6,
  reason: 'fees',
  deadline: '02:40',
} as const
const offer: SpeedUpShown = {
  status: 'offer',
  now: '24.959 USDC',
  receive: '24.918 USDC',
  more: '0.041 USDC',
  onSpeedUp: idle,
}
const speedUps: Record<string, SpeedUpShown> = {
  'offer declined': { ...offer, error: { code: 4001, message: 'x' } },
  'offer failed': { ...offer, again: true, error: httpError },
  preparing: { status: 'preparing' },
  signing: { status: 'signing' },
  sending: { status: 'sending' },
  sent: { status: 'sent', receive: '24.918 USDC', proof: depositProof },
  unsure: { status: 'unsure', receive: '24.918 USDC' },
  'other account': { status: 'otherAccount', owner: '0x71C7…976F' },
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
  pending: {
    status: 'pending',
    ...clock,
    confirmations: 3,
    ...content(approved, deposited, filling),
  },
  'pending, without a price': {
    status: 'pending',
    ...clock,
    ...content(approved, deposited, filling),
    send: { token: usdcArbitrum, amount: { value: '25' } },
    receive: { token: usdcBase, amount: { value: '24.959' } },
  },
  done: {
    status: 'done',
    tookSeconds: 5,
    fees: { value: '0.040989 USDC' },
    fillType: 'FastFill',
    onDetails: idle,
    ...content(approved, deposited, filled),
  },
  late: { ...late, speedUp: offer, ...content(approved, deposited, filling), onDetails: idle },
  ...Object.fromEntries(
    Object.entries(speedUps).map(([name, speedUp]) => [
      `late, ${name}`,
      { ...late, speedUp, ...content(approved, deposited, filling) },
    ]),
  ),
  'late, no offer': { ...late, reason: 'unknown', ...content(approved, deposited, filling) },
  'deposit taken back': {
    status: 'pending',
    elapsedSeconds: 21,
    expectedSeconds: 6,
    takenBack: 'deposit',
    ...content(approved, { kind: 'deposit', status: 'txPending', proof: depositProof }, waiting),
  },
  'fill taken back': {
    ...late,
    reason: 'takenBack',
    takenBack: 'fill',
    ...content(approved, deposited, filling),
  },
  delayed: {
    ...late,
    elapsedSeconds: 912,
    reason: 'delayed',
    ...content(approved, deposited, filling),
  },
  'too much': {
    ...late,
    expectedSeconds: 10_800,
    elapsedSeconds: 21_900,
    reason: 'tooMuch',
    ...content(approved, deposited, filling),
  },
  'slow fill': {
    ...late,
    elapsedSeconds: 912,
    reason: 'slowFill',
    ...content(approved, deposited, filling),
  },
  'done, lower offer': {
    status: 'done',
    tookSeconds: 164,
    fees: { value: '0.082 USDC' },
    fillType: 'FastFill',
    agreed: 'updated',
    ...content(approved, deposited, filled),
    receive: { token: usdcBase, amount: { value: '24.918' } },
  },
  'done by Across': {
    status: 'done',
    tookSeconds: 5_400,
    fees: { value: '0 USDC' },
    fillType: 'SlowFill',
    ...content(approved, deposited, filled),
  },
  'done, actions failed': {
    status: 'done',
    tookSeconds: 6,
    fees: { value: '0.040989 USDC' },
    actionsFailed: true,
    recipient: '0x3a1F…0021',
    ...content(approved, deposited, filled),
  },
  moved: {
    status: 'moved',
    before: '24.959011 USDC',
    now: '24.951 USDC',
    difference: { amount: '0.008011 USDC', direction: 'less' },
    onAccept: idle,
    ...content(approved, { kind: 'deposit', status: 'error' }, waiting),
  },
  renewing: {
    status: 'renewing',
    ...content(approved, { kind: 'deposit', status: 'error' }, waiting),
  },
  'in one call': {
    status: 'pending',
    ...clock,
    ...content(
      { kind: 'approve', status: 'idle' },
      { kind: 'deposit', status: 'txPending' },
      waiting,
    ),
    bundled: true,
  },
  'not kept': {
    status: 'pending',
    ...clock,
    ...content(approved, deposited, filling),
    unkept: true,
    onDetails: idle,
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

const item = {
  amount: '25 USDC',
  fiat: '$25.00',
  token: usdcArbitrum,
  from: arbitrum,
  to: base,
}
const big = { amount: '1,200 USDC', fiat: '$1,200.00' }
const devnet = {
  from: { id: 'eip155:31337', name: 'Devnet One' },
  to: { id: 'eip155:31338', name: 'Devnet Two' },
}
const transfers: Extract<TransfersProps['state'], { status: 'ready' | 'offline' }> = {
  status: 'ready',
  transfers: [
    { ...item, id: '1', status: 'pending', when: '4 sec. ago' },
    { ...item, ...big, id: '2', status: 'late', when: '3 min. ago' },
    { ...item, ...devnet, id: '3', status: 'filled', when: 'yesterday' },
    { ...item, id: '4', status: 'refunded', when: '3 days ago' },
    { ...item, id: '5', status: 'failed', when: '6 days ago', from: optimism },
  ],
}

const lists: Record<string, TransfersProps['state']> = {
  loading: { status: 'loading' },
  empty: { status: 'empty', onBridge: idle },
  ready: { ...transfers, since: 'Nov 3, 2026, 2:40:00 PM' },
  few: { ...transfers, transfers: transfers.transfers.slice(0, 2) },
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
