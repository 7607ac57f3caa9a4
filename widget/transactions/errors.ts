import { BaseError } from '#protocol'

/** The wallet is not on the account that confirmed. Nothing was asked of it. */
export class WrongAccountError extends BaseError {
  override name = 'WrongAccountError'
  constructor() {
    super('Your wallet is on another account. Check it, then confirm again.', {
      code: 'WRONG_ACCOUNT',
    })
  }
}

/** The answer of the wallet was lost, and the chain does not have it. */
export class TransactionUnknownError extends BaseError {
  override name = 'TransactionUnknownError'
  constructor() {
    super(
      'This page was closed before your wallet answered, so nobody can say whether it was sent. Look in your wallet before you send again.',
      { code: 'TRANSACTION_UNKNOWN' },
    )
  }
}

/** The transaction failed on the chain, which took only the network fee. */
export class TransactionRevertedError extends BaseError {
  override name = 'TransactionRevertedError'
  constructor(reason: string) {
    super(reason, { code: 'TRANSACTION_REVERTED' })
  }
}

/** The transaction expired before the chain included it: the person has about a minute to sign. */
export class TransactionExpiredError extends BaseError {
  override name = 'TransactionExpiredError'
  constructor() {
    super('The network did not take it up in time. Nothing was sent: you can send it again.', {
      code: 'TRANSACTION_EXPIRED',
    })
  }
}
