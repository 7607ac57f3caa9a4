import { expect, test } from 'vitest'
import { BenchUsageError, readArguments } from './arguments.ts'

test('default', () => {
  expect(readArguments([])).toEqual({
    part: 'page',
    only: ['ours', 'appkit', 'rainbowkit', 'lifi', 'blank'],
    runs: 5,
    write: false,
    waterfall: false,
  })
})

test('behavior: measures what was chosen, in the order of the table, and the blank page', () => {
  expect(readArguments(['--only', 'appkit,ours', '--runs', '3', '--write'])).toEqual({
    part: 'page',
    only: ['ours', 'appkit', 'blank'],
    runs: 3,
    write: true,
    waterfall: false,
  })
})

test('behavior: our own opening on a network, request by request', () => {
  expect(readArguments(['network', '--waterfall'])).toMatchObject({
    part: 'network',
    waterfall: true,
  })
})

test('behavior: transfers alone', () => {
  expect(readArguments(['transfer', '--runs', '2'])).toMatchObject({ part: 'transfer', runs: 2 })
})

test('error: an unknown part, an unknown product, a wrong number of runs', () => {
  expect(() => readArguments(['transfers'])).toThrow(BenchUsageError)
  expect(() => readArguments(['--only', 'ours,connectkit'])).toThrow(BenchUsageError)
  expect(() => readArguments(['--runs', '0'])).toThrow(BenchUsageError)
  expect(() => readArguments(['--runs', 'many'])).toThrow(BenchUsageError)
})
