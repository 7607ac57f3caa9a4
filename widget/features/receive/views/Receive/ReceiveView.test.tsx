import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connect } from '#wallet/connect/connect.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { Features } from '#protocol'
import { drawWidget } from '#ui/testing.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function opened(options: { code?: string; features?: Features } = {}) {
  const wallet = createFakeWallet()
  const core = createTestCore({
    wallets: [wallet],
    rpc: ({ method }) => (method === 'eth_getCode' ? (options.code ?? '0x') : '0x0'),
  })
  core.store.setState(({ config }) => ({
    config: { ...config, options: { ...config.options, features: options.features } },
  }))
  await connect(core, { connectorId: wallet.id })
  await drawWidget(core, { view: 'Receive' })
  return core
}

describe('Receive', () => {
  test('default: the whole address, a code of it, and where it is good', async () => {
    await opened()
    expect(screen.getByRole('img', { name: `QR code of your address ${alice}` })).not.toBe(null)
    expect(
      screen.getByText((_, node) => node?.tagName === 'P' && node.textContent === alice),
    ).not.toBe(null)
    expect(screen.getByText(/^Only for tokens on .* may be lost\.$/)).not.toBe(null)
    expect(screen.queryByText('This account is a contract')).toBe(null)
  })

  test('behavior: the address is copied as it is, and that is said', async () => {
    await opened()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    expect(write).toHaveBeenCalledWith(alice)
    expect(await screen.findByRole('button', { name: 'Copied' })).not.toBe(null)
  })

  test('error: a refused clipboard says nothing that is not true', async () => {
    await opened()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'))
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    await new Promise(requestAnimationFrame)
    expect(screen.queryByRole('button', { name: 'Copied' })).toBe(null)
  })

  test('behavior: a contract is told that other networks are not its own', async () => {
    await opened({ code: '0x6001' })
    expect(await screen.findByText('This account is a contract')).not.toBe(null)
  })

  test('behavior: switched off it is not shown, wherever it is asked for (S2.05)', async () => {
    await opened({ features: { receive: false } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account')
    expect(screen.queryByRole('button', { name: 'Receive' })).toBe(null)
  })
})
