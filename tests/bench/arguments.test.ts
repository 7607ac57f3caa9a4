import { expect, test } from 'vitest'
import { BenchUsageError, readArguments } from './arguments.ts'

test('default', () => {
  expect(readArguments([])).toEqual({ only: ['ours', 'appkit', 'rainbowkit', 'blank'], runs: 5 })
})

test('behavior: measures what was chosen, in the order of the table, and the blank page', () => {
  expect(readArguments(['--only', 'appkit,ours', '--runs', '3'])).toEqual({
    only: ['ours', 'appkit', 'blank'],
    runs: 3,
  })
})

test('error: an unknown product, a wrong number of runs', () => {
  expect(() => readArguments(['--only', 'ours,connectkit'])).toThrow(BenchUsageError)
  expect(() => readArguments(['--runs', '0'])).toThrow(BenchUsageError)
  expect(() => readArguments(['--runs', 'many'])).toThrow(BenchUsageError)
})
