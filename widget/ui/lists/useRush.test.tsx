import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRush } from './useRush.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function List() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const rushes = useRush(scroller)
  return (
    <div ref={setScroller} data-rushes={rushes} style={{ height: 100, overflow: 'auto' }}>
      <div style={{ height: 5_000 }} />
    </div>
  )
}

function start() {
  const list = render(<List />).container.firstElementChild
  if (list === null) throw new Error('Nothing is drawn')
  return {
    rushes: () => list.getAttribute('data-rushes') === 'true',
    scroll(px: number) {
      list.scrollTop += px
      fireEvent.scroll(list)
    },
    rest: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

test('behavior: a list that is read does not rush', () => {
  const { scroll, rushes } = start()
  for (let at = 0; at < 20; at += 1) scroll(49)
  expect(rushes()).toBe(false)
})

test('behavior: one that is thrown does, until it has stood for a moment', () => {
  const { scroll, rest, rushes } = start()
  scroll(300)
  expect(rushes()).toBe(true)
  rest(119)
  scroll(-300)
  rest(119)
  expect(rushes()).toBe(true)
  scroll(10) // the end of a throw is slow
  rest(1)
  expect(rushes()).toBe(false)
})
