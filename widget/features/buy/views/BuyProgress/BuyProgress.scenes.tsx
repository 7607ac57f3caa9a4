import { etherArbitrum, idle, type Scene } from '#ui/testing/scene.ts'
import { BuyProgress, type BuyProgressProps } from './BuyProgress.tsx'

const known = {
  provider: 'Coinbase',
  token: etherArbitrum,
  amount: { value: '0.0197 ETH', exact: '0.0197 ETH' },
  fiat: '$50.00',
}
const going = {
  ...known,
  elapsedSeconds: 42,
  offline: false,
  over: false,
  onKeepWaiting: idle,
  onLeave: idle,
}

const states: Record<string, BuyProgressProps['state']> = {
  waiting: { ...going, status: 'waiting', url: 'https://pay.example/1' },
  'waiting after a reload': { ...going, status: 'waiting' },
  processing: { ...going, status: 'processing' },
  sent: { ...going, status: 'sent' },
  offline: { ...going, status: 'processing', offline: true },
  over: { ...going, status: 'waiting', over: true, elapsedSeconds: 190 },
  'over, paid': { ...going, status: 'processing', over: true, elapsedSeconds: 190 },
  arrived: { ...known, status: 'arrived' },
  failed: { ...known, status: 'failed', onAgain: idle },
  left: { ...known, status: 'left', onAgain: idle },
  unknown: { status: 'unknown', onBuy: idle },
}

export const buyProgressScenes: readonly Scene[] = Object.entries(states).map(([state, value]) => ({
  view: 'BuyProgress',
  state,
  node: <BuyProgress state={value} onClose={idle} />,
}))
