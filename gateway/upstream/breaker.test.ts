import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

test('behavior: five failures open it, one question after the rest decides', () => {
  let now = 0
  const breaker = createBreaker(() => now)
  const fail = (times: number) => {
    for (let at = 0; at < times; at += 1) breaker.failed()
  }
  fail(4)
  expect([breaker.restMs(), breaker.isOpen()]).toEqual([0, false])
  fail(1)
  expect([breaker.restMs(), breaker.isOpen()]).toEqual([5_000, true])
  now = 5_000
  expect(breaker.restMs()).toBe(0)
  // Everybody else waits for the answer to that one.
  expect(breaker.restMs()).toBe(5_000)
  breaker.failed()
  expect(breaker.restMs()).toBe(10_000)
  now = 15_000
  expect(breaker.restMs()).toBe(0)
  breaker.succeeded()
  expect([breaker.restMs(), breaker.isOpen()]).toEqual([0, false])
})

test('behavior: a success in between starts the count anew', () => {
  const breaker = createBreaker(() => 0)
  for (let at = 0; at < 9; at += 1) {
    breaker.failed()
    if (at % 2 === 0) breaker.succeeded()
  }
  expect(breaker.isOpen()).toBe(false)
})
