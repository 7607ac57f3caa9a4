import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { otherAddress } from '#ui/testing/scene.ts'
import { NftDetails, type NftFacts } from './NftDetails.tsx'

afterEach(cleanup)

const facts: NftFacts = {
  name: 'Tern #7',
  network: 'Arbitrum',
  received: 'Jul 2, 2026',
  from: otherAddress,
  proof: {
    hash: `0x${'77'.repeat(32)}`,
    url: 'https://explorer.example/tx/7',
    network: 'Arbitrum',
  },
  isSpam: false,
}
const text = () => document.body.textContent ?? ''

describe('the details of a collectible', () => {
  test('default: where it is, when it came, and what proves it', () => {
    draw(<NftDetails state={{ status: 'ready', facts: { ...facts, count: '3' } }} />)
    expect(screen.getByRole('heading', { name: 'Tern #7' })).not.toBe(null)
    for (const known of ['Arbitrum', 'Jul 2, 2026', '3']) expect(text()).toContain(known)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('https://explorer.example/tx/7')
  })

  test('behavior: what looks like spam is warned of, and draws nothing of its own', () => {
    const spam = { ...facts, name: 'Claim $901 now', url: undefined, isSpam: true }
    draw(<NftDetails state={{ status: 'ready', facts: spam }} />)
    expect(screen.getByText('Likely spam')).not.toBe(null)
    draw(<NftDetails state={{ status: 'ready', facts }} />)
    expect(screen.queryByText('Likely spam')).toBe(null)
  })

  test('behavior: offline it stays, and the line says that it may be old', () => {
    draw(<NftDetails state={{ status: 'offline', facts }} />)
    expect(text()).toContain('You are offline')
    expect(text()).toContain('Jul 2, 2026')
  })

  test('error: one that is gone leads to the account', async () => {
    const onAccount = vi.fn()
    draw(<NftDetails state={{ status: 'empty', onAccount }} />)
    expect(screen.getByText('No longer here')).not.toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'See account' }))
    expect(onAccount).toHaveBeenCalledOnce()
  })
})
