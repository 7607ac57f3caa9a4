import { BaseError } from '#lib/baseError.ts'

/** The quote contradicts itself, the question or what we know: nothing may be signed for it. */
export class QuoteInvalidError extends BaseError {
  override name = 'QuoteInvalidError'
  constructor(reason: string) {
    super(`The quote cannot be trusted, so it is not used: ${reason}.`, {
      code: 'BRIDGE_QUOTE_INVALID',
      details: reason,
    })
  }
}

export class QuoteExpiredError extends BaseError {
  override name = 'QuoteExpiredError'
  constructor() {
    super('The quote is too old. Get a new one, then confirm again.', {
      code: 'BRIDGE_QUOTE_EXPIRED',
    })
  }
}

/** The new quote gives less; `data` has both amounts as decimal strings. */
export class QuoteChangedError extends BaseError {
  override name = 'QuoteChangedError'
  constructor(options: { previous: string; current: string }) {
    super('The rate has changed. Check the new amount, then confirm again.', {
      code: 'BRIDGE_QUOTE_CHANGED',
      data: options,
    })
  }
}
