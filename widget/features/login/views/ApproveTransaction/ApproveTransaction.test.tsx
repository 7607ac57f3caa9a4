import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { draw } from '#ui/testing.tsx'
import { ApproveTransaction } from './ApproveTransaction.tsx'

afterEach(cleanup)

describe('the place of the secure origin’s question', () => {
  test.each([
    ['transaction', 'Approve transaction'],
    ['signature', 'Sign message'],
    ['setup', 'Set up your wallet'],
    ['settings', 'Your wallet'],
  ] as const)('default: about a %s it is called “%s”', (about, title) => {
    draw(<ApproveTransaction about={about} frameId="frame-of-it" />)
    expect(screen.getByRole('heading', { name: title })).not.toBe(null)
  })

  test('behavior: the frame over it belongs to it, for who cannot see it', () => {
    draw(<ApproveTransaction about="transaction" frameId="frame-of-it" />)
    const group = screen.getByRole('group', { name: 'Embedded wallet' })
    expect(group.getAttribute('aria-owns')).toBe('frame-of-it')
    expect(screen.queryByRole('button', { name: /approve|confirm|sign/i })).toBe(null)
  })

  test('behavior: it is as high as the frame says', () => {
    draw(<ApproveTransaction about="transaction" frameId="f" height={480} />)
    const group = screen.getByRole('group', { name: 'Embedded wallet' })
    expect(group.style.getPropertyValue('--height')).toMatch(/^480/)
    expect(group.getBoundingClientRect().height).toBeGreaterThanOrEqual(400)
  })

  test('error: a request that has ended says so, and holds no place', () => {
    draw(<ApproveTransaction about={undefined} frameId="f" />)
    expect(screen.getByText('Nothing to approve')).not.toBe(null)
    expect(screen.queryByRole('group', { name: 'Embedded wallet' })).toBe(null)
  })
})
