import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

async function opened(core = createTestCore()) {
  await drawWidget(core)
  push(core, { name: 'WhatIsAWallet' })
  await screen.findByRole('heading', { level: 1, name: 'What is a wallet?' })
  return { view: () => topView(core.store.getState().router).name }
}

test('default: three lessons, and without a registry a link to where wallets are explained', async () => {
  await opened()
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['It holds your assets', 'It signs you in', 'It asks you first'])
  const link = screen.getByRole('link', { name: /^Get a wallet/ })
  expect(link.getAttribute('href')).toBe('https://ethereum.org/en/wallets/find-wallet/')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.queryByRole('button', { name: 'Get a wallet' })).toBe(null)
})

test('behavior: with a registry the button shows its wallets within the widget', async () => {
  const { view } = await opened(createTestCore({ walletRegistry: createFakeRegistry(4) }))
  expect(screen.queryByRole('link', { name: /^Get a wallet/ })).toBe(null)
  await userEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
  await waitFor(() => expect(view()).toBe('GetWallet'))
})
