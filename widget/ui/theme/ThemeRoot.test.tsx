import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Card } from '../components/Card.tsx'
import { ThemeRoot } from './ThemeRoot.tsx'

/** The code of a theme comes by itself. */
const LOADING_MS = 20_000

afterEach(cleanup)

const root = () => screen.getByText('Words').closest<HTMLElement>('[data-causeway]')
const of = (name: string) => root()?.style.getPropertyValue(`--causeway-${name}`)

test('default: without a theme nothing is loaded, and it is drawn at once', () => {
  render(<ThemeRoot>Words</ThemeRoot>)
  expect(root()?.dataset.theme).toBe('dark')
  expect(root()?.getAttribute('style')).toBe(null)
})

test('behavior: what a site sets wins over its preset, within bounds, with fonts of the device (S4.04)', async () => {
  const variables = {
    '--causeway-accent': 'rgb(255, 233, 77)',
    '--causeway-font-family': 'No Such Font',
    '--causeway-font-size-master': '90px',
  }
  render(
    <ThemeRoot preset="paper" variables={variables} mode="light">
      Words
    </ThemeRoot>,
  )
  await screen.findByText('Words', {}, { timeout: LOADING_MS })
  expect(of('accent')).toMatch(/, #ffe94d\)$/)
  expect(of('accent')).not.toMatch(/^light-dark\(#ffe94d/)
  expect(of('font-family')).toBe(
    'No Such Font, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  )
  expect(of('radius-master')).toBe('clamp(0px, 2px, 8px)')
  const element = root()
  if (element === null) throw new Error('Nothing is drawn')
  expect(getComputedStyle(element).fontSize).toBe('18px')
})

test('behavior: a theme that comes later changes what is drawn, and draws nothing anew', async () => {
  const { rerender } = render(<ThemeRoot>Words</ThemeRoot>)
  const before = root()
  rerender(<ThemeRoot preset="meadow">Words</ThemeRoot>)
  expect(root()).toBe(before)
  await waitFor(() => expect(of('accent')).toMatch(/^light-dark\(#2f7d4f/), {
    timeout: LOADING_MS,
  })
  expect(root()).toBe(before)
})

test('default: how wide it is, how high it lies, and how long it moves (S9.07, S9.14)', () => {
  render(<ThemeRoot>Words</ThemeRoot>)
  const element = root()
  if (element === null) throw new Error('Nothing is drawn')
  const style = getComputedStyle(element)
  const names = ['width', 'z-index', 'time-header', 'time-view']
  const drawn = names.map((name) => style.getPropertyValue(`--causeway-${name}`).trim())
  expect(drawn).toEqual(['360px', '999', '120ms', '150ms'])
})

test('behavior: a card has the height of what is in it at once: nothing moves under a pointer (S9.07)', () => {
  render(
    <ThemeRoot>
      <Card>Words</Card>
    </ThemeRoot>,
  )
  const card = screen.getByRole('dialog')
  const before = card.getBoundingClientRect().height
  const row = card.appendChild(document.createElement('div'))
  row.style.flex = 'none'
  row.style.height = '100px'
  expect(card.getBoundingClientRect().height).toBe(before + 100)
})
