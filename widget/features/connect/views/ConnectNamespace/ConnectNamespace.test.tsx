import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { arbitrum, ethereum, idle } from '#ui/testing/scene.ts'
import { ConnectNamespace } from './ConnectNamespace.tsx'

afterEach(cleanup)

const wallet = { name: 'Kestrel', iconUrl: undefined }
const solana = { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' }
const families = [
  { namespace: 'eip155', networks: [ethereum, arbitrum] },
  { namespace: 'solana', networks: [solana] },
]

describe('a wallet of several namespaces', () => {
  test('default: each kind of chains is a row that connects for it', async () => {
    const onPick = vi.fn()
    draw(<ConnectNamespace wallet={wallet} namespaces={families} onPick={onPick} />)
    await userEvent.click(screen.getByRole('button', { name: /Solana/ }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith('solana')
  })

  test('behavior: networks are named where that says more than the kind', () => {
    draw(<ConnectNamespace wallet={wallet} namespaces={families} onPick={idle} />)
    expect(screen.getByText('Ethereum, Arbitrum')).not.toBe(null)
    expect(screen.getAllByText('Solana')).toHaveLength(1)
  })

  test('error: one that offers none of the site’s is told to be missing', () => {
    draw(<ConnectNamespace wallet={wallet} namespaces={[]} onPick={idle} />)
    expect(screen.queryByRole('list')).toBe(null)
    expect(document.body.textContent).toContain('Kestrel')
  })
})
