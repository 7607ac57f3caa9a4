import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../testing.tsx'
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
  const sentence = 'Keep this open until your wallet has answered.'
  show('in wallet')
  expect(screen.queryByText(sentence)).not.toBe(null)
  show('pending')
  expect(screen.queryByText(sentence)).toBe(null)
  expect(screen.queryByText(/^Safe to close/)).not.toBe(null)
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
