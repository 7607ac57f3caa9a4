import { expect, test } from 'vitest'
import { matchesSearch } from './searchTokens.ts'

const names = ['USDC', 'USD Coin', 'Base', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913']

test.each([
  ['', true],
  ['  ', true],
  ['usd', true],
  ['coin BASE', true],
  ['base usdc', true],
  ['0x8335', true],
  ['usdc optimism', false],
  ['usdcc', false],
])('behavior: “%s” finds a token: %s', (query, isFound) => {
  expect(matchesSearch(names, query)).toBe(isFound)
})
