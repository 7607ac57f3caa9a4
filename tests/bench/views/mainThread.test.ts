import { expect, test } from 'vitest'
import { timePerFrame } from './mainThread.ts'

/** A task has the processor for half of its time. */
const at = (name: string, ms: number, dur?: number, pid = 1) => ({
  name,
  ph: dur === undefined ? 'I' : 'X',
  pid,
  tid: 1,
  ts: ms * 1_000,
  ...(dur !== undefined && { dur: dur * 1_000, tdur: dur * 500 }),
})

test('default: the tasks of each whole frame of the scroll, and of its thread alone', () => {
  const events = [
    at('ThreadControllerImpl::RunTask', 1, 50),
    at('bench:scroll-starts', 10),
    at('ThreadControllerImpl::RunTask', 11, 3),
    at('bench:scroll-moves', 20),
    at('ThreadControllerImpl::RunTask', 21, 4),
    at('ThreadControllerImpl::RunTask', 22, 90, 2),
    at('ThreadControllerImpl::RunTask', 26, 2),
    at('FunctionCall', 26, 1),
    at('bench:scroll-moves', 36),
    at('ThreadControllerImpl::RunTask', 37, 5),
    at('bench:scroll-moves', 52),
    at('ThreadControllerImpl::RunTask', 53, 70),
    at('bench:scroll-ends', 60),
    at('bench:scroll-moves', 70),
  ]
  expect(timePerFrame(events.toReversed(), 'dur')).toEqual([6, 5])
  expect(timePerFrame(events.toReversed(), 'tdur')).toEqual([3, 2.5])
})

test('error: a trace without the marks of a scroll', () => {
  expect(() => timePerFrame([at('ThreadControllerImpl::RunTask', 1, 2)], 'dur')).toThrow(
    'The trace has no scroll',
  )
})
