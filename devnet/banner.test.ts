import { expect, test } from 'vitest'
import { banner } from './banner.ts'

const print = (port: number, page?: string) =>
  banner({
    states: [],
    chains: [],
    port,
    urls: { control: 'http://localhost:1', ...(page && { page }) },
  })

test('default: the port that was asked for is told once (N14)', () => {
  expect(print(4173, 'http://localhost:4173')).not.toContain('!!')
  expect(print(0, 'http://localhost:50123')).not.toContain('!!')
  expect(print(4173)).not.toContain('!!')
})

test('behavior: pages without a widget are not offered', () => {
  const urls = { control: 'http://localhost:1', page: 'http://localhost:4173' }
  const states = [{ part: 'web', ready: true }] as const
  const text = (hasPages: boolean) => banner({ states, chains: [], port: 4173, urls, hasPages })
  expect(text(true)).toContain('http://localhost:4173')
  expect(text(false)).not.toContain('http://localhost:4173')
})

test('behavior: another one is told first, with what to do (N14)', () => {
  const lines = print(4173, 'http://localhost:4174').trim().split('\n')
  expect(lines[0]).toBe('!! Port 4173 is taken, so everything moved to 4174.')
})
