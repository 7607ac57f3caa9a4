import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing.tsx'
import { ViewFrame } from './ViewFrame.tsx'

afterEach(cleanup)

const long = <p style={{ height: 2_000 }}>Read this to its end.</p>
const body = () => document.querySelector<HTMLElement>('[data-causeway-body]')

describe('what scrolls is reached by keyboard', () => {
  test('default: by itself where it holds words alone, named, with a ring (WCAG 2.1.1)', async () => {
    await page.viewport(390, 500)
    draw(<ViewFrame title="Terms">{long}</ViewFrame>)
    const stop = screen.getByRole('group', { name: 'Terms' })
    await userEvent.tab()
    expect(document.activeElement).toBe(stop)
    expect(stop).toBe(body())
    const { outlineStyle, outlineWidth, maskImage } = getComputedStyle(stop)
    expect([outlineStyle, outlineWidth, maskImage]).toEqual(['solid', '2px', 'none'])
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(stop.hasAttribute('data-more')).toBe(false))
  })

  test('behavior: by what is in it, where that takes the focus', async () => {
    draw(
      <ViewFrame title="Terms">
        <button type="button">Copy</button>
        {long}
      </ViewFrame>,
    )
    expect(body()?.hasAttribute('tabindex')).toBe(false)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
  })

  test.each([
    [
      'is switched off',
      <button key="1" type="button" disabled>
        Copy
      </button>,
    ],
    [
      'is not shown',
      <button key="2" type="button" hidden>
        Copy
      </button>,
    ],
    [
      'is no stop',
      <span key="3" tabIndex={-1}>
        Copy
      </span>,
    ],
  ])('behavior: a control that %s does not count', (_why, control) => {
    draw(
      <ViewFrame title="Terms">
        {control}
        {long}
      </ViewFrame>,
    )
    expect(body()?.tabIndex).toBe(0)
  })

  const isStop = () => body()?.hasAttribute('tabindex')
  /** Words, and a control that can be switched on. */
  function drawShort() {
    draw(
      <ViewFrame title="Terms">
        <p data-testid="words">Short.</p>
        <button type="button" data-testid="button" disabled>
          Copy
        </button>
      </ViewFrame>,
    )
    return {
      words: screen.getByTestId('words'),
      button: screen.getByTestId<HTMLButtonElement>('button'),
    }
  }

  test('behavior: what all fits is no stop, until it grows and once it shrinks', async () => {
    const { words } = drawShort()
    expect(isStop()).toBe(false)
    words.style.height = '2000px'
    await waitFor(() => expect(isStop()).toBe(true))
    words.style.height = ''
    await waitFor(() => expect(isStop()).toBe(false))
  })

  test('behavior: it is a stop while nothing in it is one', async () => {
    const { words, button } = drawShort()
    words.style.height = '2000px'
    await waitFor(() => expect(isStop()).toBe(true))
    button.disabled = false
    await waitFor(() => expect(isStop()).toBe(false))
    button.disabled = true
    await waitFor(() => expect(isStop()).toBe(true))
  })
})
