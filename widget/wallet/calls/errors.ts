import { BaseError } from '#protocol'

/** The wallet's answer does not match EIP-5792. */
export class InvalidCallsAnswerError extends BaseError {
  override name = 'InvalidCallsAnswerError'
  constructor(method: string) {
    super('The wallet answered something that is not understood', {
      code: 'WALLET_INVALID_ANSWER',
      details: method,
    })
  }
}
