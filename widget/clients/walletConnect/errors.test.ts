import { expect, test } from 'vitest'
import { toWcError } from './errors.ts'

test.each([
  [new Error('Missing or invalid. request() chainId: eip155:5'), 'MISSING_OR_INVALID'],
  [new Error('No matching key. session topic does not exist: 1'), 'NO_MATCHING_KEY'],
  [new Error('Missing or invalid. Record was recently deleted - session: 1'), 'NO_MATCHING_KEY'],
  [new Error('Expired. session topic: 1'), 'EXPIRED'],
  [new Error('Proposal expired'), 'EXPIRED'],
  [new Error('Not initialized. sign-client'), 'NOT_INITIALIZED'],
  // What the relay closes its socket with where it knows the project, or its domains, not.
  [new Error('Unauthorized: invalid key'), 'WALLET_CONNECT_PROJECT_REFUSED'],
  [
    new Error('WebSocket connection closed abnormally with code: 3000 (unauthorized: invalid key)'),
    'WALLET_CONNECT_PROJECT_REFUSED',
  ],
  [new Error('Unauthorized: origin not allowed'), 'WALLET_CONNECT_PROJECT_REFUSED'],
  [new Error('Project not found'), 'WALLET_CONNECT_PROJECT_REFUSED'],
  [{ code: 5100, message: 'Unsupported chains' }, 'UNSUPPORTED_CHAINS'],
  [{ code: 6000, message: 'User disconnected' }, 'USER_DISCONNECTED'],
])('error: %s of the SDK has a code (S8.10)', (thrown, code) => {
  expect(toWcError(thrown)).toMatchObject({ code, message: thrown.message, cause: thrown })
})
