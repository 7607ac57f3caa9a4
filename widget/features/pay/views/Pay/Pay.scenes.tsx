import {
  arbitrum,
  etherArbitrum,
  idle,
  origin,
  otherAddress,
  type Scene,
  usdcArbitrum,
  usdcBase,
} from '#ui/testing/scene.ts'
import { Pay } from './Pay.tsx'
import type { PayProps, StepViewModel, WayViewModel } from './types.ts'

const request = {
  origin,
  token: usdcBase,
  amount: { value: '25 USDC', exact: '25 USDC' },
  recipient: otherAddress,
}
const direct: WayViewModel = {
  key: 'direct',
  token: usdcBase,
  kind: 'direct',
  selected: true,
  cost: { value: '25 USDC' },
  balance: { value: '118.4 USDC' },
}
const bridged: WayViewModel = {
  key: 'bridge',
  token: usdcArbitrum,
  kind: 'bridge',
  selected: false,
  cost: { value: '25.042 USDC' },
  balance: { value: '1,204.118 USDC' },
}
const poor: WayViewModel = {
  key: 'poor',
  token: { symbol: 'USDC', network: { ...arbitrum, name: 'Optimism' } },
  kind: 'bridge',
  selected: false,
  problem: 'notEnough',
  cost: { value: '25.05 USDC' },
  balance: { value: '3 USDC' },
}
const swapped: WayViewModel = {
  key: 'swap',
  token: etherArbitrum,
  kind: 'swapAndBridge',
  selected: false,
  cost: { value: '0.010121 ETH' },
  balance: { value: '0.982 ETH' },
}
const market: WayViewModel = {
  key: 'market',
  token: { symbol: 'TERN', network: usdcBase.network },
  kind: 'swap',
  selected: false,
  problem: 'market',
  balance: { value: '4,000 TERN' },
}
const single: readonly StepViewModel[] = [{ kind: 'send', status: 'next', amount: '25 USDC' }]
function steps(now: number): readonly StepViewModel[] {
  const status = (at: number): StepViewModel['status'] => {
    if (at === now) return 'now'
    return at > now ? 'next' : 'done'
  }
  return [
    { kind: 'swap', status: status(0), give: '0.010121 ETH', least: '25.051 USDC' },
    { kind: 'approveBridge', status: status(1), symbol: 'USDC' },
    { kind: 'deposit', status: status(2), amount: '25 USDC' },
  ]
}
const choose = {
  status: 'choose' as const,
  request,
  onChoose: idle,
  onPay: idle,
  ways: [direct, bridged, swapped, poor, market],
  steps: single,
}
const bySwap = {
  ...choose,
  ways: [{ ...swapped, selected: true }, poor, market],
  steps: steps(-1),
}

const states: Record<string, PayProps['state']> = {
  choose,
  'not enough': { ...choose, ways: [{ ...poor }, { ...bridged, problem: 'noPrice' }] },
  'another token': bySwap,
  'looking at the steps': { ...bySwap, steps: undefined },
  'the way cannot be begun': {
    ...bySwap,
    steps: undefined,
    stepsError: { error: { code: 'SWAP_PRICE_MOVED', message: '' }, onRetry: idle },
  },
  swapped: { ...choose, swapped: { give: '0.010121 ETH', want: 'USDC' } },
  declined: { ...choose, error: { code: 4001, message: 'User rejected' } },
  disconnected: { status: 'disconnected', request, onConnect: idle },
  loading: { status: 'loading', request },
  asking: { status: 'asking', request },
  'step by step': { status: 'asking', request, steps: steps(1) },
  'waiting for the swap': { status: 'asking', request, steps: steps(0), phase: 'network' },
  swapping: { status: 'swapping', request },
  sent: { status: 'sent', request },
  'sent over the bridge': { status: 'sent', request, onDetails: idle },
  'sent step by step': { status: 'sent', request, steps: steps(2), onDetails: idle },
  unknown: { status: 'unknown', request, onDetails: idle, onAgain: idle },
  paid: { status: 'paid', request },
  less: { status: 'less', request, paid: '24.9 USDC', onDetails: idle },
  stopped: { status: 'stopped', request, onDetails: idle, onAgain: idle },
  error: { status: 'error', error: { code: 'X', message: 'No answer' }, onRetry: idle },
  empty: { status: 'empty' },
  offline: { status: 'offline' },
}

export const payScenes: readonly Scene[] = Object.entries(states).map(([state, value]) => ({
  view: 'Pay',
  state,
  node: <Pay state={value} onClose={idle} />,
}))
