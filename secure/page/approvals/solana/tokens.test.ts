import { expect, test } from 'vitest'
import { solanaSymbol } from './tokens.ts'

const main = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

test('behavior: a token is named where its network is, and by its whole mint alone (S7.28)', () => {
  expect(solanaSymbol(main, usdc)).toBe('USDC')
  const others: [string, string][] = [
    [main, usdc.toLowerCase()],
    [main, `${usdc.slice(0, -1)}w`],
    [main, 'toString'],
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', usdc],
    ['constructor', 'name'],
  ]
  for (const [chain, mint] of others) expect(solanaSymbol(chain, mint)).toBeNull()
})
