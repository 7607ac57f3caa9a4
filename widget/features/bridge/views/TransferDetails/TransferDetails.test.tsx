import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { address, idle, otherAddress } from '#ui/testing/scene.ts'
import { TransferDetails, type TransferFacts } from './TransferDetails.tsx'

afterEach(cleanup)

const proof = (name: string, network: string) => ({
  hash: `0x${'3f'.repeat(32)}`,
  url: `https://explorer.example/${name}`,
  network,
})
const facts: TransferFacts = {
  status: 'filled',
  sent: { value: '25 USDC' },
  received: { value: '24.918 USDC' },
  hasArrived: true,
  bridgeFee: { value: '0.082 USDC' },
  networkFee: { value: '0.000012 ETH' },
  network: 'Arbitrum',
  began: '10:14:02 PM',
  deposited: '10:14:09 PM',
  filled: '10:16:53 PM',
  took: '3 minutes',
  proofs: { deposit: proof('deposit', 'Arbitrum'), fill: proof('fill', 'Base') },
  from: address,
  to: otherAddress,
  depositId: '86412095230184670295',
  integratorId: '0xdead',
  id: 'transfer-one',
}
const acts = { onCopyId: idle, onSupport: idle }
const text = () => document.body.textContent ?? ''

describe('every fact of a transfer', () => {
  test('default: amounts, times, ids, and a proof on each network', () => {
    draw(<TransferDetails state={{ status: 'ready', facts, ...acts }} />)
    const shown = ['25 USDC', '24.918 USDC', '0.082 USDC', '3 minutes', '0xdead', 'transfer-one']
    for (const one of shown) expect(text()).toContain(one)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['https://explorer.example/deposit', 'https://explorer.example/fill'])
  })

  test('behavior: the id of the deposit and what support needs are copied', async () => {
    const onCopyId = vi.fn()
    const onSupport = vi.fn()
    draw(<TransferDetails state={{ status: 'ready', facts, onCopyId, onSupport }} />)
    const [id, support] = screen.getAllByRole('button', { name: /copy/i })
    if (id === undefined || support === undefined) throw new Error('Nothing can be copied')
    await userEvent.click(id)
    await userEvent.click(support)
    expect([onCopyId, onSupport].map((copy) => copy.mock.calls.length)).toEqual([1, 1])
  })

  test('behavior: what is not there yet has no row', () => {
    const early = {
      ...facts,
      ...{ status: 'waiting', hasArrived: false, proofs: {}, depositId: undefined },
      ...{ received: undefined, bridgeFee: undefined, filled: undefined, took: undefined },
    } as const satisfies TransferFacts
    draw(<TransferDetails state={{ status: 'ready', facts: early, ...acts }} />)
    expect(screen.queryAllByRole('link')).toEqual([])
    for (const one of ['24.918 USDC', '0.082 USDC', '3 minutes', '10:16:53']) {
      expect(text()).not.toContain(one)
    }
  })

  test('behavior: offline it stays, and the line says that it may be old', () => {
    draw(<TransferDetails state={{ status: 'offline', facts, ...acts }} />)
    expect(text()).toContain('You are offline')
    expect(text()).toContain('24.918 USDC')
  })

  test('error: one that is not there leads to the others', async () => {
    const onTransfers = vi.fn()
    draw(<TransferDetails state={{ status: 'empty', onTransfers }} />)
    await userEvent.click(screen.getByRole('button'))
    expect(onTransfers).toHaveBeenCalledOnce()
  })
})
