import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveTransfer } from '#core/bridge/store.ts'
import { record } from '#core/bridge/testing/records.ts'
import { push } from '#core/router/router.ts'
import { createTestCore } from '#core/testing/createTestCore.ts'
import { createFakeWallet } from '#core/testing/fakeWallet.ts'
import { drawWidget } from '../testing.tsx'

afterEach(cleanup)

test('behavior: an end is told on another view, and leads to the transfer (S4.03)', async () => {
  const core = createTestCore({ wallets: [createFakeWallet()] })
  saveTransfer(core, record(1, 'deposited'))
  await drawWidget(core)
  saveTransfer(core, record(1, 'filled', { filledAmount: '24980000' }))
  const toast = await screen.findByRole('button', { name: /arrived on Chain 31338/ })
  expect(toast.textContent).toContain('24.98 USDC')
  const spoken = screen.getAllByRole('status').map((region) => region.textContent)
  expect(spoken).toContain('24.98 USDC arrived on Chain 31338')
  toast.click()
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  await waitFor(() => expect(screen.queryByText(/arrived on Chain 31338/)).toBe(null))
})

test('behavior: while the wallet is asked, Escape shakes the card and closes nothing (S4.02)', async () => {
  const core = createTestCore({ wallets: [createFakeWallet()] })
  const { transfer } = record(1, 'approved')
  saveTransfer(core, record(1, 'approved'))
  await drawWidget(core)
  push(core, { name: 'TransferProgress', transferId: transfer.id })
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  const progress = { [transfer.id]: { step: 'deposit', status: 'simulationSuccess' } } as const
  core.store.setState(({ bridge }) => ({ bridge: { ...bridge, progress } }))
  const press = () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  press()
  await waitFor(() => expect(screen.getByRole('dialog').getAttribute('data-shake')).toBe('true'))
  expect(screen.queryByRole('heading', { level: 1, name: 'Transfer' })).not.toBe(null)
  await waitFor(() => expect(screen.getByRole('dialog').getAttribute('data-shake')).toBe(null))
  core.store.setState(({ bridge }) => ({ bridge: { ...bridge, progress: {} } }))
  press()
  await screen.findByRole('heading', { level: 1, name: 'Connect wallet' })
})
