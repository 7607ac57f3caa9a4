import { expect, test } from 'vitest'
import { findEngine } from './findEngine.ts'

const createEngine = () => Promise.reject(new Error('not asked'))
const engine = { createEngine }
const cards = { createEngine, drawSkeleton: () => undefined }

test.each([
  ['alone', engine],
  [
    'beside others, under names of the bundler',
    { n: () => undefined, r: cards, t: engine, u: null },
  ],
])('default: stage 1 is found %s', (_, file) => {
  expect(findEngine(file, false)).toBe(engine)
})

test.each([
  ['alone', cards],
  ['beside stage 1', { a: engine, b: cards }],
])('behavior: where the browser is too old, the cards are found %s', (_, file) => {
  expect(findEngine(file, true)).toBe(cards)
})

test.each([
  ['nothing', {}],
  ['a function of that name without a module', { a: createEngine }],
  ['the cards alone', { a: cards }],
  ['something else of that name', { createEngine: 'later' }],
])('error: %s is no stage 1', (_, file) => {
  expect(() => findEngine(file, false)).toThrow('another part')
})
