import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { etherArbitrum, httpError, idle, otherAddress, usdcArbitrum } from '#ui/testing/scene.ts'
import { type SwapDetails, SwapReview } from './SwapReview.tsx'

afterEach(cleanup)

const details: SwapDetails = {
  send: { token: usdcArbitrum, amount: { value: '500' }, fiat: '$500.00' },
  receive: { token: etherArbitrum, amount: { value: '0.158723' }, fiat: '$499.82' },
  rate: '1 USDC = 0.0003 ETH',
  impact: { kind: 'low', percent: '0.04%' },
  slippage: '1%',
  networkFee: { value: '0.001 ETH' },
  receiveAtLeast: { value: '0.157135 ETH' },
  contract: { address: otherAddress, isKnown: true },
}
const grave = { kind: 'grave', percent: '18.4%' } as const
const button = (name: string) => screen.getByRole('button', { name })
const confirm = 'Swap 500 USDC for ETH'
const ready = { status: 'ready', onConfirm: idle, armed: true } as const

describe('the review of a swap', () => {
  test('default: what is given, what comes at least, and a button that says it', async () => {
    const onConfirm = vi.fn()
    draw(<SwapReview state={{ ...ready, details, onConfirm }} />)
    const shown = document.body.textContent
    for (const text of ['$500.00', '0.158723', '0.157135 ETH', '1%', '0.001 ETH']) {
      expect(shown).toContain(text)
    }
    expect(shown).toContain('You’ll confirm once in your wallet.')
    await userEvent.click(button(confirm))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('behavior: an allowance is asked for as well, of this amount or of all', async () => {
    const onUnlimited = vi.fn()
    const allowance = { value: '500 USDC', unlimited: false, onUnlimited }
    draw(<SwapReview state={{ ...ready, details: { ...details, allowance } }} />)
    expect(document.body.textContent).toContain('You’ll confirm twice in your wallet')
    await userEvent.click(screen.getByRole('checkbox'))
    expect(onUnlimited).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('behavior: a loss by the size is accepted before anything else', async () => {
    const onChange = vi.fn()
    const onConfirm = vi.fn()
    const acknowledgement = { checked: false, onChange }
    const state = { ...ready, armed: false, onConfirm } as const
    draw(
      <SwapReview state={{ ...state, details: { ...details, impact: grave, acknowledgement } }} />,
    )
    expect(screen.queryByRole('button', { name: confirm })).toBe(null)
    await userEvent.click(button('Tick the box to continue'))
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: /18\.4% less/ }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('behavior: what no node could try is told, and agreed to', () => {
    const untried = { checked: false, onChange: idle }
    draw(<SwapReview state={{ ...ready, armed: false, details: { ...details, untried } }} />)
    expect(screen.getByText('This swap could not be simulated')).not.toBe(null)
    expect(screen.getByRole('checkbox', { name: /was not simulated/ })).not.toBe(null)
  })

  test('behavior: while it is checked nothing can be confirmed', () => {
    draw(<SwapReview state={{ status: 'checking', details }} />)
    expect(button('Checking the swap')).not.toBe(null)
    expect(screen.queryByRole('button', { name: confirm })).toBe(null)
  })

  test('behavior: a rate that moved is accepted anew', async () => {
    const onAccept = vi.fn()
    const state = {
      status: 'moved',
      details,
      now: '0.15 ETH',
      least: '0.148 ETH',
      onAccept,
    } as const
    draw(<SwapReview state={state} />)
    expect(screen.getByText('The rate changed')).not.toBe(null)
    expect(document.body.textContent).toContain('You would now receive 0.15 ETH')
    await userEvent.click(button('Accept the new rate'))
    expect(onAccept).toHaveBeenCalledOnce()
  })

  test('error: what failed is told above what was asked for, and tried again', async () => {
    const onRetry = vi.fn()
    draw(<SwapReview state={{ status: 'error', details, error: httpError, onRetry }} />)
    expect(screen.queryByRole('button', { name: confirm })).toBe(null)
    await userEvent.click(button('Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('behavior: an old quote leads to a new one', async () => {
    const onNewQuote = vi.fn()
    draw(<SwapReview state={{ status: 'empty', onNewQuote }} />)
    expect(screen.getByText('This quote is too old')).not.toBe(null)
    await userEvent.click(button('Get a new quote'))
    expect(onNewQuote).toHaveBeenCalledOnce()
  })

  test('behavior: offline it waits', () => {
    draw(<SwapReview state={{ status: 'offline' }} />)
    expect(button('Waiting for the network').getAttribute('aria-disabled')).toBe('true')
  })
})
