import { describe, expect, test, vi } from 'vitest'
import { networks as noNetworks } from '#kernel/networks/slice.ts'
import type { Network } from '#kernel/networks/network.ts'
import { one } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { checkSend, type SendFacts } from '../../model/check.ts'
import { send } from '../../model/slice.ts'
import { ether, usdc } from '../../model/testing/holdings.ts'
import { problemWords } from './problemWords.ts'
import { type SendActions, type SendFormFacts, toSendViewModel } from './sendViewModel.ts'

const network: Network = {
  caipChainId: one,
  namespace: 'eip155',
  chainId: 31337,
  name: 'Chain 31337',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  explorerUrl: undefined,
  testnet: true,
}
const priced = usdc(1_204_118_202n, { price: '1' })
const native = { ...ether(10n ** 18n), price: '3000' }
const cost = { fee: 10n ** 15n, setUp: 0n, reserve: 0n, withheld: 0n }
const form = { ...send.form, token: priced, amount: '120', recipient: bob }
const who = {
  recipient: { status: 'found', address: bob },
  address: bob,
  name: undefined,
  profile: undefined,
  takesNames: false,
  isOfNetwork: true,
  isContract: false,
  code: { data: 'person', error: null },
} as const

/** 120 of 1,204 USDC, to an address that is no contract. */
function drawn(changes: Partial<SendFormFacts> = {}, checks: Partial<SendFacts> = {}) {
  const actions = {
    connect: vi.fn(),
    pickNetwork: vi.fn(),
    pickToken: vi.fn(),
    setAmount: vi.fn(),
    setDollars: vi.fn(),
    enterIn: vi.fn(),
    setMax: vi.fn(),
    setRecipient: vi.fn(),
    retry: vi.fn(),
    review: vi.fn(),
    see: vi.fn(),
  } satisfies SendActions
  const facts: Omit<SendFormFacts, 'checked'> = {
    form,
    from: alice,
    caipChainId: one,
    networks: { ...noNetworks, known: [network], offered: [network], active: one },
    isSupported: true,
    online: true,
    site: 'shop.example',
    own: [],
    holdings: { data: [native, priced], error: null },
    token: priced,
    native,
    fee: { data: cost, error: null },
    max: priced.amount,
    who,
    isRemembered: false,
    locale: 'en',
    and: (first, second) => `${first} and ${second}`,
    ...changes,
  }
  const checked = checkSend({
    token: facts.token,
    isBalanceKnown: true,
    amount: facts.form.amount,
    native: native.amount,
    fee: cost.fee,
    recipient: facts.who.recipient,
    ...checks,
  })
  return { ...toSendViewModel({ checked, ...facts }, actions), actions }
}

const messages = await loadAllMessages('en')

/** What is said of a problem. */
function words(changes: Partial<SendFormFacts>, checks?: Partial<SendFacts>) {
  const { state } = drawn(changes, checks)
  if (state.status !== 'problem') expect.fail(`It is ${state.status}`)
  return problemWords(messages, state.problem)
}

describe('the button', () => {
  test('default: reviews what was typed (S5.04)', () => {
    const { state, actions } = drawn()
    expect(state).toMatchObject({ status: 'ready', amount: '120 USDC', to: '0x2222…2222' })
    if (state.status === 'ready') state.onReview()
    expect(actions.review).toHaveBeenCalledExactlyOnceWith({
      token: priced,
      amount: 120_000_000n,
      from: alice,
      to: bob,
      toName: undefined,
      toProfile: undefined,
      isContract: false,
    })
  })

  test('behavior: names whom a name led to', () => {
    expect(drawn({ who: { ...who, name: 'otto.eth' } }).state).toMatchObject({ to: 'otto.eth' })
  })

  test.each<[string, Partial<SendFormFacts>]>([
    ['offline', { online: false }],
    ['loading', { token: undefined, holdings: { data: undefined, error: null } }],
    ['checking', { who: { ...who, recipient: { status: 'checking' } } }],
  ])('behavior: %s', (status, changes) => {
    expect(drawn(changes).state).toEqual({ status })
  })

  test('behavior: without a connection asks for one', () => {
    const { state, actions } = drawn({ from: undefined })
    if (state.status !== 'disconnected') expect.fail(`It is ${state.status}`)
    state.onConnect()
    expect(actions.connect).toHaveBeenCalledOnce()
  })

  test.each<[string, Partial<SendFormFacts>]>([
    ['nothing is sent', { isSupported: false }],
    ['nobody knows', { caipChainId: 'eip155:1' }],
  ])('behavior: on a network that %s, another one is offered (S5.04)', (_, changes) => {
    const { state, actions } = drawn(changes)
    expect(state).toEqual({ status: 'unsupported', onNetworks: actions.pickNetwork })
  })

  test('error: without an answer, exactly what failed is asked again', () => {
    const down = { data: undefined, error: new Error('down') }
    const { state, actions } = drawn({ fee: down, who: { ...who, code: down } })
    if (state.status !== 'error') expect.fail(`It is ${state.status}`)
    state.onRetry()
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith(['fee', 'code'])
  })

  test('behavior: an answer that could not be renewed still is one', () => {
    const old = { data: cost, error: new Error('down') }
    expect(drawn({ fee: old }).state.status).toBe('ready')
  })
})

