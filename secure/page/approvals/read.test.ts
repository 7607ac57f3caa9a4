import { expect, test } from 'vitest'
import { toBytes } from '../keys/bytes.ts'
import { showAmount, showToken } from './showAmount.ts'
import { readSignIn } from './readSignIn.ts'
import { readText, shortName } from './readText.ts'

const message = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n0x9858EfFD232B4033E47d90003D41EC34EcaEda94\n\nURI: https://${domain}`

test('behavior: text hides nothing, and bytes are no text', () => {
  expect(readText(toBytes('Hello,\n\tbridge. ñ 🦭'))).toBe('Hello,\n\tbridge. ñ 🦭')
  expect(readText(toBytes('pay \u202e001 not\u200b 1'))).toBe('pay [U+202E]001 not[U+200B] 1')
  expect(readText(new Uint8Array([0xff, 0xfe, 1]))).toBeNull()
  expect(readText(new Uint8Array([1, 2, 3, 4, 65]))).toBeNull()
  expect(shortName('  USD\nCoin that has a very long name indeed ')).toBe(
    'USD Coin that has a ver…',
  )
})

test.each([
  [
    'tags, which spell words that nobody sees',
    'pay 1\u{e0031}\u{e0030}',
    'pay 1[U+E0031][U+E0030]',
  ],
  [
    'fillers, which are blanks that are none',
    'a\u3164b\uffa0c\u115f\u1160',
    'a[U+3164]b[U+FFA0]c[U+115F][U+1160]',
  ],
  ['joiners and vowels without a body', 'a\u034fb\u180ec\u17b4', 'a[U+034F]b[U+180E]c[U+17B4]'],
  ['selectors of forms that no letter has', 'a\u{e0100}b\ufe01c', 'a[U+E0100]b[U+FE01]c'],
  ['the blank of braille', 'a\u2800b', 'a[U+2800]b'],
])('attack: S2 %s are seen by their number', (_, text, shown) => {
  const around = (inner: string) => `Long enough to be a text. ${inner}`
  expect(readText(toBytes(around(text)))).toBe(around(shown))
})

test('attack: S2 marks that pile up over other lines are seen by their number', () => {
  const pile = '\u0335'.repeat(40)
  expect(readText(toBytes(`pay 1 of many words${pile} to me and nobody else at all`))).toBe(
    `pay 1 of many words${'\u0335'.repeat(8)}${'[U+0335]'.repeat(32)} to me and nobody else at all`,
  )
})

test.each(['❤️ ☎︎ 1️⃣', 'Tiê\u0301ng Viê\u0323\u0301t', 'กิ่ กี๊', 'שָׁלוֹם', 'བརྒྱུད', 'क्ष्म्य'])(
  'behavior: what people write stays as it is: %s',
  (text) => {
    expect(readText(toBytes(text))).toBe(text)
  },
)

test('behavior: a sign-in is compared with the site that truly asks', () => {
  const site = 'https://site.example'
  expect(readSignIn(message('site.example'), site)).toEqual({
    domain: 'site.example',
    match: 'same',
  })
  expect(readSignIn(message('bank.example'), site)?.match).toBe('other')
  expect(readSignIn(message('site.example:8443'), site)?.match).toBe('other')
  expect(readSignIn(message('localhost:3000'), 'http://localhost:3000')?.match).toBe('same')
  expect(readSignIn(message('site.example'), null)?.match).toBe('unknown')
  expect(readSignIn('Hello', site)).toBeNull()
})

test('behavior: amounts are exact (S9.06)', () => {
  expect(showAmount(1_234_567_890n, 6, 'en')).toBe('1,234.56789')
  expect(showAmount(1n, 18, 'es')).toBe('0,000000000000000001')
  expect(showAmount(10n ** 30n, 18, 'en')).toBe('1,000,000,000,000')
  const token = { contract: '0x', symbol: null, decimals: null, amount: 5n }
  expect(showToken(token, 'en', 'units')).toBe('5 units')
})

test('behavior: bytes that are partly text are none, and marks at their start are shown', () => {
  const long = toBytes('a long text that is quite harmless')
  expect(readText(new Uint8Array([...long, 0xff]))).toBeNull()
  expect(readText(new Uint8Array([0xef, 0xbb, 0xbf, ...long]))).toMatch(/^\[U\+FEFF\]a long/)
  // A quarter of controls is still text, more is not.
  expect(readText(toBytes('abc\u0007'))).toBe('abc[U+0007]')
  expect(readText(toBytes('ab\u0007'))).toBeNull()
})

test('behavior: a name stands on one line, and is cut only where it is longer than the room', () => {
  expect(shortName('two   blanks')).toBe('two blanks')
  expect(shortName('x'.repeat(24))).toBe('x'.repeat(24))
  expect(shortName('x'.repeat(25))).toBe(`${'x'.repeat(23)}…`)
})

test('behavior: a sign-in is found behind blanks, and before none', () => {
  expect(readSignIn(`\n  ${message('site.example')}`, null)?.domain).toBe('site.example')
  expect(readSignIn(`Hello. ${message('site.example')}`, null)).toBeNull()
})

test('behavior: a token is told with what is known of it', () => {
  const token = { contract: '0x', symbol: 'USDC', decimals: 6, amount: 1_500_000n }
  expect(showToken(token, 'en', 'units')).toBe('1.5 USDC')
  expect(showToken({ ...token, symbol: null }, 'en', 'units')).toBe('1.5 units')
  expect(showToken({ ...token, decimals: null }, 'en', 'units')).toBe('1,500,000 USDC')
  expect(showToken({ ...token, amount: null }, 'en', 'units')).toBe('∞')
})
