import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { draw, drawWidget } from '#ui/testing.tsx'
import { httpError, idle } from '#ui/testing/scene.ts'
import { connect } from '#wallet/connect/connect.ts'
import { SmartSessions } from './SmartSessions.tsx'

afterEach(cleanup)

const signature = `0x${'ab'.repeat(65)}`

/** A service that keeps one permission until it is ended. */
async function opened(answer: () => unknown = () => signature) {
  const fake = createFakeWallet()
  const request: typeof fake.request = async (asked) =>
    asked.method === 'wallet_revokePermissions' ? answer() : fake.request(asked)
  const wallet = { ...fake, request }
  const core = createTestCore({ wallets: [wallet] })
  const heard: unknown[] = []
  let sessions = [
    { pci: 'one', site: 'tern.example', endsAt: Date.now() + 1e9, permissions: ['contract-call'] },
  ]
  const api: Pick<BlockchainApi, 'getSessions' | 'revokeSession'> = {
    getSessions: async () => sessions,
    async revokeSession(asked) {
      heard.push(asked)
      sessions = []
      return true
    },
  }
  Object.assign(core, { loadBlockchainApi: async () => api })
  await drawWidget(core)
  await connect(core, { connectorId: wallet.id })
  push(core, { name: 'SmartSessions' })
  return { core, heard }
}
const row = () => screen.findByRole('button', { name: /tern\.example/ })

describe('permissions of a smart account (S7.19)', () => {
  test('default: one is ended by a press, once the wallet has signed (S7.20)', async () => {
    const { heard } = await opened()
    await userEvent.click(await row())
    expect(await screen.findByText('No permissions')).not.toBe(null)
    expect(heard).toMatchObject([{ address: alice, pci: 'one', signature }])
  })

  test('error: where its person declines, it stays, and the service hears nothing', async () => {
    const { heard } = await opened(() => {
      throw Object.assign(new Error('No'), { code: 4001 })
    })
    await userEvent.click(await row())
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).not.toEqual([]),
    )
    expect(await row()).not.toBe(null)
    expect(heard).toEqual([])
  })

  test('error: a wallet that signs nothing ends nothing', async () => {
    const { heard } = await opened(() => null)
    await userEvent.click(await row())
    await waitFor(() =>
      expect(document.body.textContent).toMatch(/not ended|went wrong|Try again/i),
    )
    expect(await row()).not.toBe(null)
    expect(heard).toEqual([])
  })
})

describe('its faces', () => {
  const session = {
    pci: '1',
    site: undefined,
    endsAt: '1 Dec 2026',
    isOver: false,
    permissions: ['contract-call'],
  }
  const acts = { onRetry: idle, onRevoke: idle }

  test('behavior: a site that nobody names is unknown, and what is over has no button', () => {
    const over = { ...session, pci: '2', site: 'gull.example', isOver: true }
    draw(<SmartSessions sessions={[session, over]} {...acts} />)
    expect(screen.getByRole('button', { name: /Unknown site/ })).not.toBe(null)
    expect(screen.queryByRole('button', { name: /gull\.example/ })).toBe(null)
    expect(screen.getByText(/Ended 1 Dec 2026/)).not.toBe(null)
  })

  test('behavior: while one is ended, no other is', async () => {
    const onRevoke = vi.fn()
    const other = { ...session, pci: '2', site: 'gull.example' }
    draw(<SmartSessions sessions={[session, other]} revoking="1" {...acts} onRevoke={onRevoke} />)
    expect(screen.getByText('Confirm it in your wallet')).not.toBe(null)
    const blocked = screen.getByRole('button', { name: /gull\.example/ })
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    expect(onRevoke).not.toHaveBeenCalled()
  })

  test('error: a list that did not come can be asked for again', async () => {
    const onRetry = vi.fn()
    draw(<SmartSessions sessions={undefined} error={httpError} {...acts} onRetry={onRetry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('behavior: offline the list stays and nothing can be ended', () => {
    draw(<SmartSessions sessions={[session]} online={false} {...acts} />)
    expect(document.body.textContent).toContain('You are offline')
    const blocked = screen.getByRole('button', { name: /Unknown site/ })
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
  })
})
