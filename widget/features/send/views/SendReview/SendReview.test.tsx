import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { httpError, idle, otherAddress, usdcArbitrum } from '#ui/testing/scene.ts'
import { SendReview, type SendReviewDetails } from './SendReview.tsx'

afterEach(cleanup)

const details: SendReviewDetails = {
  token: usdcArbitrum,
  amount: '12.5 USDC',
  fiat: '$12.50',
  to: otherAddress,
  notes: [],
  fee: { value: '0.001 ETH' },
  total: '12.5 USDC and 0.001 ETH',
}
const button = (name: string) => screen.getByRole('button', { name })

describe('the review of a send', () => {
  test('default: the whole of it is shown, and confirmed by a button that says it', async () => {
    const onConfirm = vi.fn()
    draw(<SendReview state={{ status: 'ready', details, onConfirm }} />)
    const shown = document.body.textContent
    for (const text of ['12.5 USDC', '$12.50', 'Arbitrum', '0.001 ETH'])
      expect(shown).toContain(text)
    await userEvent.click(button('Send 12.5 USDC'))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('behavior: an address that has to be checked comes before the button', async () => {
    const onChange = vi.fn()
    const onConfirm = vi.fn()
    const asked = {
      ...details,
      notes: ['firstTime'] as const,
      consent: { checked: false, onChange },
    }
    draw(<SendReview state={{ status: 'ready', details: asked, onConfirm }} />)
    await userEvent.click(button('Tick the box to send'))
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: /^I checked this address/ }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('behavior: a recipient that the page set is told to be the page’s', () => {
    const set = { ...details, setBy: 'tern.example' }
    draw(<SendReview state={{ status: 'ready', details: set, onConfirm: idle }} />)
    expect(document.body.textContent).toContain('tern.example')
  })

  test.each([
    ['trying', 'Checking'],
    ['checking', 'Checking again'],
  ] as const)('behavior: while it is %s nothing can be confirmed', (status, name) => {
    draw(<SendReview state={{ status, details }} />)
    expect(
      button(name).getAttribute('aria-busy') ?? button(name).getAttribute('aria-disabled'),
    ).toBe('true')
    expect(screen.queryByRole('button', { name: 'Send 12.5 USDC' })).toBe(null)
  })

  test('error: what would be undone is not sent, and can be tried again', async () => {
    const onRetry = vi.fn()
    const reason = 'transfer amount exceeds balance'
    const state = { status: 'error', details, failure: httpError, reason, onRetry } as const
    draw(<SendReview state={state} />)
    expect(document.body.textContent).toContain(reason)
    expect(screen.queryByRole('button', { name: 'Send 12.5 USDC' })).toBe(null)
    await userEvent.click(button('Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('error: why the last try sent nothing stands above the button', () => {
    const failure = { code: 4001, message: 'No' }
    draw(<SendReview state={{ status: 'ready', details, onConfirm: idle, failure }} />)
    expect(screen.getByRole('status').textContent).not.toBe('')
    expect(button('Send 12.5 USDC')).not.toBe(null)
  })

  test('behavior: without a plan it leads back to the form', async () => {
    const onBack = vi.fn()
    draw(<SendReview state={{ status: 'empty', onBack }} />)
    expect(screen.getByText('Nothing to review')).not.toBe(null)
    await userEvent.click(button('Back to the form'))
    expect(onBack).toHaveBeenCalledOnce()
  })

  test('behavior: offline it waits', () => {
    draw(<SendReview state={{ status: 'offline' }} />)
    expect(button('Waiting for the network').getAttribute('aria-disabled')).toBe('true')
  })
})
