import { describe, expect, test } from 'vitest'
import * as lib from '../widget/lib/baseError.ts'
import * as protocol from '#protocol'

const thrown = {
  code: 'ROOM_WHAT',
  details: 'where',
  data: { a: 1 },
  cause: new Error('first'),
} as const

/** All of an error that others read, but its name, which is its class's own. */
function shapeOf(error: lib.BaseError | protocol.BaseError) {
  const { name: _name, ...fields } = error
  const { message, cause } = error
  return { ...fields, message, cause, keys: Object.keys(error).sort() }
}

describe('the two classes of our errors', () => {
  test.each([thrown, { code: 4001 }])('default: one shape, %o', (options) => {
    const ours = new lib.BaseError('A sentence', options)
    const theirs = new protocol.BaseError('A sentence', options)
    expect(shapeOf(ours)).toEqual(shapeOf(theirs))
    expect(shapeOf(ours)).toMatchObject({ message: 'A sentence', ...options })
    expect(protocol.toWireError(ours)).toEqual(protocol.toWireError(theirs))
  })

  test('behavior: each knows the other by its code', () => {
    const errors = [new lib.BaseError('', thrown), new protocol.BaseError('', thrown)]
    for (const error of errors) {
      for (const { isError } of [lib, protocol]) {
        expect(isError(error, 'ROOM_WHAT')).toBe(true)
        expect(isError(error, 'ROOM_OTHER')).toBe(false)
      }
    }
  })
})
