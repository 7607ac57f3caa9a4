import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockScroll } from './scrollLock.ts'

const root = document.documentElement
let unlocks: (() => void)[] = []
beforeEach(() => root.removeAttribute('style'))
afterEach(() => {
  for (const unlock of unlocks) unlock()
  unlocks = []
  root.removeAttribute('style')
})

function lock(): () => void {
  const unlock = lockScroll(document)
  unlocks.push(unlock)
  return unlock
}
const overflow = () => root.style.overflow

test('default: the page stands still, and is as it was before, without an empty attribute', () => {
  const unlock = lock()
  expect(overflow()).toBe('hidden')
  unlock()
  expect([overflow(), root.hasAttribute('style')]).toEqual(['', false])
})

test('behavior: of two, the last to go lets the page scroll, in either order', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const both = [lock(), lock()]
    both[order[0] ?? 0]?.()
    expect(overflow()).toBe('hidden')
    both[order[1] ?? 0]?.()
    expect(overflow()).toBe('')
  }
})

test('behavior: whoever unlocks twice takes no lock of another', () => {
  const first = lock()
  lock()
  first()
  first()
  expect(overflow()).toBe('hidden')
})

test('behavior: values of the page come back, its important ones too', () => {
  root.style.setProperty('overflow', 'clip', 'important')
  root.style.setProperty('color', 'red')
  const unlock = lock()
  expect([overflow(), root.style.getPropertyPriority('overflow')]).toEqual(['hidden', ''])
  unlock()
  expect([overflow(), root.style.getPropertyPriority('overflow')]).toEqual(['clip', 'important'])
  expect(root.style.color).toBe('red')
})

test('behavior: a page with a scrollbar keeps its width, one without gets no gutter', () => {
  const unlock = lock()
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('')
  unlock()
  // The tests' browser draws no scrollbar of its own.
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - 17)
  const again = lock()
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('stable')
  again()
  width.mockRestore()
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('')
})
