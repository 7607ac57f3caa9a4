import { BaseError } from '#lib/baseError.ts'

/** The quote contradicts itself, the request or known facts. Do not sign it. */
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

export type TokenUnits = {
  readonly chainId: number
  readonly token: string
  /** The decimals by the service; `undefined` if the token itself does not report them. */
  readonly told: number | undefined
  /** The decimals that are pinned, or those of the token's contract. */
  readonly decimals: number | undefined
}

/** The service counts a token in other units than the token itself, or the token does not report its units. */
export class TokenUnitsError extends BaseError {
  override name = 'TokenUnitsError'
  constructor(data: TokenUnits) {
    super('It is not sure how many decimals the token has. Nothing was sent.', {
      code: 'BRIDGE_TOKEN_UNITS',
      details: data.token,
      data,
    })
  }
}

/** So little time is left for a fill that the deposit would likely be refunded, hours later. `data` is in seconds. */
export class DeadlineTooSoonError extends BaseError {
  override name = 'DeadlineTooSoonError'
  constructor(options: { left: number; least: number }) {
    super('Too little time is left to fill it. Get a new quote, then confirm again.', {
      code: 'BRIDGE_DEADLINE_TOO_SOON',
      data: options,
    })
  }
}
