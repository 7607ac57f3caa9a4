import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { disconnect } from '#wallet/connect/disconnect.ts'
import { connect } from '#wallet/connect/connect.ts'
import { drawWidget } from '#ui/testing.tsx'

const copied = vi.spyOn(navigator.clipboard, 'writeText')
beforeEach(() => {
  copied.mockReset()
  copied.mockResolvedValue()
})
afterEach(cleanup)

/** An account that has just got the name. */
async function opened() {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet] })
  await drawWidget(core)
  await connect(core, { connectorId: wallet.id })
  push(core, { name: 'RegisterAccountNameSuccess', accountName: 'maren.shop.eth' })
  await screen.findByRole('heading', { level: 1, name: 'Name registered' })
  return { core, view: () => topView(core.store.getState().router).name }
}

test('default: says whose it is now, and what that means', async () => {
  const { view } = await opened()
  screen.getByText('maren.shop.eth is yours')
  screen.getByText('Anything sent to this name arrives in your account.')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(view()).toBe('Account'))
})

test('behavior: a press copies the name, not the address, and says that it did', async () => {
  await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Copy maren.shop.eth' }))
  expect(copied.mock.calls).toEqual([['maren.shop.eth']])
  await waitFor(() => expect(document.body.textContent).toContain('Copied'))
})

test('error: disconnected meanwhile, it offers the ways to a wallet in its place', async () => {
  const { core } = await opened()
  disconnect(core, { reason: 'user' })
  push(core, { name: 'RegisterAccountNameSuccess', accountName: 'maren.shop.eth' })
  await screen.findByRole('button', { name: /Wallet One/ })
  expect(screen.queryByText('maren.shop.eth is yours')).toBe(null)
})
