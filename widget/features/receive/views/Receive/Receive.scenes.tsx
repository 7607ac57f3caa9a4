import {
  address,
  arbitrum,
  base,
  ethereum,
  idle,
  optimism,
  polygon,
  type Scene,
} from '#ui/testing/scene.ts'
import { Receive, type ReceiveProps } from './Receive.tsx'

const ready = {
  status: 'ready' as const,
  address,
  networks: [ethereum, optimism, arbitrum, base, polygon],
  copied: false,
  onCopy: idle,
}

const states: Record<string, ReceiveProps['state']> = {
  ready,
  copied: { ...ready, copied: true },
  'one network': { ...ready, networks: [base] },
  contract: { ...ready, contractOn: arbitrum },
  empty: { status: 'empty', onConnect: idle },
}

export const receiveScenes: readonly Scene[] = Object.entries(states).map(([state, value]) => ({
  view: 'Receive',
  state,
  node: <Receive state={value} />,
}))
