import { expect, test } from 'vitest'
import { inSeries, type Request } from './requests.ts'

const request = (url: string, start: number, end: number | undefined, more = {}): Request => ({
  url,
  start,
  answered: end,
  end,
  bytes: 1,
  connection: 1,
  connecting: undefined,
  cached: false,
  ...more,
})
const names = (requests: readonly Request[], from = 0, to = 100) =>
  inSeries(requests, { from, to }).map(({ url }) => url)

test('default', () => {
  const requests = [request('engine', 0, 10), request('frame', 12, 20), request('shell', 25, 40)]
  expect(names(requests)).toEqual(['engine', 'frame', 'shell'])
})

test('behavior: what is on its way at the same time counts once', () => {
  const requests = [
    request('a', 0, 30),
    request('b', 1, 10),
    request('c', 2, 40),
    request('d', 10, 20),
  ]
  expect(names(requests)).toEqual(['b', 'd'])
})

test('behavior: finds the longest chain, whatever the order', () => {
  const requests = [
    request('long', 0, 90),
    request('third', 60, 80),
    request('first', 5, 20),
    request('second', 30, 50),
  ]
  expect(names(requests)).toEqual(['first', 'second', 'third'])
})

test('behavior: neither what a cache answers, nor what began before the tap or ends after the row, is waited for', () => {
  const requests = [
    request('before', 5, 30),
    request('cached', 31, 33, { cached: true }),
    request('counted', 40, 50),
    request('late', 60, 120),
    request('open', 60, undefined, { start: 101 }),
  ]
  expect(names(requests, 10)).toEqual(['counted'])
})
