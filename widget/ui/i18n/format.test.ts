import { directionOf } from '#lib/locales.ts'
import { expect, test } from 'vitest'
import { describeError } from './describeError.ts'
import { plural } from '#lib/plural.ts'
import {
  formatAgo,
  formatAmount,
  formatClock,
  formatDollars,
  formatDuration,
  shorten,
} from './format.ts'
import { pickLocale } from './locales.ts'
import { loadAllMessages, loadMessages } from './messages.ts'

test.each([
  ['1204.1189', 'en', '1,204.118'],
  ['0.9999999', 'en', '0.999'],
  ['0.0001', 'en', '<0.001'],
  ['0', 'en', '0'],
  ['25.000', 'en', '25'],
  ['12345.6', 'es', '12.345,6'],
  ['90071992547409931234.5', 'en', '90,071,992,547,409,931,234.5'],
])('behavior: shows %s in %s as %s, cut and never rounded (S9.06)', (value, locale, shown) => {
  expect(formatAmount(value, { locale })).toBe(shown)
})

test('behavior: fills decimals where asked, and shows dollars to the cent (S9.06)', () => {
  expect(formatAmount('40', { locale: 'en', fill: true })).toBe('40.000')
  expect(formatDollars('4812.379', 'en')).toBe('$4,812.37')
  expect(formatDollars('0.001', 'en')).toBe('<$0.01')
})

test('behavior: tells time in words and as a clock', () => {
  expect([formatClock(4), formatClock(134), formatClock(3_607)]).toEqual([
    '0:04',
    '2:14',
    '1:00:07',
  ])
  expect(formatDuration(6, 'en')).toBe('6 seconds')
  expect(formatDuration(600, 'en')).toBe('10 minutes')
  expect(formatAgo(0, 300_000, 'en')).toBe('5 minutes ago')
  expect(formatAgo(0, 300_000, 'en', 'short')).toBe('5 min. ago')
})

test('behavior: shortens what is long and leaves what is short', () => {
  expect(shorten('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C7…976F')
  expect(shorten('maren.eth')).toBe('maren.eth')
})

test('behavior: picks the plural form of the language', () => {
  const forms = { one: 'one', few: 'few', other: 'other' }
  expect([plural('en', 1, forms), plural('en', 3, forms), plural('pl', 3, forms)]).toEqual([
    'one',
    'other',
    'few',
  ])
})

test.each([
  [['xx', 'es-MX', 'en'], 'es'],
  [['xx', 'not a tag', '--'], 'en'],
  [['es-Cyrl', 'EN-gb'], 'en'],
])('behavior: of %s it speaks %s', (wished, locale) => {
  expect(pickLocale(wished)).toBe(locale)
})

test('behavior: Arabic, Hebrew and Persian are written from the right', () => {
  const tags = ['ar', 'he', 'fa', 'en', 'hi', 'fil']
  expect(tags.map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'ltr'])
})

test('behavior: what is put into a sentence of Arabic keeps its own direction', async () => {
  const { allWallets, common, families, receive } = await loadAllMessages('ar')
  expect([families.name('solana'), families.name('x1')]).toEqual(['Solana', '\u2068x1\u2069'])
  expect(families.name('eip155')).toMatch(/^\p{Script=Arabic}/u)
  expect(common.onNetwork('Base')).toMatch(/[^ ]+ \u2068Base\u2069$/)
  expect(allWallets.found(3)).not.toMatch(/[\u2068\u2069]/)
  expect(receive.onlyOn(['Base', 'OP'])).toContain('\u2068Base\u2069 و\u2068OP\u2069')
})

test('behavior: B-F6 an unknown error shows its own sentence, and a service’s refusal why (S8.12)', async () => {
  const words = await loadMessages('en')
  const early = { ...words, errors: {} }
  expect(describeError(early, { code: 4001, message: 'Declined.' }).body).toBe('Declined.')
  const en = await loadAllMessages('en')
  expect(describeError(en, { code: 4001, message: 'x' }).title).toBe('Declined in your wallet')
  expect(describeError(en, { code: 'TOO_NEW', message: 'What happened.' })).toEqual({
    title: 'Something went wrong',
    body: 'What happened.',
  })
  const refused = { code: 'BRIDGE_API_ERROR', message: 'No' }
  expect(describeError(en, { ...refused, data: { apiCode: 'AMOUNT_TOO_LOW' } }).title).toBe(
    'The amount is too low',
  )
  expect(describeError(en, { ...refused, data: { apiCode: 'AMOUNT_TOO_HIGH' } }).title).toBe(
    'The amount is too high',
  )
  expect(describeError(en, { ...refused, data: { apiCode: 'toString' } }).title).toBe(
    'The bridge service refused the request',
  )
  expect(describeError(en, { code: 'toString', message: 'What happened.' }).body).toBe(
    'What happened.',
  )
})

test.each(['IFRAME_LOAD_FAILED', 'IFRAME_REQUEST_TIMEOUT'])(
  'error: %s is told in the spec’s words (S8.03, S8.04)',
  async (code) => {
    const en = await loadAllMessages('en')
    expect(describeError(en, { code, message: 'x' }).title).toBe('Something went wrong')
  },
)

test('default: what failed beside is told in the spec’s words (S8.01, S8.02, S8.03)', async () => {
  const en = await loadAllMessages('en')
  expect(en.failures).toMatchObject({
    balanceUnavailable: 'Token Balance Unavailable',
    disconnectFailed: 'Failed to disconnect',
  })
  expect(en.swap.unsupportedTitle).toBe('Network not supported for Swaps')
  const smart = describeError(en, { code: 'SMART_ACCOUNT_CANNOT', message: 'x' })
  expect(smart.body).toMatch(/^This application might not support Smart Accounts\./)
  const code = 'NETWORK_NOT_FOUND'
  expect(describeError(en, { code, message: 'x' }).title).toBe('Network Not Found')
})
