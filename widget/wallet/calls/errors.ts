import { BaseError } from '#protocol'

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
