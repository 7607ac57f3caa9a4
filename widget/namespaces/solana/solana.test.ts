import { expect, test } from 'vitest'
import { isSolanaAddress } from './address.ts'

test.each([
  'So11111111111111111111111111111111111111112',
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
])('default: %s is an address (S5.09)', (text) => {
  expect(isSolanaAddress(text)).toBe(true)
})

test.each([
  ['an EVM address', '0x1111111111111111111111111111111111111111'],
  ['a lookalike with 0', 'So11111111111111111111111111111111111111110'],
  ['a lookalike with I', 'So1111111111111111111111111111111111111111I'],
  ['one that is too short', '1111111111111111111111111111111'],
  ['one of 33 bytes', 'z'.repeat(44)],
  ['one of 31 bytes', `${'1'.repeat(30)}2z`],
  ['nothing', ''],
  ['spaces around it', ' So11111111111111111111111111111111111111112'],
])('error: %s is none (S5.09)', (_, text) => {
  expect(isSolanaAddress(text)).toBe(false)
})
