import type { NetworkViewModel, TokenViewModel } from '#ui/components/viewModels.ts'
import { glyph, idle, type Scene } from '#ui/testing/scene.ts'
import { SendProgress } from '../SendProgress/SendProgress.tsx'
import { SendReview, type SendReviewDetails } from '../SendReview/SendReview.tsx'
import { Receive } from '#features/receive/views/Receive/Receive.tsx'
import { Send } from './Send.tsx'
import type { SendProps } from './types.ts'

const solana: NetworkViewModel = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  iconUrl: glyph('#4a3f6b', 'M5 5h14l-3 4H2zM2 10h14l3 4H5zM5 15h14l-3 4H2z'),
}
const sol: TokenViewModel = { symbol: 'SOL', name: 'Solana', network: solana }
const usdc: TokenViewModel = { symbol: 'USDC', name: 'USD Coin', network: solana }
const feet: TokenViewModel = { symbol: 'FEET', name: 'Fee Token', network: solana }
const own = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const other = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse'

const fee = { value: '0.000005 SOL' }
const setUp = { value: '0.00203928 SOL', exact: '0.00203928 SOL' }
const withheld = { keeps: '1.2 FEET', arrives: '118.8 FEET' }
const filled: SendProps = {
  token: usdc,
  amount: '120',
  onAmount: idle,
  balance: { value: '1,204.118', exact: '1204.118202' },
  onMax: idle,
  fiat: '$120.00',
  onPick: idle,
  to: { value: other, onChange: idle, takesNames: false, address: other, notes: [] },
  network: 'Solana',
  cost: { fee, setUp, total: '120 USDC + 0.00204428 SOL' },
  state: { status: 'ready', amount: '120 USDC', to: 'GyGKxM…Udse', onReview: idle },
}
const ofSol: SendProps = {
  ...filled,
  token: sol,
  amount: '2.5',
  fiat: undefined,
  balance: { value: '9.982' },
  cost: { fee, total: '2.500005 SOL' },
  state: { status: 'ready', amount: '2.5 SOL', to: 'GyGKxM…Udse', onReview: idle },
}

const formScenes = [
  scene('SOL', ofSol),
  scene('opens an account', { ...filled, to: { ...filled.to, notes: ['firstTime'] } }),
  scene('a token with a fee', {
    ...filled,
    token: feet,
    fiat: undefined,
    cost: { fee, withheld, total: '120 FEET + 0.000005 SOL' },
    state: { status: 'ready', amount: '120 FEET', to: 'GyGKxM…Udse', onReview: idle },
  }),
  scene('frozen', problem(filled, { kind: 'frozen', symbol: 'USDC' })),
  scene('receiver frozen', problem(filled, { kind: 'recipientFrozen', symbol: 'USDC' })),
  scene('too little to open', {
    ...problem(ofSol, { kind: 'tooLittleToOpen', minimum: '0.00089088 SOL' }),
    amount: '0.0001',
    cost: { fee, total: '0.000105 SOL' },
  }),
  scene('leaves too little', {
    ...problem(ofSol, { kind: 'leavesTooLittle', reserve: '0.00089088 SOL' }),
    amount: '9.9819',
    cost: { fee, total: '9.981905 SOL' },
  }),
  scene(
    'lookalike address',
    badAddress('GyGKxM0g1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse', 'lookalike'),
  ),
  scene(
    'address of another network',
    badAddress('0x3a1F0cB9d42E7b5586aA11f0C2d4E9876b5C0021', 'otherNetwork'),
  ),
  scene('not a person', badAddress(other, 'notAPerson')),
]

const details = {
  token: usdc,
  amount: '120 USDC',
  fiat: '$120.00',
  to: other,
  contract: own,
  notes: ['firstTime'] as const,
  fee,
  setUp,
  total: '120 USDC + 0.00204428 SOL',
  consent: { checked: true, onChange: idle },
}
const expired = { code: 'SEND_WOULD_FAIL', message: 'The network would undo it: it came too late.' }

/** Sending and receiving where it is not by a call of the EVM. */
export const sendSolanaScenes: readonly Scene[] = [
  ...formScenes,
  review('opens an account', {}),
  review('a token with a fee', {
    token: feet,
    amount: '120 FEET',
    fiat: undefined,
    setUp: undefined,
    withheld,
    total: '120 FEET + 0.000005 SOL',
  }),
  {
    view: 'SendReview',
    state: 'Solana, it would fail',
    node: <SendReview state={{ status: 'ready', details, onConfirm: idle, failure: expired }} />,
  },
  {
    view: 'SendProgress',
    state: 'Solana, expired',
    node: (
      <SendProgress
        onClose={idle}
        onAgain={idle}
        state={{
          status: 'expired',
          token: sol,
          amount: '2.5 SOL',
          to: other,
          when: 'Jun 4, 2026, 2:31:07 PM',
        }}
      />
    ),
  },
  {
    view: 'Receive',
    state: 'Solana',
    node: (
      <Receive
        state={{
          status: 'ready',
          address: own,
          networks: [solana],
          contractOn: undefined,
          copied: false,
          onCopy: idle,
        }}
      />
    ),
  },
]

function problem(
  props: SendProps,
  of: Extract<SendProps['state'], { status: 'problem' }>['problem'],
): SendProps {
  return { ...props, state: { status: 'problem', problem: of } }
}

function badAddress(value: string, kind: 'lookalike' | 'otherNetwork' | 'notAPerson'): SendProps {
  const shown = problem(ofSol, { kind: 'badRecipient', problem: kind })
  return { ...shown, to: { ...ofSol.to, value, address: undefined } }
}

function scene(state: string, props: SendProps): Scene {
  return { view: 'Send', state: `Solana, ${state}`, node: <Send {...props} /> }
}

function review(state: string, part: Partial<SendReviewDetails>): Scene {
  const node = (
    <SendReview state={{ status: 'ready', details: { ...details, ...part }, onConfirm: idle }} />
  )
  return { view: 'SendReview', state: `Solana, ${state}`, node }
}
