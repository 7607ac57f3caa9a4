import { TokenPicker, type TokenPickerProps } from '#ui/form/TokenPicker.tsx'
import {
  address,
  etherArbitrum,
  httpError,
  idle,
  optimism,
  origin,
  otherAddress,
  type Scene,
  usdcArbitrum,
  usdcBase,
} from '#ui/testing/scene.ts'
import { Bridge } from './Bridge.tsx'
import { RecipientPanel, type RecipientPanelProps } from './RecipientPanel.tsx'
import type { BridgeProps, BridgeQuote } from './types.ts'

const send: BridgeProps['send'] = {
  token: usdcArbitrum,
  amount: '25',
  fiat: '$25.00',
  balance: { value: '1,204.118', exact: '1204.118202' },
  onPick: idle,
  onAmount: idle,
  onShare: idle,
  unit: { isDollars: false, onToggle: idle },
}
const receive: BridgeProps['receive'] = { token: usdcBase, onPick: idle }
const received = { ...receive, amount: { value: '24.959011', exact: '24.959011' }, fiat: '$24.95' }
const recipient = { address, isYou: true, onChange: idle }
const quote: BridgeQuote = {
  rate: '1 USDC = 0.998 USDC',
  ageSeconds: 3,
  renewsInSeconds: 7,
  expectedSeconds: 6,
  fees: {
    bridge: { value: '0.041 USDC' },
    liquidityProviders: { value: '0.002 USDC' },
    relayer: { value: '0.003 USDC' },
    destinationGas: { value: '0.036 USDC' },
    originGas: { value: '$0.01' },
  },
  onRefresh: idle,
}

const form = { send, receive, recipient, onFlip: idle }
const lock = { by: origin }

