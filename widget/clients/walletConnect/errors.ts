import { BaseError, isUserRejection, standardCodes } from '#protocol'

/** Parts of sentences of the SDK and of the relay, which carry no code (S8.10). */
const sentences = [
  ['No matching key', 'NO_MATCHING_KEY'],
  ['Missing or invalid. Record was recently deleted', 'NO_MATCHING_KEY'],
  ['Missing or invalid', 'MISSING_OR_INVALID'],
  ['Expired', 'EXPIRED'],
  ['Proposal expired', 'EXPIRED'],
  ['Request expired', 'EXPIRED'],
  ['Not initialized', 'NOT_INITIALIZED'],
  ['nauthorized', 'WALLET_CONNECT_PROJECT_REFUSED'],
  ['Project not found', 'WALLET_CONNECT_PROJECT_REFUSED'],
  ['No internet connection', 'WALLET_CONNECT_UNREACHABLE'],
  ['Failed to publish', 'WALLET_CONNECT_UNREACHABLE'],
  ['Socket stalled', 'WALLET_CONNECT_UNREACHABLE'],
  ['Connection interrupted', 'WALLET_CONNECT_UNREACHABLE'],
  ['WebSocket connection', 'WALLET_CONNECT_UNREACHABLE'],
  ["Couldn't establish socket", 'WALLET_CONNECT_UNREACHABLE'],
] as const

const USER_DISCONNECTED = 6000
const UNSUPPORTED_FIRST = 5100
const UNSUPPORTED_LAST = 5104

/**
 * Whatever the SDK threw, as an error with a code: its own errors are sentences without one, a
 * wallet's are plain objects.
 */
export function toWcError(thrown: unknown): BaseError {
  if (thrown instanceof BaseError) return thrown
  const message = sentenceOf(thrown)
  const code = codeOf(thrown)
  // CAIP-25 numbers a refusal 5000 and more; the page knows 4001 (EIP-1193).
  if (isUserRejection(thrown) || (code !== undefined && code > 5000 && code < 5004)) {
    return new BaseError(message, { code: standardCodes.userRejected.code, cause: thrown })
  }
  if (code === USER_DISCONNECTED) {
    return new BaseError(message, { code: 'USER_DISCONNECTED', cause: thrown })
  }
  if (code !== undefined && code >= UNSUPPORTED_FIRST && code <= UNSUPPORTED_LAST) {
    return new BaseError(message, { code: 'UNSUPPORTED_CHAINS', cause: thrown })
  }
  const known = sentences.find(([start]) => message.includes(start))
  if (known !== undefined) return new BaseError(message, { code: known[1], cause: thrown })
  const data = typeof thrown === 'object' && thrown && 'data' in thrown ? thrown.data : undefined
  return new BaseError(message, {
    code: code === undefined || code === 0 ? standardCodes.internal.code : code,
    ...(data === undefined ? {} : { data }),
    cause: thrown,
  })
}

/** Of a method that the wallet approved, and lacks all the same. */
const lackingCodes: readonly (number | undefined)[] = [1001, 5101, 10001]

/** What a wallet answered to a request. */
export function toRequestError(thrown: unknown): BaseError {
  const failure = toWcError(thrown)
  if (!lackingCodes.includes(codeOf(thrown))) return failure
  return new BaseError(failure.message, {
    code: standardCodes.unsupportedMethod.code,
    cause: thrown,
  })
}

/** No relay answered in time. */
export function unreachable(cause?: unknown): BaseError {
  return new BaseError('The WalletConnect relay did not answer', {
    code: 'WALLET_CONNECT_UNREACHABLE',
    cause,
  })
}

/** Nothing is asked of a client that was put away. */
export function destroyed(): BaseError {
  return new BaseError('Sign Client not initialized', { code: 'NOT_INITIALIZED' })
}

/** The session that a request was for is over. */
export function notConnected(): BaseError {
  return new BaseError('Please call connect() before request()', { code: 'NOT_INITIALIZED' })
}

function sentenceOf(thrown: unknown): string {
  if (typeof thrown === 'string' && thrown !== '') return thrown
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    if (typeof thrown.message === 'string' && thrown.message !== '') return thrown.message
  }
  return 'An error occurred'
}

function codeOf(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined
  return typeof thrown.code === 'number' ? thrown.code : undefined
}
