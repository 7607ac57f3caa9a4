import { describe, expect, test, vi } from 'vitest'
import type { PurchaseCurrency } from '#clients/blockchainApi/onramp.ts'
import { networks as noNetworks } from '#kernel/networks/slice.ts'
import type { Network } from '#kernel/networks/network.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { onramp } from '../../model/slice.ts'
import { centsOf, toBuyChoice, toBuyQuestion } from './buyChoice.ts'
import { type BuyActions, type BuyFacts, toBuyViewModel } from './buyViewModel.ts'
import { problemWords } from './problemWords.ts'

const messages = await loadAllMessages('en')
const { config } = createTestCore().store.getState()
const network: Network = {
  caipChainId: 'eip155:1',
  namespace: 'eip155',
  chainId: 1,
  name: 'Chain 1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  explorerUrl: undefined,
  testnet: false,
}
const networks = {
  ...noNetworks,
  known: [network],
  offered: [network],
  active: network.caipChainId,
}
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  { id: 'SEPA_TRANSFER', min: '1.00', max: '5.00' },
]
const sold = (symbol: string, contractAddress?: string): PurchaseCurrency => ({
  ...{ id: symbol, name: symbol, symbol },
  networks: [{ name: 'net', chainId: 1, contractAddress }],
})
const options = {
  paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, limits })),
  purchaseCurrencies: [sold('ETH'), sold('USDC', '0x1000000000000000000000000000000000000001')],
}
const meld = { features: { onramp: { meldPublicKey: 'WXabc:key' } } }
const price = {
  paymentTotal: '50',
  purchaseAmount: '0.0197',
  providerFee: '0.75',
  networkFee: undefined,
}
const prepared = { url: 'https://pay.example/1', before: 0n, decimals: 18, after: undefined }
const ok = <T>(data: T) => ({ data, error: null })
const down = { data: undefined, error: new Error('down') }
const waiting = { data: undefined, error: null }

type Changes = Partial<BuyFacts> & {
  options?: Parameters<typeof toBuyChoice>[1]['options']
  config?: typeof config
}

/** Ether for 50 dollars, priced, with a checkout. */
function drawn({ options: sells = options, config: site = config, ...changes }: Changes = {}) {
  const actions = {
    connect: vi.fn(),
    pickNetwork: vi.fn(),
    pickToken: vi.fn(),
    change: vi.fn(),
    retry: vi.fn(),
    start: vi.fn(),
  } satisfies BuyActions
  const form = changes.form ?? { ...onramp.form, amount: '50' }
  const choice = toBuyChoice(form, { options: sells, networks, config: site })
  const question = toBuyQuestion(choice, centsOf(choice))
  const asked: BuyFacts['asked'] = question && {
    ...question,
    address: alice,
    provider: choice.seller.id,
    cryptoAmount: undefined,
  }
  const facts: BuyFacts = {
    online: true,
    caipChainId: network.caipChainId,
    address: alice,
    networks,
    found: { options: sells, isBuiltIn: false },
    form,
    choice,
    question,
    price: ok(price),
    asked,
    prepared: ok(prepared),
    iconOf: () => undefined,
    methods: messages.buy.methods,
    locale: 'en',
    ...changes,
  }
  const state = toBuyViewModel(facts, actions)
  return { state, actions, facts }
}

/** The form that is drawn, of which the button is a part. */
function formOf(changes?: Changes) {
  const { state, ...rest } = drawn(changes)
  if (state.status !== 'form') expect.fail(`It is ${state.status}`)
  return { ...state, ...rest }
}

const typed = (amount: string, more: Partial<BuyFacts['form']> = {}) => ({
  form: { ...onramp.form, amount, ...more },
})

describe('before there is a form', () => {
  test.each<[string, Changes]>([
    ['offline', { online: false, caipChainId: undefined }],
    ['loading', { found: undefined }],
    ['empty', { options: { ...options, purchaseCurrencies: [] } }],
  ])('behavior: %s', (status, changes) => {
    expect(drawn(changes).state).toEqual({ status })
  })

  test('behavior: nobody connected: a connection is asked for', () => {
    const { state, actions } = drawn({ caipChainId: undefined, address: undefined })
    expect(state).toEqual({ status: 'disconnected', onConnect: actions.connect })
  })

  test('behavior: nothing is offered to an account that nothing can be sent to (S7.16)', () => {
    const caipChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    const { state, actions } = drawn({ caipChainId, address: undefined })
    const onNetworks = actions.pickNetwork
    expect(state).toEqual({ status: 'elsewhere', network: caipChainId, onNetworks })
  })
})

