import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { address, idle, otherAddress, usdcArbitrum } from '#ui/testing/scene.ts'
import { TransactionDetails, type TransactionFacts } from './TransactionDetails.tsx'

afterEach(cleanup)

const facts: TransactionFacts = {
  what: 'Sent',
  status: 'confirmed',
  when: 'Jul 9, 2026',
  network: 'Arbitrum',
  from: address,
  to: otherAddress,
  nonce: '41',
  fee: { value: '0.000012 ETH', exact: '0.0000124431 ETH' },
  proof: {
    hash: `0x${'3f'.repeat(32)}`,
    url: 'https://explorer.example/tx/1',
    network: 'Arbitrum',
  },
  moved: [{ id: '1', name: 'USD Coin', token: usdcArbitrum, amount: { value: '−98 USDC' } }],
}
const text = () => document.body.textContent ?? ''

describe('the details of a transaction', () => {
  test('default: what it moved, its facts, and what proves it', () => {
    draw(<TransactionDetails state={{ status: 'ready', facts }} />)
    expect(screen.getByRole('heading', { name: 'Sent' })).not.toBe(null)
    for (const known of ['−98 USDC', 'Confirmed', 'Jul 9, 2026', '41', '0.000012 ETH']) {
      expect(text()).toContain(known)
    }
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('https://explorer.example/tx/1')
  })

  test('behavior: what nobody told has no row', () => {
    const unknown = { from: undefined, to: undefined, nonce: undefined, fee: undefined }
    draw(<TransactionDetails state={{ status: 'ready', facts: { ...facts, ...unknown } }} />)
    expect(text()).not.toContain('0.000012 ETH')
    expect(text()).not.toContain('41')
  })

  test('behavior: one that moved nothing says so', () => {
    draw(<TransactionDetails state={{ status: 'ready', facts: { ...facts, moved: [] } }} />)
    expect(screen.getByText('This transaction moved no tokens.')).not.toBe(null)
  })

  test('behavior: the transfer that it began is one press away', async () => {
    const onTransfer = vi.fn()
    draw(<TransactionDetails state={{ status: 'ready', facts, onTransfer }} />)
    await userEvent.click(screen.getByRole('button', { name: 'See transfer' }))
    expect(onTransfer).toHaveBeenCalledOnce()
  })

  test('behavior: offline all of it stays, and the line says that it may be old', () => {
    draw(<TransactionDetails state={{ status: 'offline', facts }} />)
    expect(text()).toContain('You are offline')
    expect(text()).toContain('−98 USDC')
  })

  test('error: one that is not there leads to the account', async () => {
    const onAccount = vi.fn()
    draw(<TransactionDetails state={{ status: 'empty', onAccount }} />)
    expect(screen.getByText('Transaction not found')).not.toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'See account' }))
    expect(onAccount).toHaveBeenCalledOnce()
  })

  test('error: one that failed is told to have failed', () => {
    const failed = { ...facts, what: 'Send failed', status: 'failed', moved: [] } as const
    draw(<TransactionDetails state={{ status: 'ready', facts: failed, onTransfer: idle }} />)
    expect(screen.getByText('Failed')).not.toBe(null)
    expect(screen.queryByText('Confirmed')).toBe(null)
  })
})
