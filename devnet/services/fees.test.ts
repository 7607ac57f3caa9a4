import { parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { feesOf, limitsOf } from './fees.ts'

describe('feesOf', () => {
  test('default', () => {
    expect(feesOf('USDC', 100_000_000n)).toEqual({
      capital: { pct: 200_000_000_000_000n, total: 20_000n },
      gas: { pct: 420_000_000_000_000n, total: 42_000n },
      lp: { pct: 100_000_000_000_000n, total: 10_000n },
      relay: { pct: 720_000_000_000_000n, total: 72_000n },
    })
  })

  test.each(['ETH', 'WETH', 'USDC', 'DAI'] as const)('behavior: %s adds up', (symbol) => {
    for (const amount of [0n, 1n, 7_777_777n, 3n * 10n ** 18n + 1n]) {
      const { capital, gas, lp, relay } = feesOf(symbol, amount, 1.5)
      expect(relay.total).toBe(capital.total + gas.total + lp.total)
      expect(relay.pct).toBe(capital.pct + gas.pct + lp.pct)
    }
  })
})

describe('limitsOf', () => {
  test('behavior: rise from slow to fast', () => {
    for (const symbol of ['ETH', 'USDC', 'DAI'] as const) {
      const limits = limitsOf(symbol)
      expect(limits.minDeposit).toBeLessThan(limits.maxDepositInstant)
      expect(limits.maxDepositInstant).toBeLessThan(limits.maxDepositShortDelay)
      expect(limits.maxDepositShortDelay).toBeLessThan(limits.maxDeposit)
    }
    expect(limitsOf('USDC').minDeposit).toBe(parseUnits('1.2', 6))
  })
})
