import { BaseError } from '#protocol'

/** S5.04. */
export class SendIncompleteError extends BaseError {
  override name = 'SendIncompleteError'
  constructor() {
    super('An amount and receiver address are required', { code: 'SEND_INCOMPLETE' })
  }
}

/** S5.04. */
export class SendTokenError extends BaseError {
  override name = 'SendTokenError'
  constructor() {
    super('A token is required', { code: 'SEND_NO_TOKEN' })
  }
}

/** Nothing is sent on chains of this kind (S5.04). */
export class SendUnsupportedError extends BaseError {
  override name = 'SendUnsupportedError'
  constructor(details: string) {
    super('Unsupported chain', { code: 'SEND_UNSUPPORTED_CHAIN', details })
  }
}

/** A trial of it failed, so the wallet was not asked. */
export class SendWouldFailError extends BaseError {
  override name = 'SendWouldFailError'
  constructor(reason: string) {
    super(`The network would undo it: ${reason}`, { code: 'SEND_WOULD_FAIL', details: reason })
  }
}

/** The page named a token that is not known there. */
export class TokenNotFoundError extends BaseError {
  override name = 'TokenNotFoundError'
  constructor(details: string) {
    super('Token Not Found', { code: 'TOKEN_NOT_FOUND', details })
  }
}
