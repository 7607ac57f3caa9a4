import { expect, test } from 'vitest'
import { propertiesOf } from './propertiesOf.ts'

test('behavior: no property of a session is null, or anything but a text (S5.10)', () => {
  const told = { capabilities: '{}', expiry: null, count: 1, given: undefined }
  expect(propertiesOf(told)).toEqual({ capabilities: '{}' })
  expect(propertiesOf()).toEqual({})
})
