import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import {
  address,
  etherArbitrum,
  httpError,
  idle,
  otherAddress,
  type Scene,
  usdcArbitrum,
} from '#ui/testing/scene.ts'
import { Scanner } from '#ui/recipient/Scanner.tsx'
import { SendProgress, type SendShown } from '../SendProgress/SendProgress.tsx'
import { SendReview, type SendReviewProps } from '../SendReview/SendReview.tsx'
import { SendToken, type SendTokenProps } from '../SendToken/SendToken.tsx'
import { Send } from './Send.tsx'
import type { SendProps } from './types.ts'

const empty: SendProps = {
  amount: '',
  onAmount: idle,
  onPick: idle,
  to: { value: '', onChange: idle, takesNames: true, notes: [] },
  network: 'Arbitrum',
  state: { status: 'problem', problem: { kind: 'noToken' } },
}
const chosen: SendProps = {
  ...empty,
  token: usdcArbitrum,
  balance: { value: '1,204.118', exact: '1204.118202' },
  onMax: idle,
  state: { status: 'problem', problem: { kind: 'noAmount' } },
}
const cost = { fee: { value: '$0.01', exact: '0.0000031 ETH' }, total: '$120.01' }
const filled: SendProps = {
  ...chosen,
  amount: '120',
  fiat: '$120.00',
  cost,
  to: { value: 'otto.eth', onChange: idle, takesNames: true, address: otherAddress, notes: [] },
  state: { status: 'ready', amount: '120 USDC', to: 'otto.eth', onReview: idle },
}
const priced = { unit: { isDollars: false, onToggle: idle } }
/** A picture that needs no network. */
const face = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f4b860" d="M0 0h8v8H0z"/>
  <circle cx="4" cy="3.4" r="1.6" fill="#7a3b2e"/><path fill="#3d5a80" d="M1 8a3 3 0 0 1 6 0"/></svg>`,
)}`
const typed = (value: string): SendProps['to'] => ({ ...empty.to, value })

const formScenes = [
  scene('empty', empty),
  scene('loading', { ...empty, state: { status: 'loading' } }),
  scene('chosen', chosen),
  scene('no address', {
    ...chosen,
    amount: '120',
    fiat: '$120.00',
    cost,
    state: { status: 'problem', problem: { kind: 'noRecipient' } },
  }),
  scene('checking a name', {
    ...filled,
    to: { ...typed('otto.eth'), checking: true },
    state: { status: 'checking' },
  }),
  scene('ready', filled),
  scene('in dollars', {
    ...filled,
    amount: '120',
    fiat: '120 USDC',
    unit: { isDollars: true, onToggle: idle },
  }),
  scene('paste', { ...chosen, ...priced, to: { ...empty.to, onPaste: idle } }),
  scene('recents', {
    ...chosen,
    ...priced,
    amount: '120',
    to: {
      ...empty.to,
      onPaste: idle,
      onCode: () => false,
      recents: { addresses: [otherAddress, address], onForget: idle },
    },
    state: { status: 'problem', problem: { kind: 'noRecipient' } },
  }),
  scene('receiver with a face', {
    ...filled,
    ...priced,
    to: { ...filled.to, value: otherAddress, profile: { name: 'otto.eth', image: face } },
  }),
  scene('lookup failed', {
    ...filled,
    to: typed('otto.eth'),
    state: { status: 'problem', problem: { kind: 'lookupFailed' } },
  }),
  scene('first time', { ...filled, to: { ...filled.to, notes: ['firstTime'] } }),
  scene('contract, set by the page', {
    ...filled,
    token: etherArbitrum,
    amount: '0.25',
    fiat: undefined,
    cost: { fee: { value: '0.0000031 ETH' }, total: '0.2500031 ETH' },
    to: {
      ...filled.to,
      value: otherAddress,
      notes: ['contract', 'firstTime'],
      setBy: 'tern.example',
    },
    state: { status: 'ready', amount: '0.25 ETH', to: '0x3a1F…0021', onReview: idle },
  }),
  scene('not enough', {
    ...filled,
    amount: '5000',
    fiat: '$5,000.00',
    cost: { fee: cost.fee },
    state: {
      status: 'problem',
      problem: { kind: 'notEnough', symbol: 'USDC', missing: '3,795.882 USDC' },
    },
  }),
  scene('no fee', {
    ...filled,
    cost: { fee: cost.fee },
    state: { status: 'problem', problem: { kind: 'noFee', symbol: 'ETH', network: 'Arbitrum' } },
  }),
  scene('bad address', {
    ...filled,
    to: typed('0x3a1F0cB9d42E7b5586aA11f0C2d4E9876b5C002'),
    state: { status: 'problem', problem: { kind: 'badRecipient', problem: 'invalid' } },
  }),
  scene('nobody', {
    ...filled,
    to: typed('nobody-at-all.eth'),
    state: { status: 'problem', problem: { kind: 'nobody' } },
  }),
  scene('another one is pending', { ...chosen, pending: { amount: '0.1 ETH', onSee: idle } }),
  scene('error', { ...empty, state: { status: 'error', error: httpError, onRetry: idle } }),
  scene('offline', { ...filled, state: { status: 'offline' } }),
  scene('disconnected', { ...empty, state: { status: 'disconnected', onConnect: idle } }),
  scene('unsupported', { ...empty, state: { status: 'unsupported', onNetworks: idle } }),
]

