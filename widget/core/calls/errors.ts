import { BaseError } from '#protocol'

/** The wallet said nothing new of a bundle for too long; it may still be confirmed (S8.13). */
export class CallsTimeoutError extends BaseError {
  override name = 'CallsTimeoutError'
  constructor(id: string) {
    super(`Timed out while waiting for call bundle with id "${id}" to be confirmed.`, {
      code: 'CALLS_TIMEOUT',
      data: { id },
    })
  }
}

/** The wallet's answer is not what EIP-5792 says. */
export class InvalidCallsAnswerError extends BaseError {
  override name = 'InvalidCallsAnswerError'
  constructor(method: string) {
    super('The wallet answered something that is not understood', {
      code: 'WALLET_INVALID_ANSWER',
      details: method,
    })
  }
}