describe('the button', () => {
  test('default: starts what is priced and prepared (S7.16–7.18)', () => {
    const { buy, actions, facts } = formOf()
    expect(buy).toMatchObject({
      status: 'ready',
      url: 'https://pay.example/1',
      price: { gives: { value: '0.0197 ETH' }, providerFee: '$0.75', total: '$50.00' },
    })
    if (buy.status === 'ready') buy.onStart()
    expect(actions.start).toHaveBeenCalledExactlyOnceWith({
      ...facts.asked,
      prepared,
      purchaseAmount: '0.0197',
    })
  })

  test('behavior: while it is typed, priced and prepared', () => {
    expect(formOf({ question: undefined }).buy).toEqual({ status: 'pricing' })
    expect(formOf({ price: waiting }).buy).toEqual({ status: 'pricing' })
    expect(formOf({ prepared: waiting }).buy.status).toBe('preparing')
  })

  test('error: without a price and a checkout, an estimate starts nothing (S8.11)', () => {
    const { buy, actions } = formOf({ price: down, prepared: down })
    if (buy.status !== 'estimate') expect.fail(`It is ${buy.status}`)
    expect(buy.price).toMatchObject({ total: '$50.00' })
    expect(buy.price.gives).toBeUndefined()
    buy.onRetry()
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith(['price', 'prepared'])
  })

  test('behavior: without a price, the seller’s page tells it, and nothing is promised (S7.16, S8.11)', () => {
    const { buy, actions } = formOf({ price: down })
    if (buy.status !== 'ready') expect.fail(`It is ${buy.status}`)
    expect(buy.price).toEqual({ total: '$50.00' })
    buy.onStart()
    expect(actions.start.mock.calls).toMatchObject([[{ purchaseAmount: undefined }]])
  })

  test('error: without a checkout, that alone is asked again (S8.11)', () => {
    const { buy, actions } = formOf({ prepared: down })
    if (buy.status !== 'noCheckout') expect.fail(`It is ${buy.status}`)
    expect(buy.price.gives?.value).toBe('0.0197 ETH')
    buy.onRetry()
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith(['prepared'])
  })

  test('behavior: a price that could not be renewed still is one', () => {
    expect(formOf({ price: { ...ok(price), error: new Error('down') } }).buy.status).toBe('ready')
  })
})

describe('what is typed', () => {
  const usd = { currency: { value: 'USD', text: '' } }
  test.each([
    ['9.99', {}, 'If you pay by card, the minimum is $10.00.'],
    ['7500.01', {}, 'If you pay by card, the maximum is $7,500.00.'],
    ['10.001', { method: 'ach_bank_account' }, 'Use at most two decimal places for USD.'],
    ['', {}, undefined],
  ] as const)(
    'error: %j is held against the limits of the way to pay (S9.03)',
    (amount, more, words) => {
      const { buy } = formOf(typed(amount, more))
      if (buy.status !== 'problem') expect.fail(`It is ${buy.status}`)
      expect(problemWords(messages.buy, usd, buy.problem)).toBe(words)
    },
  )

  test('behavior: another way to pay takes more (S9.03)', () => {
    expect(formOf(typed('7500.01', { method: 'ach_bank_account' })).buy.status).toBe('ready')
  })

  test('behavior: limits are those of the currency, in its sign', () => {
    const { buy, form } = formOf(typed('1', { currency: 'EUR' }))
    expect(buy).toMatchObject({ problem: { kind: 'tooLow', minimum: '€10.00' } })
    expect(form).toMatchObject({ currency: { value: 'EUR', text: 'EUR · Euro' } })
  })

  test('default: ways to pay by their names, one that nobody knows as it comes', () => {
    expect(formOf().form.methods.map(({ text }) => text)).toEqual([
      messages.buy.methods.card,
      messages.buy.methods.ach_bank_account,
      'sepa transfer',
    ])
  })

  test('behavior: what is chosen is what changes', () => {
    const { form, onProvider, actions } = formOf()
    form.onAmount('7')
    form.onCurrency('EUR')
    form.onMethod('card')
    onProvider('coinbase')
    onProvider('nobody')
    expect(actions.change.mock.calls.flat()).toEqual([
      { amount: '7' },
      { currency: 'EUR' },
      { method: 'card' },
      { provider: 'coinbase' },
      { provider: undefined },
    ])
  })
})

test('behavior: the built-in list is said to be one (S8.11)', () => {
  expect(formOf({ found: { options, isBuiltIn: true } }).builtIn).toBe(true)
  expect(formOf().builtIn).toBe(false)
})

describe('a second seller', () => {
  const withKey = { ...config, options: { ...config.options, ...meld } }
  const names = (changes: Changes) => formOf(changes).providers.map(({ name }) => name)

  test('default: with the site’s key, for what it sells', () => {
    expect(names({ config: withKey })).toEqual(['Coinbase', 'Meld'])
  })

  test('behavior: not without a key, nor for what it does not sell', () => {
    expect(names({})).toEqual(['Coinbase'])
    const other = { ...options, purchaseCurrencies: [sold('TERN', `0x${'7'.repeat(40)}`)] }
    expect(names({ config: withKey, options: other })).toEqual(['Coinbase'])
  })

  test('behavior: its limits and its price are on its own page', () => {
    const bought = typed('1', { provider: 'meld' })
    const { buy, form } = formOf({ ...bought, config: withKey, price: waiting })
    expect(form.method).toBeUndefined()
    expect(buy).toMatchObject({ status: 'ready', price: { total: '$1.00' } })
  })
})
