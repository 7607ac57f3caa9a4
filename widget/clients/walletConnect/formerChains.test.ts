import { expect, test } from 'vitest'
import { grantedId, underTodaysId, withFormerIds } from './formerChains.ts'
import { grantOf } from './grant.ts'

const today = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const former = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const own = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

test('default: chains of Solana are asked for by both of their names (S9.13)', () => {
  expect(withFormerIds([today, 'solana:other'])).toEqual([today, 'solana:other', former])
  expect(withFormerIds(['eip155:1'])).toEqual(['eip155:1'])
})

test('behavior: what was granted by the former name counts as today’s, once (S5.10)', () => {
  const methods = ['solana_signMessage']
  const granted = { accounts: [`${former}:${own}`, `${today}:${own}`], methods, events: [] }
  const asked = { solana: { chains: [today], methods, events: [] } }
  expect(grantOf({ solana: granted }, asked).accounts).toEqual([`${today}:${own}`])
  expect(underTodaysId('eip155:1:0x1')).toBe('eip155:1:0x1')
})

test('behavior: a wallet hears the name that it granted', () => {
  const on = (...chains: string[]) => ({
    solana: { accounts: chains.map((id) => `${id}:${own}`) },
  })
  expect(grantedId(on(former), today)).toBe(former)
  expect(grantedId(on(former, today), today)).toBe(today)
  expect(grantedId(on(), today)).toBe(today)
  expect(grantedId(on(former), 'eip155:1')).toBe('eip155:1')
})
