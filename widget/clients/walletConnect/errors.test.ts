import { expect, test } from 'vitest'
import { toWcError } from './errors.ts'

test.each([
  [new Error('Missing or invalid. request() chainId: eip155:5'), 'MISSING_OR_INVALID'],
  [new Error('No matching key. session topic does not exist: 1'), 'NO_MATCHING_KEY'],
  [new Error('Missing or invalid. Record was recently deleted - session: 1'), 'NO_MATCHING_KEY'],
  [new Error('Expired. session topic: 1'), 'EXPIRED'],
  [new Error('Proposal expired'), 'EXPIRED'],
  [new Error('Not initialized. sign-client'), 'NOT_INITIALIZED'],
  [{ code: 5100, message: 'Unsupported chains' }, 'UNSUPPORTED_CHAINS'],
  [{ code: 6000, message: 'User disconnected' }, 'USER_DISCONNECTED'],
])('error: %s of the SDK has a code (S8.10)', (thrown, code) => {
  expect(toWcError(thrown)).toMatchObject({ code, message: thrown.message, cause: thrown })
})
