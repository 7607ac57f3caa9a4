import {
  arbitrum,
  etherArbitrum,
  httpError,
  idle,
  otherAddress,
  type Scene,
  usdcArbitrum,
} from '#ui/testing/scene.ts'
import {
  SwapProgress,
  type SwapProgressProps,
  type SwapShown,
} from '../SwapProgress/SwapProgress.tsx'
import { type SwapDetails, SwapReview, type SwapReviewProps } from '../SwapReview/SwapReview.tsx'
import { SwapTokenPicker, type SwapTokenPickerProps } from '../SwapToken/SwapTokenPicker.tsx'
import { Swap } from './Swap.tsx'
import type { SwapProps, SwapQuoteViewModel } from './types.ts'

const send: SwapProps['send'] = {
  token: etherArbitrum,
  amount: '0.25',
  fiat: '$787.36',
  balance: { value: '0.982', exact: '0.982104419930112' },
  onPick: idle,
  onAmount: idle,
  onShare: idle,
}
const receive: SwapProps['receive'] = { token: usdcArbitrum, onPick: idle }
const received = {
  ...receive,
  fiat: '$787.20',
  amount: { value: '787.204', exact: '787.204118' },
}
const slippage: SwapProps['slippage'] = { value: '1', isHigh: false, onChange: () => true }
const quote: SwapQuoteViewModel = {
  rate: '1 ETH = 3,148.816 USDC',
  ageSeconds: 3,
  renewsInSeconds: 7,
  impact: { kind: 'low', percent: '0.04%' },
  networkFee: { value: '0.001 ETH', exact: '0.000213 ETH' },
  receiveAtLeast: { value: '779.331 USDC', exact: '779.332077 USDC' },
  onRefresh: idle,
}
const form = { send, receive, slippage, onFlip: idle }

const swaps: Record<string, SwapProps> = {
  loading: { ...form, state: { status: 'loading' } },
  empty: { ...form, state: { status: 'empty' } },
  offline: { ...form, state: { status: 'offline' } },
  unsupported: { ...form, state: { status: 'unsupported', network: 'Celo', onNetworks: idle } },
  disconnected: {
    ...form,
    send: { ...send, balance: undefined, onShare: undefined },
    receive: received,
    state: { status: 'disconnected', onConnect: idle, quote },
  },
  'enter amount': {
    ...form,
    send: { ...send, amount: '', fiat: undefined },
    state: { status: 'enterAmount' },
  },
  'select token': {
    ...form,
    receive: { onPick: idle },
    state: { status: 'problem', problem: { kind: 'noToken' } },
  },
  quoting: { ...form, state: { status: 'quoting' } },
  quoted: { ...form, receive: received, state: { status: 'quoted', quote, onReview: idle } },
  'notable impact': {
    ...form,
    receive: received,
    state: {
      status: 'quoted',
      quote: { ...quote, impact: { kind: 'notable', percent: '2.31%' } },
      onReview: idle,
    },
  },
  'grave impact': {
    ...form,
    receive: received,
    state: {
      status: 'quoted',
      quote: { ...quote, impact: { kind: 'grave', percent: '18.4%' } },
      onReview: idle,
    },
  },
  'tiny amount': {
    ...form,
    receive: received,
    state: { status: 'quoted', quote: { ...quote, impact: { kind: 'unknown' } }, onReview: idle },
  },
  'not enough': {
    ...form,
    receive: received,
    send: { ...send, amount: '9', fiat: '$28,339.34' },
    state: {
      status: 'problem',
      problem: { kind: 'notEnough', symbol: 'ETH', missing: '8.018 ETH' },
      quote,
    },
  },
  'not enough gas': {
    ...form,
    state: {
      status: 'problem',
      problem: { kind: 'notEnoughGas', symbol: 'ETH', network: 'Arbitrum' },
    },
  },
  'no liquidity': {
    ...form,
    state: { status: 'problem', problem: { kind: 'noLiquidity' } },
  },
  'no route': { ...form, state: { status: 'problem', problem: { kind: 'noRoute' } } },
  error: { ...form, state: { status: 'error', error: { code: 'X', message: 'x' }, onRetry: idle } },
}

const details: SwapDetails = {
  send: { token: usdcArbitrum, amount: { value: '500' }, fiat: '$500.00' },
  receive: {
    token: etherArbitrum,
    fiat: '$499.82',
    amount: { value: '0.158723', exact: '0.158723004418201' },
  },
  rate: '1 USDC = 0.0003 ETH',
  impact: { kind: 'low', percent: '0.04%' },
  slippage: '1%',
  networkFee: { value: '0.001 ETH', exact: '0.000213 ETH' },
  receiveAtLeast: { value: '0.157135 ETH', exact: '0.157135774374019 ETH' },
  contract: { address: otherAddress, isKnown: true },
  allowance: { value: '500 USDC', unlimited: false, onUnlimited: idle },
}
const grave = {
  ...details,
  impact: { kind: 'grave', percent: '18.4%' },
  acknowledgement: { checked: false, onChange: idle },
} satisfies SwapDetails

