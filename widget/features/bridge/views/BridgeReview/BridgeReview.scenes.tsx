import {
  address,
  httpError,
  idle,
  origin,
  otherAddress,
  type Scene,
  usdcArbitrum,
  usdcBase,
} from '#ui/testing/scene.ts'
import { BridgeReview, type BridgeReviewProps, type ReviewDetails } from './BridgeReview.tsx'

const details: ReviewDetails = {
  send: { token: usdcArbitrum, amount: { value: '25' } },
  receive: { token: usdcBase, amount: { value: '24.959', exact: '24.959011' } },
  bridgeFee: { value: '0.041 USDC' },
  networkFee: { value: '$0.01' },
  allowance: { value: '25 USDC', unlimited: false },
  expectedSeconds: 6,
  recipient: { address, isYou: true },
  tokens: [
    { symbol: 'USDC', proof: contractOn('Arbitrum'), isKnown: true },
    { symbol: 'USDC', proof: contractOn('Base'), isKnown: true },
  ],
}

function contractOn(network: string) {
  return { hash: otherAddress, url: 'https://explorer.example/address', network }
}

const states: Record<string, BridgeReviewProps['state']> = {
  loading: { status: 'loading' },
  offline: { status: 'offline' },
  empty: { status: 'empty', onNewQuote: idle },
  ready: { status: 'ready', details, onConfirm: idle, armed: true },
  'someone else': {
    status: 'ready',
    details: {
      ...details,
      allowance: undefined,
      recipient: { address: otherAddress, isYou: false },
    },
    onConfirm: idle,
    armed: false,
  },
  'someone the page named': {
    status: 'ready',
    details: {
      ...details,
      recipient: { address: otherAddress, isYou: false, setBy: origin },
      acknowledgement: { checked: false, onChange: idle },
    },
    onConfirm: idle,
    armed: false,
  },
  'own contract missing': {
    status: 'ready',
    details: {
      ...details,
      recipient: { address, isYou: true, missingOn: 'Base' },
      acknowledgement: { checked: false, onChange: idle },
    },
    onConfirm: idle,
    armed: false,
  },
  'fee of the site': {
    status: 'ready',
    details: {
      ...details,
      receive: { token: usdcBase, amount: { value: '24.834', exact: '24.834216' } },
      partnerFee: { site: 'shop.example', percent: '0.5%', amount: { value: '0.125 USDC' } },
    },
    onConfirm: idle,
    armed: true,
  },
  slow: {
    status: 'ready',
    details: {
      ...details,
      expectedSeconds: 10_800,
      hints: [{ kind: 'slow', amount: '900,000 USDC' }],
    },
    onConfirm: idle,
    armed: true,
  },
  moved: {
    status: 'moved',
    details: { ...details, receive: { token: usdcBase, amount: { value: '24.951' } } },
    difference: '0.008 USDC',
    direction: 'less',
    onAccept: idle,
    armed: true,
  },
  'much less arrives': {
    status: 'ready',
    details: { ...details, receive: { token: usdcBase, amount: { value: '22' } }, loss: '12%' },
    onConfirm: idle,
    armed: true,
  },
  'an unknown token': {
    status: 'ready',
    details: {
      ...details,
      hints: [{ kind: 'unchecked', send: 'USDC', receive: 'DAI' }],
      tokens: [{ symbol: 'USDC', proof: contractOn('Base'), isKnown: false }],
    },
    onConfirm: idle,
    armed: true,
  },
  refreshing: { status: 'refreshing', details },
  trying: { status: 'trying', details },
  untried: {
    status: 'ready',
    details: { ...details, trial: { untried: { checked: false, onChange: idle } } },
    onConfirm: idle,
    armed: false,
  },
  'worse than entered': {
    status: 'ready',
    details: {
      ...details,
      trial: {
        worse: {
          gives: { value: '25.5' },
          takes: ['0.25 WETH (0x82aF…Bab1)'],
          allows: ['unlimited USDC (0xaf88…5831) → 0x7e7e…7e7e'],
        },
      },
    },
    onConfirm: idle,
    armed: true,
  },
  'would fail': {
    status: 'error',
    details,
    onRetry: idle,
    error: { code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED', message: 'It would fail' },
    reason: 'Deposits are paused at the moment. Try again later.',
  },
  confirming: { status: 'confirming', details },
  error: { status: 'error', details, error: httpError, onRetry: idle },
}

export const reviewScenes: readonly Scene[] = Object.entries(states).map(([state, value]) => ({
  view: 'BridgeReview',
  state,
  node: <BridgeReview state={value} />,
}))
