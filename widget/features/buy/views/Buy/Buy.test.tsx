import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '#ui/testing.tsx'
import { buyScenes } from './Buy.scenes.tsx'

afterEach(cleanup)

const show = (state: string) =>
  draw(buyScenes.find((one) => one.view === 'Buy' && one.state === state)?.node)

test.each([
  ['disconnected', 'No wallet connected'],
  ['empty', 'Nothing is for sale here'],
  ['built-in list', 'The full list did not load'],
  ['no checkout', 'Coinbase did not open'],
  ['too high', 'If you pay by card, the maximum is $7,500.00.'],
])('behavior: %s: %s', (state, words) => {
  show(state)
  expect(screen.getByText(words)).toBeDefined()
})

test('behavior: bones while it loads', () => {
  show('loading')
  expect(screen.getByRole('button', { name: 'Loading' })).toBeDefined()
})

test('error: without a checkout the button tries again (S8.11)', () => {
  show('no checkout')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
