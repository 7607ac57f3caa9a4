import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createWidget } from '../index.ts'
import { ConnectButton, useWidget, useWidgetState, WidgetProvider } from './react.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, Symbol.for('causeway'))
})

const options = { announce: false, preload: 'none' } as const

function Seen() {
  const widget = useWidget()
  const { status } = useWidgetState()
  return <output>{widget === null ? 'none' : `${widget.protocol} ${status}`}</output>
}

test('default: StrictMode and two providers share the one widget of the page', async () => {
  const widgets = new Set<unknown>()
  function Collect() {
    const widget = useWidget()
    if (widget !== null) widgets.add(widget)
    return null
  }
  render(
    <StrictMode>
      <WidgetProvider options={options}>
        <Collect />
        <Seen />
      </WidgetProvider>
      <WidgetProvider options={options}>
        <Collect />
      </WidgetProvider>
    </StrictMode>,
  )
  await screen.findByText('1 disconnected')
  expect(widgets.size).toBe(1)
})

test("default: a site's own widget is the one that the hooks see", () => {
  const widget = createWidget(options)
  render(
    <WidgetProvider widget={widget}>
      <Seen />
      <ConnectButton />
    </WidgetProvider>,
  )
  expect(screen.getByText('1 disconnected')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect wallet' }).disabled).toBe(
    false,
  )
})

test('behavior: what a server drew is taken over without a difference', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const place = document.createElement('div')
  place.innerHTML = '<button type="button" disabled="">Connect wallet</button>'
  document.body.append(place)
  const page = (
    <WidgetProvider options={options}>
      <ConnectButton />
    </WidgetProvider>
  )
  const root = await act(() => hydrateRoot(place, page))
  await waitFor(() => expect(place.querySelector('button')?.disabled).toBe(false))
  expect(consoleError).not.toHaveBeenCalled()
  await act(() => root.unmount())
  place.remove()
  consoleError.mockRestore()
})