const bridges: Record<string, BridgeProps> = {
  loading: { ...form, state: { status: 'loading' } },
  empty: { ...form, state: { status: 'empty' } },
  offline: { ...form, state: { status: 'offline' } },
  disconnected: {
    send: { ...send, balance: undefined, onShare: undefined },
    receive: received,
    onFlip: idle,
    state: { status: 'disconnected', onConnect: idle, quote },
  },
  'from another kind of chains': {
    send: { ...send, balance: undefined, onShare: undefined },
    receive: received,
    onFlip: idle,
    hints: [{ kind: 'evmOnly', network: 'Solana' }],
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
  'in dollars': {
    ...form,
    send: { ...send, fiat: '25 USDC', unit: { isDollars: true, onToggle: idle } },
    receive: received,
    state: { status: 'quoted', quote, onReview: idle },
  },
  'takes a little': {
    ...form,
    receive: received,
    hints: [{ kind: 'likely', amount: '20,000 USDC' }],
    state: { status: 'quoted', quote, onReview: idle },
  },
  'takes minutes': {
    ...form,
    receive: received,
    hints: [
      { kind: 'soon', amount: '250,000 USDC' },
      { kind: 'noGas', symbol: 'ETH', network: 'Base' },
    ],
    state: { status: 'quoted', quote: { ...quote, expectedSeconds: 900 }, onReview: idle },
  },
  'takes hours': {
    ...form,
    receive: received,
    hints: [
      { kind: 'ownContract', network: 'Base' },
      { kind: 'slow', amount: '900,000 USDC' },
    ],
    state: { status: 'quoted', quote: { ...quote, expectedSeconds: 10_800 }, onReview: idle },
  },
  'recipient of the page': {
    ...form,
    receive: received,
    recipient: { address: otherAddress, isYou: false, setBy: lock, onChange: idle },
    state: { status: 'quoted', quote, onReview: idle },
  },
  'too low': {
    ...form,
    send: { ...send, amount: '0.2', fiat: '$0.20' },
    state: { status: 'problem', problem: { kind: 'tooLow', minimum: '1.2 USDC' } },
  },
  'too high': {
    ...form,
    send: { ...send, amount: '9000000', fiat: '$9,000,000.00' },
    state: { status: 'problem', problem: { kind: 'tooHigh', maximum: '1,500,000 USDC' } },
  },
  'not enough': {
    ...form,
    receive: received,
    send: { ...send, amount: '9000', fiat: '$9,000.00' },
    state: {
      status: 'problem',
      problem: { kind: 'notEnough', symbol: 'USDC', missing: '7,795.882 USDC' },
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
  decimals: {
    ...form,
    send: { ...send, amount: '25.123456789' },
    state: { status: 'problem', problem: { kind: 'tooManyDecimals', decimals: 6 } },
  },
  'no route': { ...form, state: { status: 'problem', problem: { kind: 'noRoute' } } },
  error: { ...form, state: { status: 'error', error: { code: 'X', message: 'x' }, onRetry: idle } },
  locked: {
    send: { ...send, tokenLock: lock, amountLock: lock },
    receive: { ...received, tokenLock: lock },
    recipient: { address: otherAddress, isYou: false, lock },
    state: { status: 'quoted', quote, onReview: idle },
  },
}

const panel = {
  destination: 'Base',
  onChange: idle,
  takesNames: true,
  onPaste: idle,
  onUseMine: idle,
  onSave: idle,
  acknowledged: false,
  onAcknowledge: idle,
}
const panels: Record<string, RecipientPanelProps> = {
  empty: { ...panel, value: '', state: { status: 'empty' } },
  recents: {
    ...panel,
    value: '',
    onCode: () => false,
    recents: { addresses: [otherAddress, address], onForget: idle },
    state: { status: 'empty' },
  },
  checking: { ...panel, value: 'otto.eth', state: { status: 'checking' } },
  'name of nobody': {
    ...panel,
    value: 'nobody-at-all.eth',
    state: { status: 'invalid', problem: 'nobody' },
  },
  name: {
    ...panel,
    value: 'otto.eth',
    state: {
      status: 'other',
      address: otherAddress,
      isContract: false,
      name: 'otto.eth',
      isOfNetwork: false,
    },
  },
  invalid: { ...panel, value: '0x71C7', state: { status: 'invalid', problem: 'invalid' } },
  token: { ...panel, value: otherAddress, state: { status: 'invalid', problem: 'token' } },
  pool: { ...panel, value: otherAddress, state: { status: 'invalid', problem: 'pool' } },
  other: {
    ...panel,
    value: otherAddress,
    state: { status: 'other', address: otherAddress, isContract: false },
  },
  acknowledged: {
    ...panel,
    acknowledged: true,
    value: otherAddress,
    state: { status: 'other', address: otherAddress, isContract: true },
  },
}

const pickers: Record<string, TokenPickerProps['state']> = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  offline: { status: 'offline' },
  error: { status: 'error', error: httpError, onRetry: idle },
  'no match': { status: 'ready', options: [] },
  ready: {
    status: 'ready',
    options: [
      {
        id: '1',
        token: usdcArbitrum,
        balance: { value: '1,204.118' },
        held: true,
        fiat: '$1,204.11',
        selected: true,
      },
      {
        id: '2',
        token: etherArbitrum,
        balance: { value: '0.982' },
        fiat: '$3,106.21',
        held: true,
      },
      { id: '3', token: usdcBase },
      {
        id: '4',
        token: { symbol: 'TERN', network: optimism },
        unsupported: 'Can’t be bridged to Base',
      },
    ],
  },
}

export const bridgeScenes: readonly Scene[] = [
  ...Object.entries(bridges).map(([state, props]) => ({
    view: 'Bridge',
    state,
    node: <Bridge {...props} />,
  })),
  ...Object.entries(panels).map(([state, props]) => ({
    view: 'RecipientPanel',
    state,
    node: <RecipientPanel {...props} />,
  })),
  ...Object.entries(pickers).map(([state, value]) => ({
    view: 'TokenPicker',
    state,
    node: (
      <TokenPicker
        side="send"
        query={state === 'no match' ? 'zzz' : ''}
        onQuery={idle}
        onPick={idle}
        state={value}
      />
    ),
  })),
]
