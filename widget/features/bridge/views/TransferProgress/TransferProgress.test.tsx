import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '#ui/testing.tsx'
import { transferScenes } from './TransferProgress.scenes.tsx'

afterEach(cleanup)

function show(state: string) {
  const scene = transferScenes.find((one) => one.view === 'TransferProgress' && one.state === state)
  return draw(scene?.node)
}

test('behavior: three steps with proof on their explorers, and a spoken progress (S4.14)', () => {
  show('pending')
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('data-status'))).toEqual([
    'done',
    'done',
    'now',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '0x8c1e…d04b on the Arbitrum explorer',
    '0x3fa9…17c2 on the Arbitrum explorer',
  ])
  const bar = screen.getByRole('progressbar', { name: 'Transfer' })
  expect(bar.getAttribute('aria-valuetext')).toBe('4 seconds of about 6 seconds')
})

test('behavior: what waits in a wallet is not called safe to close', () => {
  const sentence = 'Keep this window open until you have confirmed in your wallet.'
  show('in wallet')
  expect(screen.queryByText(sentence)).not.toBe(null)
  show('pending')
  expect(screen.queryByText(sentence)).toBe(null)
  expect(screen.queryByText(/^You can close this window/)).not.toBe(null)
})

test('behavior: a transfer that was left before the deposit says that nothing was sent (S4.14)', async () => {
  show('waiting')
  expect(screen.queryByRole('heading', { name: 'Nothing was sent yet' })).not.toBe(null)
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('data-status'))).toEqual([
    'next',
    'next',
    'next',
  ])
  show('waiting, allowed')
  expect(screen.queryByRole('heading', { name: 'Allowed, not sent' })).not.toBe(null)
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBe(null)
})

test('error: a sent transaction that differs names both values', () => {
  show('altered')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')
  expect(alert.textContent).toContain('0x3a1F0cB9d42E7b5586aA11f0C2d4E9876b5C0021')
})

test('behavior: an offer to take less says what, how, and is asked for once (S5.12)', () => {
  show('late')
  const text = screen.getByRole('heading', { name: 'Speed it up' }).parentElement?.textContent
  expect(text).toContain('If you accept 24.918 USDC instead of 24.959 USDC')
  expect(text).toContain('a free signature, and a small transaction on Arbitrum')
  expect(screen.queryByRole('button', { name: 'Accept 24.918 USDC' })).not.toBe(null)
  show('late, signing')
  const busy = screen.getByRole('button', { name: 'Sign in your wallet' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  show('late, sent')
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBe(null)
  expect(screen.queryByText(/A relayer may still pay the first amount/)).not.toBe(null)
  show('late, other account')
  expect(screen.queryByText(/Connect 0x71C7…976F/)).not.toBe(null)
})

test('error: an offer that was declined is quiet, one that failed is not', () => {
  show('late, offer declined')
  expect(screen.queryByText('You declined it. The first offer still stands.')).not.toBe(null)
  show('late, offer failed')
  expect(screen.queryByRole('heading', { name: 'The offer was not sent' })).not.toBe(null)
})

test('behavior: why it is late is told: too much, slow fill, delayed', () => {
  for (const [state, words] of [
    ['too much', /^No relayer holds this much/],
    ['slow fill', /^No relayer took it. Across pays it out itself/],
    ['delayed', /much longer than usual/],
  ] as const) {
    show(state)
    expect(screen.queryByText(words), state).not.toBe(null)
  }
})

test('behavior: the old and the new amount are shown before it goes on', () => {
  show('moved')
  const text = screen.getByRole('heading', { name: 'The rate changed' }).parentElement?.textContent
  expect(text).toContain('You confirmed 24.959011 USDC. You would now receive 24.951 USDC.')
  expect(screen.queryByRole('button', { name: 'Continue for 24.951 USDC' })).not.toBe(null)
})

test('behavior: one call bundle is one step, and what is not kept is told', () => {
  show('in one call')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: 'Allowing and sending 25 USDC' })).not.toBe(null)
  show('not kept')
  expect(screen.queryByText(/connect the same wallet/)).not.toBe(null)
})

test('behavior: what a network took back is named, with what it means for the money', () => {
  show('deposit taken back')
  expect(screen.queryByText(/^is waiting for a new block on Arbitrum/)).not.toBe(null)
  expect(
    screen.queryByRole('heading', { name: 'Arbitrum reorganised and dropped this transaction' }),
  ).not.toBe(null)
  expect(screen.queryByText(/Nothing is sent twice/)).not.toBe(null)
  show('fill taken back')
  expect(
    screen.queryByRole('heading', { name: 'Base reorganised and dropped the payment' }),
  ).not.toBe(null)
  expect(screen.queryByText(/A relayer has to pay it again/)).not.toBe(null)
})
