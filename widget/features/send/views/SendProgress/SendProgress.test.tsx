import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { idle, otherAddress, usdcArbitrum } from '#ui/testing/scene.ts'
import { SendProgress, type SendShown } from './SendProgress.tsx'

afterEach(cleanup)

const shown: SendShown = {
  status: 'sent',
  token: usdcArbitrum,
  amount: '12.5 USDC',
  to: otherAddress,
  when: 'Jul 9, 2026',
  proof: {
    hash: `0x${'3f'.repeat(32)}`,
    url: 'https://explorer.example/tx/1',
    network: 'Arbitrum',
  },
}
const show = (change: Partial<SendShown>) =>
  draw(<SendProgress onClose={idle} onAgain={idle} state={{ ...shown, ...change }} />)

describe('where a sending is', () => {
  test.each([
    ['asked', 'Confirm in your wallet'],
    ['searching', 'Checking whether it was sent'],
    ['sent', 'On its way'],
    ['confirmed', '12.5 USDC sent'],
    ['unchecked', 'Sent, but not checked'],
    ['reverted', 'It was not sent'],
    ['altered', 'What was sent is not what you confirmed'],
    ['cancelled', 'Cancelled in your wallet'],
    ['dropped', 'The network dropped it'],
    ['expired', 'The network did not include it in time'],
    ['unknown', 'We don’t know whether it was sent'],
  ] as const)('default: one that is %s says “%s”', (status, title) => {
    show({ status })
    expect(screen.getByText(title)).not.toBe(null)
  })

  test('behavior: what is on its way is proved by its transaction', () => {
    show({})
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('https://explorer.example/tx/1')
    expect(document.body.textContent).toContain('You can close this window.')
  })

  test('error: why it was reverted is told in the contract’s words', () => {
    show({ status: 'reverted', reason: 'paused' })
    expect(document.body.textContent).toContain('The network reverted it: paused.')
  })

  test('error: what a wallet said stands beside that nobody knows', () => {
    show({ status: 'unknown', reason: 'Socket closed' })
    expect(document.body.textContent).toContain('Your wallet answered: “Socket closed”')
  })

  test('error: of one that was altered both amounts are shown', () => {
    const alteration = { isAddress: false, asked: '12.5 USDC', sent: '125 USDC' }
    show({ status: 'altered', alteration })
    for (const text of ['You confirmed', 'What was sent', '125 USDC']) {
      expect(document.body.textContent).toContain(text)
    }
  })

  test('behavior: one that came to nothing can be sent again', async () => {
    const onAgain = vi.fn()
    draw(<SendProgress onClose={idle} onAgain={onAgain} state={{ ...shown, status: 'reverted' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(onAgain).toHaveBeenCalledOnce()
  })

  test('behavior: one that nobody remembers is told to be in the wallet’s history', () => {
    draw(<SendProgress onClose={idle} onAgain={idle} state={{ status: 'empty' }} />)
    expect(screen.getByText('Nothing is being sent')).not.toBe(null)
  })
})
