import { expect, test } from 'vitest'
import { toBytes } from '../keys/bytes.ts'
import { showAmount, showToken } from './showAmount.ts'
import { readSignIn } from './readSignIn.ts'
import { readText, shortName } from './readText.ts'
import { readTree } from './readTree.ts'

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

test('behavior: only what the types name is shown, with arrays and structs', () => {
  const tree = readTree({
    types: {
      Mail: [
        { name: 'to', type: 'Person[]' },
        { name: 'text', type: 'string' },
      ],
      Person: [{ name: 'name', type: 'string' }],
    },
    primaryType: 'Mail',
    domain: {},
    message: { to: [{ name: 'Bo\u202eb' }], text: 'hi', hidden: 'not signed' },
  })
  expect(tree).toEqual([
    { name: 'to', value: [{ name: '1', value: [{ name: 'name', value: 'Bo[U+202E]b' }] }] },
    { name: 'text', value: 'hi' },
  ])
})
