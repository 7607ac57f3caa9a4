import { BaseError, standardCodes } from '#protocol'

/** The page's own timeout of a request has passed; a later answer of the wallet is ignored (S5.11). */
export class RequestExpiredError extends BaseError {
  override name = 'RequestExpiredError'
  constructor(method: string) {
    super('Request expired. Please try again.', { code: 'EXPIRED', details: method })
  }
}

/** The wallet that was asked is not connected any more. */
export class ConnectionEndedError extends BaseError {
  override name = 'ConnectionEndedError'
  constructor(method: string) {
    super('The wallet was disconnected before it answered', {
      code: standardCodes.disconnected.code,
      details: method,
    })
  }
}

/** What the page sent is not what the method takes. */
export class InvalidRequestParamsError extends BaseError {
  override name = 'InvalidRequestParamsError'
  constructor(message: string, details?: string) {
    super(message, { code: standardCodes.invalidParams.code, details })
  }
}

/** The wallet's answer does not match the method's standard. */
export class InvalidAnswerError extends BaseError {
  override name = 'InvalidAnswerError'
  constructor(method: string) {
    super('The wallet answered something that is not understood', {
      code: 'WALLET_INVALID_ANSWER',
      details: method,
    })
  }
}
