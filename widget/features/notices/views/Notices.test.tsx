import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveTransfer } from '#transactions/transfers/store.ts'
import { record } from '#features/bridge/model/testing/records.ts'
import { switchNetworkOfPage } from '#wallet/connect/switchNetwork.ts'
import { showToast } from '#kernel/notices/notices.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

test('behavior: an end is told on another view, and leads to the transfer (S4.03, L10)', async () => {
  const core = createTestCore({ wallets: [createFakeWallet()] })
  saveTransfer(core, record(1, 'deposited'))
  await drawWidget(core)
  saveTransfer(core, record(1, 'filled', { filledAmount: '24980120' }))
  const toast = await screen.findByRole('button', { name: /arrived on Chain 31338/ })
  expect(toast.textContent).toContain('24.98012 USDC')
  const spoken = screen.getAllByRole('status').map((region) => region.textContent)
  expect(spoken).toContain('24.98012 USDC arrived on Chain 31338')
  toast.click()
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  await waitFor(() => expect(screen.queryByText(/arrived on Chain 31338/)).toBe(null))
})

test('behavior: a toast that takes the place of another opens after a moment (S4.03, S8.01, S9.07)', async () => {
  const core = createTestCore({ wallets: [createFakeWallet()] })
  await drawWidget(core)
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const shown = ['Token Balance Unavailable', 'Failed to disconnect'].filter(
      (words) => document.querySelector('[data-kind="error"]')?.textContent === words,
    )
    if (seen.at(-1) !== shown.join()) seen.push(shown.join())
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  showToast(core, 'error', { says: 'balanceUnavailable', code: 'RPC_UNAVAILABLE' })
  await waitFor(() => expect(seen.at(-1)).toBe('Token Balance Unavailable'))
  const start = performance.now()
  showToast(core, 'error', { says: 'disconnectFailed', code: 4900 })
  await waitFor(() => expect(seen.at(-1)).toBe('Failed to disconnect'))
  expect(performance.now() - start).toBeGreaterThan(140)
  observer.disconnect()
  expect(seen.filter((words) => words !== '')).toEqual([
    'Token Balance Unavailable',
    'Failed to disconnect',
  ])
  expect(seen.slice(-3)).toEqual(['Token Balance Unavailable', '', 'Failed to disconnect'])
  // Nothing leads on from it, so it is no control.
  expect(screen.queryByRole('button', { name: /Failed to disconnect/ })).toBe(null)
})

test("error: a network that the page asks for and has not set up is told, in the spec's words, once (S8.03)", async () => {
  const core = createTestCore({ wallets: [createFakeWallet()] })
  await drawWidget(core)
  await expect(switchNetworkOfPage(core, 'eip155:5')).rejects.toMatchObject({ code: 4902 })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Network Not Found')
  screen.getByRole('button', { name: 'Dismiss' }).click()
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
  await expect(switchNetworkOfPage(core, 'eip155:5')).rejects.toMatchObject({ code: 4902 })
  expect(core.store.getState().notices.alert).toBe(undefined)
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