describe('what is in the way', () => {
  test.each([
    ['5000', 'That is 3,795.882 USDC more than you have.'],
    ['1204.118203', 'That is <0.001 USDC more than you have.'],
  ])('error: %s USDC is more than there is, and how much more', (amount, body) => {
    const said = words({ form: { ...form, amount } })
    expect(said).toEqual({ button: 'Not enough USDC', body })
  })

  test.each([
    ['you', 'This is your own address'],
    ['nobody', 'No address for this name'],
    ['lookupFailed', 'The name could not be looked up'],
    ['empty', 'Add an address'],
  ] as const)('error: a recipient that is %s: %s', (status, button) => {
    expect(words({ who: { ...who, recipient: { status } } }).button).toBe(button)
  })

  test.each(['invalid', 'zero', 'token', 'checksum'] as const)(
    'error: an address that is %s is called invalid, and why (S5.09)',
    (problem) => {
      const recipient = { status: 'invalid', problem } as const
      const said = words({ who: { ...who, recipient } })
      expect(said).toEqual({ button: 'Invalid address', body: messages.recipient[problem] })
    },
  )

  test('error: the network’s currency for the fee', () => {
    expect(words({}, { native: 0n }).button).toBe('Not enough ETH for the network fee')
  })

  test('error: of the currency itself, with the fee', () => {
    const own = { form: { ...form, token: native, amount: '0.9995' }, token: native }
    const { body } = words(own, { fee: 25n * 10n ** 14n })
    expect(body).toBe('With the network fee that is 0.002 ETH more than you have.')
  })
})

describe('the amount', () => {
  test('default: its worth, the balance, and all of it', () => {
    const shown = drawn()
    expect(shown).toMatchObject({
      amount: '120',
      fiat: '$120.00',
      balance: { value: '1,204.118' },
      unit: { isDollars: false },
    })
    shown.onMax?.()
    expect(shown.actions.setMax).toHaveBeenCalledExactlyOnceWith(priced.amount, priced)
    shown.onAmount('2')
    expect(shown.actions.setAmount).toHaveBeenCalledExactlyOnceWith('2')
    shown.unit?.onToggle()
    expect(shown.actions.enterIn).toHaveBeenCalledExactlyOnceWith('dollars', priced)
  })

  test('behavior: in dollars, what is sent stands beside', () => {
    const shown = drawn({ form: { ...form, amount: '119.5', dollars: '119.50' } })
    expect(shown).toMatchObject({ amount: '119.50', fiat: '119.5 USDC', unit: { isDollars: true } })
    shown.onAmount('3')
    expect(shown.actions.setDollars).toHaveBeenCalledExactlyOnceWith('3', priced)
    shown.unit?.onToggle()
    expect(shown.actions.enterIn).toHaveBeenCalledExactlyOnceWith('token', priced)
  })

  test('behavior: without a price, nothing is in dollars', () => {
    const token = usdc(5n)
    const shown = drawn({ token, form: { ...form, amount: '1', dollars: '7' } })
    expect([shown.amount, shown.unit, shown.fiat]).toEqual(['1', undefined, undefined])
  })

  test('behavior: nothing to fill in where nothing can be sent', () => {
    expect(drawn({ max: undefined }).onMax).toBeUndefined()
  })
})

describe('who receives', () => {
  test('default: the first time is said, and only then', () => {
    expect(drawn().to.notes).toEqual(['firstTime'])
    expect(drawn({ isRemembered: true }).to.notes).toEqual([])
  })

  test('behavior: a contract, and a name without an address of this network, are said', () => {
    const notes = drawn({ who: { ...who, isOfNetwork: false, isContract: true } }).to.notes
    expect(notes).toEqual(['otherNetwork', 'contract', 'firstTime'])
  })

  test('behavior: nothing is said of whom it is not known yet', () => {
    const recipient = { status: 'checking' } as const
    expect(drawn({ who: { ...who, recipient } }).to).toMatchObject({ notes: [], checking: true })
  })

  test('behavior: the site is named where it named the recipient, until that is gone', () => {
    const page = { ...form, recipientSource: 'page' } as const
    expect(drawn({ form: page }).to.setBy).toBe('shop.example')
    expect(drawn({ form: { ...page, recipient: '' } }).to.setBy).toBeUndefined()
    expect(drawn().to.setBy).toBeUndefined()
  })
})

describe('what it costs', () => {
  test('default: the fee, and all of it in dollars', () => {
    expect(drawn().cost).toMatchObject({ fee: { value: '$3.00' }, total: '$123.00' })
  })

  test('behavior: no total of what cannot be sent', () => {
    expect(drawn({ form: { ...form, amount: '5000' } }).cost).toMatchObject({ total: undefined })
  })

  test('behavior: its place is kept until the fee is known, and not where nobody tells it', () => {
    expect(drawn({ fee: { data: undefined, error: null } }).cost).toEqual({})
    expect(drawn({ fee: { data: undefined, error: new Error('down') } }).cost).toBeUndefined()
  })
})

test('behavior: one that is under way can be looked at', () => {
  const own = [ownTransaction(2, 'confirmed'), ownTransaction(1)]
  const { pending, actions } = drawn({ own })
  expect(pending?.amount).toBe('0.1 ETH')
  pending?.onSee()
  expect(actions.see).toHaveBeenCalledExactlyOnceWith('own-1')
  expect(drawn({ own: [ownTransaction(2, 'confirmed')] }).pending).toBeUndefined()
})
