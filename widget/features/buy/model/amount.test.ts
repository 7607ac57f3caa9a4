import { describe, expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { checkMoney } from './amount.ts'
import { estimateOf } from './estimate.ts'
import { fallbackOptions } from './fallback.ts'
import { createOffer, selectBuy } from './offer.ts'
import { providerOf, providersOf } from './providers.ts'
import { onramp } from './slice.ts'
import { unitsOf } from './units.ts'

const core = createTestCore()
const { offered } = core.store.getState().networks
const options = fallbackOptions(offered)
const offer = createOffer(options, offered)
const [dollars] = offer.currencies

function method(id: string) {
  const found = dollars?.methods.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

describe('checkMoney', () => {
  test.each([
    ['card', '10', 'ok'],
    ['card', '9.99', 'tooLow'],
    ['card', '7500', 'ok'],
    ['card', '7500.01', 'tooHigh'],
    ['ach_bank_account', '10', 'ok'],
    ['ach_bank_account', '25000', 'ok'],
    ['ach_bank_account', '25000.01', 'tooHigh'],
    ['card', '9'.repeat(60), 'tooHigh'],
    ['card', '10.001', 'tooManyDecimals'],
    ['card', '', 'enterAmount'],
    ['card', 'NaN', 'enterAmount'],
    ['card', '-20', 'enterAmount'],
  ])('default: %s, %s: %s (S9.03)', (id, text, outcome) => {
    const checked = checkMoney(text, method(id))
    expect(checked.status === 'ok' ? 'ok' : checked.problem.kind).toBe(outcome)
  })
})

describe('fallbackOptions', () => {
  test('default: dollars and euros, by card and from a bank (S8.11, S9.03)', () => {
    const limits = [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ]
    expect(options.paymentCurrencies).toEqual([
      { id: 'USD', limits },
      { id: 'EUR', limits },
    ])
  })

  test('behavior: no two tokens share a contract, and none is where it is not', () => {
    const keys = offer.tokens.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(['eip155:31337/native', 'eip155:31338/native'])
  })
})

describe('createOffer', () => {
  test('behavior: limits that nothing could meet are none', () => {
    const bad = [
      { id: 'a', min: '20', max: '10' },
      { id: 'b', min: '0', max: '0' },
      { id: 'c', min: '1e400', max: '2' },
    ]
    const { currencies } = createOffer(
      { ...options, paymentCurrencies: [{ id: 'USD', limits: bad }] },
      offered,
    )
    expect(currencies).toEqual([])
  })

  test('behavior: what has no contract is the currency of its network, or is not sold', () => {
    const networks = [
      { name: 'one', chainId: 31337, contractAddress: undefined },
      { name: 'two', chainId: 31338, contractAddress: `0x${'4'.repeat(40)}` },
    ]
    const purchaseCurrencies = ['ETH', 'USDC'].map((symbol) => ({
      id: symbol,
      name: symbol,
      symbol,
      networks,
    }))
    const { tokens } = createOffer({ ...options, purchaseCurrencies }, offered)
    expect(tokens.map(({ symbol, key }) => [symbol, key])).toEqual([
      ['ETH', 'eip155:31337/native'],
      ['ETH', `eip155:31338/0x${'4'.repeat(40)}`],
    ])
  })

  test('behavior: choices that do not fit fall back', () => {
    const form = { ...onramp.form, currency: 'ZWL', method: 'magic', tokenKey: 'moon' }
    const { token, currency, method: by } = selectBuy(form, offer, 'eip155:31338')
    expect([token?.key, currency?.id, by?.id]).toEqual(['eip155:31338/native', 'USD', 'card'])
  })
})

test('behavior: an estimate is of coins that are worth a dollar alone (S8.11)', () => {
  const [token] = offer.tokens
  if (token === undefined || dollars === undefined) throw new Error('nothing is for sale')
  const question = { token, currency: dollars, amount: '50.00' }
  expect(estimateOf(question).purchaseAmount).toBe(undefined)
  expect(estimateOf({ ...question, token: { ...token, symbol: 'USDC' } }).purchaseAmount).toBe(
    '50.00',
  )
})

test('behavior: a decimal of the service is cut to what the token has, never rounded up', () => {
  expect(unitsOf(`0.1234567${'9'.repeat(70)}`, 6)).toBe(123_456n)
  expect(unitsOf('12', 6)).toBe(12_000_000n)
  expect(unitsOf('0.0000001', 6)).toBe(0n)
})

test('behavior: two sellers, one of them with a key of the site’s own, each for 1 to 2 % (S9.03)', () => {
  const [token] = offer.tokens
  if (token === undefined) throw new Error('nothing is for sale')
  const ether = { ...token, caipChainId: 'eip155:1', symbol: 'ETH' }
  const ids = (meldPublicKey?: string) => {
    const features = meldPublicKey === undefined ? {} : { onramp: { meldPublicKey } }
    const { config } = createTestCore({ widgetOptions: { features } }).store.getState()
    return providersOf(config, ether).map(({ id }) => id)
  }
  expect([ids(), ids('key')]).toEqual([['coinbase'], ['coinbase', 'meld']])
  for (const id of ['coinbase', 'meld'] as const) {
    expect(providerOf(id)).toMatchObject({ id, feeFrom: 1, feeTo: 2 })
  }
})
