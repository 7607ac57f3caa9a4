import { base, etherArbitrum, idle, type Scene, usdcBase } from '#ui/testing/scene.ts'
import { WhatIsABuy } from '../WhatIsABuy/WhatIsABuy.tsx'
import { Buy, type BuyProps } from './Buy.tsx'
import type { BuyFormViewModel, BuyPrice, BuyState } from './buyForm.ts'
import { BuyToken } from './BuyToken.tsx'

const usd = { value: 'USD', text: 'USD · US Dollar' }
const card = { value: 'card', text: 'by card' }

const form: BuyFormViewModel = {
  amount: '50',
  onAmount: idle,
  currency: usd,
  currencies: [usd, { value: 'EUR', text: 'EUR · Euro' }],
  onCurrency: idle,
  method: card,
  methods: [card, { value: 'ach_bank_account', text: 'by bank transfer' }],
  onMethod: idle,
  token: etherArbitrum,
  onPick: idle,
}

const price: BuyPrice = {
  receive: { value: '0.0197', exact: '0.0197' },
  gives: { value: '0.0197 ETH', exact: '0.0197 ETH' },
  providerFee: '$0.75',
  networkFee: '$0.02',
  total: '$50.00',
}

const sellers = [
  { id: 'coinbase', name: 'Coinbase', fees: '1%–2%' },
  { id: 'meld', name: 'Meld', fees: '1%–2%' },
] as const

function drawing(buy: BuyState, more: Partial<Extract<BuyProps['state'], { form: unknown }>> = {}) {
  return {
    status: 'form' as const,
    form,
    provider: sellers[0],
    providers: sellers.slice(0, 1),
    onProvider: idle,
    builtIn: false,
    buy,
    ...more,
  }
}

const states: Record<string, BuyProps['state']> = {
  'enter amount': drawing(
    { status: 'problem', problem: { kind: 'enterAmount' } },
    { form: { ...form, amount: '' } },
  ),
  'too low': drawing(
    { status: 'problem', problem: { kind: 'tooLow', minimum: '$10.00', method: 'by card' } },
    { form: { ...form, amount: '5' } },
  ),
  'too high': drawing(
    { status: 'problem', problem: { kind: 'tooHigh', maximum: '$7,500.00', method: 'by card' } },
    { form: { ...form, amount: '9000' } },
  ),
  pricing: drawing({ status: 'pricing' }),
  preparing: drawing({ status: 'preparing', price }),
  ready: drawing({ status: 'ready', price, url: 'https://pay.example/1', onStart: idle }),
  estimate: drawing(
    {
      status: 'estimate',
      price: {
        receive: { value: '50', exact: '50' },
        gives: { value: '50 USDC', exact: '50 USDC' },
        total: '$50.00',
      },
      onRetry: idle,
    },
    { form: { ...form, token: usdcBase } },
  ),
  'estimate of nothing': drawing({
    status: 'estimate',
    price: { total: '$50.00' },
    onRetry: idle,
  }),
  'no checkout': drawing({ status: 'noCheckout', price, onRetry: idle }),
  'built-in list': drawing(
    { status: 'ready', price, url: 'https://pay.example/1', onStart: idle },
    { builtIn: true },
  ),
  'two sellers': drawing(
    { status: 'ready', price, url: 'https://pay.example/1', onStart: idle },
    { providers: sellers },
  ),
  'the other seller': drawing(
    { status: 'ready', price: { total: '$50.00' }, url: 'https://pay.example/1', onStart: idle },
    { providers: sellers, provider: sellers[1], form: { ...form, method: undefined } },
  ),
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  offline: { status: 'offline' },
  disconnected: { status: 'disconnected', onConnect: idle },
  elsewhere: { status: 'elsewhere', network: 'Solana', onNetworks: idle },
}

const pending = [{ id: '1', token: usdcBase, amount: '24.5 USDC', fiat: '$25.00', isPaid: true }]

function scene(state: string, props: Pick<BuyProps, 'state' | 'pending'>): Scene {
  return { view: 'Buy', state, node: <Buy {...props} onPending={idle} onHelp={idle} /> }
}

const tokens = [etherArbitrum, usdcBase].map((token) => ({
  id: token.symbol,
  token,
  selected: token.network === base,
}))

export const buyScenes: readonly Scene[] = [
  ...Object.entries(states).map(([state, value]) => scene(state, { state: value, pending: [] })),
  scene('under way', {
    pending,
    state: drawing({ status: 'ready', price, url: 'https://pay.example/1', onStart: idle }),
  }),
  {
    view: 'BuyToken',
    state: 'ready',
    node: <BuyToken query="" onQuery={idle} onPick={idle} options={tokens} />,
  },
  {
    view: 'BuyToken',
    state: 'loading',
    node: <BuyToken query="" onQuery={idle} onPick={idle} options={undefined} />,
  },
  {
    view: 'BuyToken',
    state: 'no match',
    node: <BuyToken query="moon" onQuery={idle} onPick={idle} options={[]} />,
  },
  { view: 'WhatIsABuy', state: 'ready', node: <WhatIsABuy onBuy={idle} /> },
]
