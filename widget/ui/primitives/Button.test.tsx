import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing.tsx'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('behavior: a blocked button can be reached and read, and does nothing', async () => {
  const clicks: string[] = []
  draw(
    <Button blocked onClick={() => clicks.push('click')}>
      Enter an amount
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Enter an amount' })
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(clicks).toEqual([])
})

test('behavior: acts by keyboard and shows where the focus is', async () => {
  const clicks: string[] = []
  draw(<Button onClick={() => clicks.push('click')}>Bridge 25 USDC to Base</Button>)
  await userEvent.tab()
  const { outlineStyle, outlineWidth } = getComputedStyle(screen.getByRole('button'))
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
  await userEvent.keyboard('{Enter}')
  expect(clicks).toEqual(['click'])
})
