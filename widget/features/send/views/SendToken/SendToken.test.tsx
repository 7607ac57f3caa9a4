import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { etherArbitrum, httpError, idle, usdcArbitrum } from '#ui/testing/scene.ts'
import { SendToken, type TokenRow } from './SendToken.tsx'

afterEach(cleanup)

const tokens: readonly TokenRow[] = [
  { id: 'eth', token: etherArbitrum, balance: { value: '1' }, fiat: '$3,000.00', selected: true },
  { id: 'usdc', token: usdcArbitrum, balance: { value: '25', exact: '25.0001' }, selected: false },
]
const props = { query: '', onQuery: idle, onPick: idle }

describe('what of an account can be sent', () => {
  test('default: the one that is chosen is marked', () => {
    draw(<SendToken {...props} state={{ status: 'ready', tokens }} />)
    const current = screen.getByRole('button', { current: true })
    expect(current.textContent).toContain('$3,000.00')
  })

  test('default: a press chooses', async () => {
    const onPick = vi.fn()
    draw(<SendToken {...props} onPick={onPick} state={{ status: 'ready', tokens }} />)
    await userEvent.click(screen.getByRole('button', { name: /USDC/ }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith('usdc')
  })

  test('behavior: what is typed is searched for', async () => {
    const onQuery = vi.fn()
    draw(<SendToken {...props} onQuery={onQuery} state={{ status: 'ready', tokens }} />)
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search token' }), 'usd')
    expect(onQuery).toHaveBeenLastCalledWith('usd')
  })

  test('behavior: where nothing is called so, that is said beside the field', () => {
    draw(<SendToken {...props} query="oak" state={{ status: 'ready', tokens: [] }} />)
    expect(document.body.textContent).toContain('None of your tokens is called “oak”.')
    expect(screen.getByRole('searchbox')).not.toBe(null)
  })

  test('behavior: while they load the list is busy', () => {
    draw(<SendToken {...props} state={{ status: 'loading' }} />)
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
  })

  test('behavior: an account without tokens, and no network', () => {
    draw(<SendToken {...props} state={{ status: 'empty' }} />)
    expect(screen.getByText('Your tokens will appear here.')).not.toBe(null)
    draw(<SendToken {...props} state={{ status: 'offline' }} />)
    expect(document.body.textContent).toContain('Balances and fees return')
  })

  test('error: balances that did not come are asked for again', async () => {
    const onRetry = vi.fn()
    draw(<SendToken {...props} state={{ status: 'error', error: httpError, onRetry }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