const reviews: Record<string, SwapReviewProps['state']> = {
  offline: { status: 'offline' },
  old: { status: 'empty', onNewQuote: idle },
  checking: {
    status: 'checking',
    details: { ...details, contract: undefined, allowance: undefined },
  },
  ready: { status: 'ready', details, onConfirm: idle, armed: true },
  'no approval': {
    status: 'ready',
    details: { ...details, allowance: undefined },
    onConfirm: idle,
    armed: true,
  },
  'grave impact': { status: 'ready', details: grave, onConfirm: idle, armed: false },
  untried: {
    status: 'ready',
    details: { ...details, untried: { checked: false, onChange: idle } },
    onConfirm: idle,
    armed: false,
  },
  moved: {
    status: 'moved',
    details,
    onAccept: idle,
    now: '0.155 ETH',
    least: '0.15345 ETH',
  },
  refused: {
    status: 'error',
    details,
    onRetry: idle,
    error: { code: 'SWAP_RECIPIENT', message: 'x' },
  },
}

const shown: SwapShown = {
  from: usdcArbitrum,
  to: etherArbitrum,
  give: '500 USDC',
  want: '0.158 ETH',
  check: 'done',
  approve: 'done',
  swap: 'now',
  inWallet: false,
  isTried: true,
}
const hash = `0x${'5e'.repeat(32)}`
const swapProof = { hash, url: 'https://arbiscan.io', network: arbitrum.name }

const runs: Record<string, SwapProgressProps['state']> = {
  empty: { status: 'empty', onSwap: idle },
  checking: {
    status: 'running',
    shown: { ...shown, check: 'now', approve: undefined, swap: 'next' },
  },
  'approval in wallet': {
    status: 'running',
    shown: { ...shown, approve: 'now', swap: 'next', inWallet: true },
  },
  'swap in wallet': { status: 'running', shown: { ...shown, inWallet: true } },
  sent: { status: 'running', shown: { ...shown, swapProof } },
  done: {
    status: 'done',
    received: '0.158 ETH',
    isExact: true,
    onDone: idle,
    shown: { ...shown, swap: 'done', swapProof },
  },
  'done, at least': {
    status: 'done',
    received: '0.157 ETH',
    isExact: false,
    onDone: idle,
    shown: { ...shown, approve: undefined, swap: 'done', swapProof },
  },
  'approved, then closed': {
    status: 'failed',
    onAgain: idle,
    error: { code: 'SWAP_INTERRUPTED', message: 'x' },
    shown: { ...shown, swap: 'bad' },
  },
  'price moved': {
    status: 'failed',
    onAgain: idle,
    error: { code: 'SWAP_PRICE_MOVED', message: 'x' },
    shown: { ...shown, swap: 'bad', swapProof },
  },
  declined: {
    status: 'failed',
    onAgain: idle,
    error: { code: 4001, message: 'x' },
    shown: { ...shown, approve: 'bad', swap: 'next' },
  },
}

const pickers: Record<string, SwapTokenPickerProps['state']> = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  offline: { status: 'offline' },
  error: { status: 'error', error: httpError, onRetry: idle },
  'no match': { status: 'ready', options: [] },
  ready: {
    status: 'ready',
    options: [
      {
        id: 'native',
        token: etherArbitrum,
        balance: { value: '0.982' },
        selected: true,
        held: true,
      },
      { id: '1', token: usdcArbitrum, balance: { value: '1,204.118' }, held: true },
      { id: '2', token: { symbol: 'TERN', name: 'Tern Ferries', network: arbitrum } },
    ],
  },
}

export const swapScenes: readonly Scene[] = [
  ...Object.entries(swaps).map(([state, props]) => ({
    view: 'Swap',
    state,
    node: <Swap {...props} />,
  })),
  ...Object.entries(pickers).map(([state, value]) => ({
    view: 'SwapToken',
    state,
    node: (
      <SwapTokenPicker
        side="from"
        query={state === 'no match' ? 'zzz' : ''}
        onQuery={idle}
        onPick={idle}
        state={value}
      />
    ),
  })),
  ...Object.entries(reviews).map(([state, value]) => ({
    view: 'SwapReview',
    state,
    node: <SwapReview state={value} />,
  })),
  ...Object.entries(runs).map(([state, value]) => ({
    view: 'SwapProgress',
    state,
    node: <SwapProgress state={value} />,
  })),
]
