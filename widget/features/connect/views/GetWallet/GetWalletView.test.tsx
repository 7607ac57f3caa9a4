import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

async function start(down: boolean, rdns?: string) {
  const walletRegistry = createFakeRegistry(600)
  const last = walletRegistry.listings[3]
  if (last !== undefined && rdns !== undefined) walletRegistry.listings[3] = { ...last, rdns }
  const core = createTestCore({ walletRegistry })
  walletRegistry.down = down
  await drawWidget(core, {})
  push(core, { name: 'WhatIsAWallet' })
  fireEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
  await screen.findByRole('heading', { name: 'Get a wallet', level: 1 })
  return { core, walletRegistry }
}

test('behavior: the first wallets of the registry lead to where they can be had', async () => {
  const { core } = await start(false, 'test.had')
  const rows = await screen.findAllByRole('button', { name: /^Wallet / })
  expect(rows).toHaveLength(4)
  // A wallet that the page already has is not recommended.
  const had = { id: 'had', rdns: 'test.had', name: 'Had', kind: 'announced' as const }
  core.store.setState({ wallets: { page: [had] } })
  await expect.poll(() => screen.queryAllByRole('button', { name: /^Wallet / })).toHaveLength(3)
  if (rows[0] !== undefined) fireEvent.click(rows[0])
  await expect.poll(() => topView(core.store.getState().router).name).toBe('Downloads')
})

test('error: a list that did not load can be asked for again', async () => {
  const { walletRegistry } = await start(true)
  await screen.findByText('The list did not load')
  walletRegistry.down = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('button', { name: /^Wallet / })).toHaveLength(4)
})
