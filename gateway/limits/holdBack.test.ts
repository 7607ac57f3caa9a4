import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHoldBack } from './holdBack.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What has been let go by now. */
function waiting(holdBack: ReturnType<typeof createHoldBack>, count: number): number[] {
  const gone: number[] = []
  for (let at = 0; at < count; at += 1) {
    holdBack.wait().then(() => gone.push(at))
  }
  return gone
}

test('default: whoever asked too much waits a second', async () => {
  const gone = waiting(createHoldBack(), 2)
  await vi.advanceTimersByTimeAsync(999)
  expect(gone).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(gone).toEqual([0, 1])
})

test('attack: more than there is room for are answered at once, and room comes back', async () => {
  const holdBack = createHoldBack(1_000, 2)
  const gone = waiting(holdBack, 4)
  await vi.advanceTimersByTimeAsync(0)
  expect(gone).toEqual([2, 3])
  await vi.advanceTimersByTimeAsync(1_000)
  const later = waiting(holdBack, 1)
  await vi.advanceTimersByTimeAsync(999)
  expect(later).toEqual([])
})

test('behavior: the end lets go of everybody, and of whoever comes later', async () => {
  const holdBack = createHoldBack()
  const gone = waiting(holdBack, 2)
  holdBack.end()
  const later = waiting(holdBack, 1)
  await vi.advanceTimersByTimeAsync(0)
  expect([gone, later]).toEqual([[0, 1], [0]])
  expect(vi.getTimerCount()).toBe(0)
})
