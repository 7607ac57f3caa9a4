import { expect, test } from 'vitest'
import { word } from '../../testing/startChainNode.ts'
import { coverOf, keyOf, type LogFilter, matches, paramsOf, readSubject } from './filter.ts'

const pool = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`

function filterOf(filter: unknown): LogFilter {
  const subject = readSubject(['logs', filter])
  if (subject?.kind !== 'logs') throw new Error('It was refused')
  return subject.filter
}

test('default: filters that ask for the same are the same', () => {
  const one = filterOf({
    address: pool.toUpperCase().replace('0X', '0x'),
    topics: [word(1), [word(3), word(2), word(2)], null],
  })
  const same = filterOf({ address: [pool, pool], topics: [[word(1)], [word(2), word(3)]] })
  expect(keyOf(one)).toBe(keyOf(same))
  expect(paramsOf(one)).toEqual({ address: pool, topics: [word(1), [word(2), word(3)]] })
  expect(keyOf(filterOf({ address: other }))).not.toBe(keyOf(filterOf({ address: pool })))
})

test.each([
  ['nothing', []],
  ['all logs', ['logs', {}]],
  ['an event of all contracts', ['logs', { topics: [word(1)] }]],
  ['no address', ['logs', { address: [] }]],
  ['no filter', ['logs']],
  ['pending transactions', ['newPendingTransactions']],
  ['another field', ['logs', { address: pool, fromBlock: '0x0' }]],
  ['too many addresses', ['logs', { address: Array(21).fill(pool) }]],
  ['five topics', ['logs', { address: pool, topics: Array(5).fill(word(1)) }]],
  ['half an address', ['logs', { address: '0xa1' }]],
  ['an object in place of a list', { 0: 'newHeads' }],
])('attack: %s cannot be subscribed to', (_, params) => {
  expect(readSubject(params)).toBe(undefined)
})

test('behavior: a log matches as a node would say', () => {
  const log = { address: pool, topics: [word(1), word(2)] }
  expect(matches(filterOf({ address: [other, pool] }), log)).toBe(true)
  expect(matches(filterOf({ address: other }), log)).toBe(false)
  const ofPool = (topics: unknown) => matches(filterOf({ address: pool, topics }), log)
  expect(ofPool([word(1), null])).toBe(true)
  expect(ofPool([word(1), [word(2), word(9)]])).toBe(true)
  expect(ofPool([null, word(2)])).toBe(true)
  expect(ofPool([word(1), word(9)])).toBe(false)
  expect(ofPool([word(1), word(2), word(3)])).toBe(false)
})

test('behavior: many fills of one pool are asked as one', () => {
  const fills = [1, 2, 3, 4].map((id) => filterOf({ address: pool, topics: [word(9), word(id)] }))
  const beside = filterOf({ address: other, topics: [word(9), word(1)] })
  expect([...coverOf([...fills.slice(1), beside]).values()]).toEqual([...fills.slice(1), beside])
  expect([...coverOf([...fills, beside]).values()]).toEqual([
    filterOf({ address: pool, topics: [word(9)] }),
    beside,
  ])
})