const tokens = [
  {
    id: 'native',
    token: etherArbitrum,
    fiat: '$3,106.21',
    selected: false,
    balance: { value: '0.982', exact: '0.982104419930112' },
  },
  {
    id: 'usdc',
    token: usdcArbitrum,
    fiat: '$1,204.11',
    selected: true,
    balance: { value: '1,204.118', exact: '1204.118202' },
  },
]
const tokenScenes = [
  tokenScene('loading', { status: 'loading' }),
  tokenScene('ready', { status: 'ready', tokens }),
  tokenScene('no match', { status: 'ready', tokens: [] }),
  tokenScene('empty', { status: 'empty' }),
  tokenScene('error', { status: 'error', error: httpError, onRetry: idle }),
  tokenScene('offline', { status: 'offline' }),
]

const details = {
  token: usdcArbitrum,
  amount: '120 USDC',
  fiat: '$120.00',
  to: otherAddress,
  toName: 'otto.eth',
  notes: [],
  contract: address,
  ...cost,
}
const careful = {
  ...details,
  toName: undefined,
  notes: ['contract', 'firstTime'] as const,
  setBy: 'tern.example',
  consent: { checked: false, onChange: idle },
}
const declined = { code: 4001, message: 'Declined' }
const poor = { code: 'BRIDGE_INSUFFICIENT_BALANCE', message: 'Not enough' }
const failing = { code: 'SEND_WOULD_FAIL', message: 'It would fail' }
const worse = {
  gives: { value: '120.5' },
  arrives: { value: '118.8 USDC' },
  takes: ['0.25 WETH (0x82aF…Bab1)', 'TERN (0x7e7e…7e7e) #412'],
  allows: ['unlimited ARB (0x912C…6548) → 0x7e7e…7e7e'],
}
const reviewScenes = [
  reviewScene('ready', { status: 'ready', details, onConfirm: idle }),
  reviewScene('receiver with a face', {
    status: 'ready',
    details: { ...details, toImage: face },
    onConfirm: idle,
  }),
  reviewScene('consent', { status: 'ready', details: careful, onConfirm: idle }),
  reviewScene('loading the fee', {
    status: 'ready',
    details: { ...details, fee: undefined, total: undefined },
    onConfirm: idle,
  }),
  reviewScene('checking', { status: 'checking', details }),
  reviewScene('declined', { status: 'ready', details, onConfirm: idle, failure: declined }),
  reviewScene('balance changed', { status: 'ready', details, onConfirm: idle, failure: poor }),
  reviewScene('trying', { status: 'trying', details }),
  reviewScene('untried', {
    status: 'ready',
    details: { ...details, trial: { untried: { checked: false, onChange: idle } } },
    onConfirm: idle,
  }),
  reviewScene('worse than entered', {
    status: 'ready',
    details: { ...details, trial: { worse } },
    onConfirm: idle,
  }),
  reviewScene('would fail', {
    status: 'error',
    details,
    failure: failing,
    onRetry: idle,
    reason: 'ERC20: transfer to the zero address.',
  }),
  reviewScene('empty', { status: 'empty', onBack: idle }),
  reviewScene('offline', { status: 'offline' }),
]

const hash = '0x8d3f5b0a4c1e29f7d6a8c3b2e1f0a9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a392'
const shown: SendShown = {
  status: 'asked',
  token: usdcArbitrum,
  amount: '120 USDC',
  to: otherAddress,
  toName: 'otto.eth',
  when: 'Jun 4, 2026, 2:31:07 PM',
}
const proof = { hash, url: `https://arbiscan.io/tx/${hash}`, network: 'Arbitrum' }
const progressScenes = [
  progressScene('asked', shown),
  progressScene('searching', { ...shown, status: 'searching' }),
  progressScene('sent', { ...shown, status: 'sent', proof }),
  progressScene('confirmed', { ...shown, status: 'confirmed', proof }),
  progressScene('reverted', {
    ...shown,
    status: 'reverted',
    proof,
    reason: 'ERC20: transfer amount exceeds balance',
  }),
  progressScene('altered', {
    ...shown,
    status: 'altered',
    proof,
    alteration: {
      isAddress: true,
      asked: otherAddress,
      sent: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    },
  }),
  progressScene('unchecked', { ...shown, status: 'unchecked', proof }),
  progressScene('cancelled', { ...shown, status: 'cancelled', proof }),
  progressScene('dropped', { ...shown, status: 'dropped', proof }),
  progressScene('unknown', {
    ...shown,
    status: 'unknown',
    reason: 'Internal JSON-RPC error.',
  }),
  progressScene('answer lost', { ...shown, status: 'unknown' }),
  {
    view: 'SendProgress',
    state: 'empty',
    node: <SendProgress state={{ status: 'empty' }} onClose={idle} onAgain={idle} />,
  },
]

/** The camera is looking: a drawing has none, and shows its place. */
const scanning: Scene = {
  view: 'Send',
  state: 'scanning',
  node: (
    <ViewFrame title="Send">
      <Panel>
        <Scanner network="Arbitrum" onCode={() => true} onClose={idle} />
      </Panel>
    </ViewFrame>
  ),
}

export const sendScenes: readonly Scene[] = [
  ...formScenes,
  scanning,
  ...tokenScenes,
  ...reviewScenes,
  ...progressScenes,
]

function scene(state: string, props: SendProps): Scene {
  return { view: 'Send', state, node: <Send {...props} /> }
}

function tokenScene(name: string, state: SendTokenProps['state']): Scene {
  const query = name === 'no match' ? 'weth' : ''
  const node = <SendToken query={query} onQuery={idle} onPick={idle} state={state} />
  return { view: 'SendToken', state: name, node }
}

function reviewScene(name: string, state: SendReviewProps['state']): Scene {
  return { view: 'SendReview', state: name, node: <SendReview state={state} /> }
}

function progressScene(name: string, state: SendShown): Scene {
  const node = <SendProgress state={state} onClose={idle} onAgain={idle} />
  return { view: 'SendProgress', state: name, node }
}
