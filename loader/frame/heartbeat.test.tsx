import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeartbeat } from './heartbeat.ts'
import { HEARTBEAT_MS, MISSED_BEATS } from './limits.ts'

const visibility = vi.spyOn(document, 'visibilityState', 'get')
beforeEach(() => {
  vi.useFakeTimers()
  visibility.mockReturnValue('visible')
})
afterEach(() => vi.useRealTimers())

const beats = (count: number) => vi.advanceTimersByTimeAsync(HEARTBEAT_MS * count)
const late = () => Promise.reject(new Error('late'))

test('default: a frame that answers is asked every two seconds and is never lost', async () => {
  const ping = vi.fn(async () => undefined)
  const onSilent = vi.fn()
  createHeartbeat(ping, onSilent)
  await beats(5)
  expect([ping.mock.calls.length, onSilent.mock.calls.length]).toEqual([5, 0])
})

test('error: silent twice in a row, told once however long it lasts', async () => {
  const onSilent = vi.fn()
  createHeartbeat(vi.fn(late), onSilent)
  await beats(MISSED_BEATS - 1)
  expect(onSilent).not.toHaveBeenCalled()
  await beats(10)
  expect(onSilent).toHaveBeenCalledTimes(1)
})

test('behavior: an answer in between makes a new start', async () => {
  const onSilent = vi.fn()
  let turn = 0
  createHeartbeat(async () => {
    turn += 1
    if (turn % 2 === 1) await late()
  }, onSilent)
  await beats(20)
  expect(onSilent).not.toHaveBeenCalled()
})

test('behavior: a page that nobody sees asks nothing: its timers are slow', async () => {
  const ping = vi.fn(late)
  const onSilent = vi.fn()
  visibility.mockReturnValue('hidden')
  createHeartbeat(ping, onSilent)
  await beats(10)
  expect([ping.mock.calls.length, onSilent.mock.calls.length]).toEqual([0, 0])
})

test('behavior: stopped, it asks no more', async () => {
  const ping = vi.fn(async () => undefined)
  createHeartbeat(ping, () => undefined)()
  await beats(3)
  expect(ping).not.toHaveBeenCalled()
})
