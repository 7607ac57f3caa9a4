import { expect, test } from 'vitest'
import { aborted, answered, loadFailed, timedOut } from './errors.ts'

test('error: what comes without words, or not at all, is told all the same (S8.04)', () => {
  expect(answered(undefined).message).toBe('An error occurred')
  expect(answered({ code: 'INTERNAL', message: '' }).message).toBe('An error occurred')
  expect(answered({ code: 'INTERNAL', message: 'The key is gone' }).message).toBe('The key is gone')
  expect(timedOut('GET_USER').message).toBe('Something went wrong')
  const { message } = loadFailed('https://secure.example')
  expect(message).toBe('Unable to load email login dependency')
  expect(aborted().message).toBe('Request was aborted')
})
