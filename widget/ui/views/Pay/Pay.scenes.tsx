import {
  arbitrum,
  idle,
  origin,
  otherAddress,
  type Scene,
  usdcArbitrum,
  usdcBase,
} from '../scene.ts'
import { Pay, type PayProps, type WayLook } from './Pay.tsx'

const request = {
  origin,
  token: usdcBase,
  amount: { value: '25 USDC', exact: '25 USDC' },
  recipient: otherAddress,
}
const direct: WayLook = {
  ...{ key: 'direct', token: usdcBase, direct: true, selected: true },
  cost: { value: '25 USDC' },
  balance: { value: '118.4 USDC' },
}
const bridged: WayLook = {
  ...{ key: 'bridge', token: usdcArbitrum, direct: false, selected: false },
  cost: { value: '25.042 USDC' },
  balance: { value: '1,204.118 USDC' },
}
const poor: WayLook = {
  ...{ key: 'poor', token: { symbol: 'USDC', network: { ...arbitrum, name: 'Optimism' } } },
  ...{ direct: false, selected: false, problem: 'notEnough' },
  cost: { value: '25.05 USDC' },
  balance: { value: '3 USDC' },
}
const choose = {
  ...{ status: 'choose' as const, request, onChoose: idle, onPay: idle },
  ways: [direct, bridged, poor],
}

const states: Record<string, PayProps['state']> = {
  choose,
  'not enough': { ...choose, ways: [{ ...poor }, { ...bridged, problem: 'noPrice' }] },
  declined: { ...choose, error: { code: 4001, message: 'User rejected' } },
  disconnected: { status: 'disconnected', request, onConnect: idle },
  loading: { status: 'loading', request },
  asking: { status: 'asking', request },
  sent: { status: 'sent', request },
  'sent over the bridge': { status: 'sent', request, onDetails: idle },
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
