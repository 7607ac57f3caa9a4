import { expect, test } from 'vitest'
import { QuoteChangedError } from '#bridges/across/errors/quote.ts'
import { HttpError } from '#lib/http.ts'
import { BaseError } from '#protocol'
import { asBaseError } from './asBaseError.ts'

test('default: ours is left as it is', () => {
  const error = new BaseError('No', { code: 4001 })
  expect(asBaseError(error)).toBe(error)
})

test('behavior: an error of lib or bridge keeps code, sentence and data', () => {
  const http = new HttpError('Busy', {
    code: 'HTTP_ERROR',
    url: 'https://api.example',
    status: 503,
  })
  expect(asBaseError(http)).toBeInstanceOf(BaseError)
  expect(asBaseError(http)).toMatchObject({ code: http.code, message: http.message, cause: http })
  const quote = new QuoteChangedError({ previous: '2', current: '1' })
  expect(asBaseError(quote)).toMatchObject({ code: quote.code, data: quote.data })
})

test.each([
  ['a TypeError', new TypeError('x is not a function')],
  ['a DOMException', new DOMException('gone', 'AbortError')],
  ['text', 'oops'],
  ['nothing', undefined],
])('error: %s has no code of ours, and its words are not for people', (_, thrown) => {
  expect(asBaseError(thrown)).toMatchObject({ code: -32603, message: 'An error occurred' })
  expect(asBaseError(thrown).cause).toBe(thrown)
})
