import {
  address,
  arbitrum,
  base,
  etherArbitrum,
  glyph,
  httpError,
  idle,
  type Scene,
  usdcArbitrum,
  usdcBase,
} from '../scene.ts'
import { Account, type AccountProps, type Holding } from './Account.tsx'

const tokens: readonly Holding[] = [
  {
    id: 'eth',
    token: etherArbitrum,
    balance: { value: '0.982', exact: '0.982104419930112' },
    fiat: '$3,106.21',
  },
  { id: 'usdc', token: usdcArbitrum, balance: { value: '1,204.118' } },
  { id: 'usdc-base', token: usdcBase, balance: { value: '502.050' }, fiat: '$502.05' },
]
const native = { value: '0.982', symbol: 'ETH', exact: '0.982104419930112' }
const flight = {
  id: 'one',
  amount: '25 USDC',
  from: arbitrum,
  to: base,
  elapsedSeconds: 4,
  expectedSeconds: 6,
}

const common = {
  address,
  network: arbitrum,
  onNetworks: idle,
  onCopy: idle,
  features: { bridge: idle },
  flights: [],
  onFlight: idle,
  onTransfers: idle,
  onDisconnect: idle,
} satisfies Omit<AccountProps, 'state'>

const all = { onramp: idle, swaps: idle, receive: idle, send: idle, bridge: idle }

export const accountScenes: readonly Scene[] = [
  scene('loading', { ...common, state: { status: 'loading' } }),
  scene('empty', { ...common, state: { status: 'empty', native: { value: '0', symbol: 'ETH' } } }),
  scene('ready', { ...common, onChooseName: idle, state: { status: 'ready', native, tokens } }),
  scene('in flight, all features', {
    ...common,
    name: 'maren.eth',
    image: glyph('#41598f', 'M12 3l9.5 17h-5.5l-4-8-4 8H2.5z'),
    features: all,
    flights: [flight, { ...flight, id: 'two', late: true, elapsedSeconds: 134 }],
    state: { status: 'ready', native, tokens },
  }),
  scene('signed in', {
    ...common,
    signIn: 'done',
    state: { status: 'ready', native, tokens },
  }),
  scene('not signed in', {
    ...common,
    signIn: idle,
    state: { status: 'ready', native, tokens },
  }),
  scene('offline', { ...common, state: { status: 'offline', native, tokens } }),
  scene('error', { ...common, state: { status: 'error', error: httpError, onRetry: idle } }),
  scene('disconnecting', {
    ...common,
    disconnecting: true,
    state: { status: 'ready', native, tokens },
  }),
]

function scene(state: string, props: AccountProps): Scene {
  return { view: 'Account', state, node: <Account {...props} /> }
}
