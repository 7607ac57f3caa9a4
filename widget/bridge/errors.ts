import type { Hex } from 'viem'
import { BaseError } from '#lib/baseError.ts'
import { formatAmount } from './formatAmount.ts'

export class ConfigError extends BaseError {
  override name = 'ConfigError'
  constructor(chainId: number) {
    super(`SDK not configured for chain with id ${chainId}.`, {
      code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
    })
  }
}

export class InvalidIntegratorIdError extends BaseError {
  override name = 'InvalidIntegratorIdError'
  constructor(integratorId: string) {
    super(`Invalid integrator ID: ${integratorId}. Needs to be 2 bytes hex string.`, {
      code: 'BRIDGE_INVALID_INTEGRATOR_ID',
    })
  }
}

export type ApiErrorDetails = {
  /** The service's own code, such as `AMOUNT_TOO_LOW`. */
  readonly apiCode: string | undefined
  readonly param: string | undefined
  /** The service's id of the request, for its support. */
  readonly id: string | undefined
  readonly status: number
}

/** The bridge service refused; `data.apiCode` says why. */
export class BridgeApiError extends BaseError {
  override name = 'BridgeApiError'
  override readonly data: ApiErrorDetails
  constructor(message: string, data: ApiErrorDetails) {
    super(message, { code: 'BRIDGE_API_ERROR', details: data.apiCode, data })
    this.data = data
  }
}

export type FailedTransaction = {
  readonly from: string
  readonly to: string
  readonly data: string
}

/** The service tried the fill and it failed; `transaction` is what it tried. */
export class BridgeApiSimulationError extends BaseError {
  override name = 'BridgeApiSimulationError'
  readonly status = 400
  readonly transaction: FailedTransaction
  constructor(message: string, data: ApiErrorDetails, transaction: FailedTransaction) {
    super(message, { code: 'SIMULATION_ERROR', data })
    this.transaction = transaction
  }
}

export class IndexerError extends BaseError {
  override name = 'IndexerError'
  constructor(options: { url: string; status: number; message: string }) {
    super(options.message, { code: 'BRIDGE_INDEXER_ERROR', data: options })
  }
}

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

export class NoAccountError extends BaseError {
  override name = 'NoAccountError'
  constructor() {
    super('Wallet account has to be set', { code: 'BRIDGE_NO_ACCOUNT' })
  }
}

export class WrongAccountError extends BaseError {
  override name = 'WrongAccountError'
  constructor(options: { connected: string; owner: string }) {
    super('This transfer belongs to another account. Switch to it in your wallet.', {
      code: 'BRIDGE_WRONG_ACCOUNT',
      data: options,
    })
  }
}

export class WrongChainError extends BaseError {
  override name = 'WrongChainError'
  constructor(connected: number, originChainId: number) {
    super(`Connected chain ${connected} does not match 'originChainId' ${originChainId}`, {
      code: 'BRIDGE_WRONG_CHAIN',
      data: { connected, originChainId },
    })
  }
}

export type Funds = { readonly needed: bigint; readonly has: bigint }

/** Not enough native currency for the network fee (and the amount, when that is native too). */
export class InsufficientFeeFundsError extends BaseError {
  override name = 'InsufficientFeeFundsError'
  readonly needed: bigint
  readonly has: bigint
  constructor({ needed, has }: Funds) {
    const [most, own] = [formatAmount(needed, 18, { maxDecimals: 6, round: 'up' }), shown(has)]
    super(`You need about ${most} of the network's currency for this, and you have ${own}.`, {
      code: 'BRIDGE_INSUFFICIENT_FEE_FUNDS',
      data: { needed: String(needed), has: String(has) },
    })
    this.needed = needed
    this.has = has
  }
}

export class InsufficientBalanceError extends BaseError {
  override name = 'InsufficientBalanceError'
  readonly needed: bigint
  readonly has: bigint
  constructor({ needed, has }: Funds) {
    super('You do not have enough of this token.', {
      code: 'BRIDGE_INSUFFICIENT_BALANCE',
      data: { needed: String(needed), has: String(has) },
    })
    this.needed = needed
    this.has = has
  }
}

export class ApproveSimulationError extends BaseError {
  override name = 'ApproveSimulationError'
  constructor(reason: string, cause: unknown) {
    super(`approve simulation failed: ${reason}`, {
      code: 'BRIDGE_APPROVE_SIMULATION_FAILED',
      details: reason,
      cause,
    })
  }
}

export class DepositSimulationError extends BaseError {
  override name = 'DepositSimulationError'
  constructor(reason: string, cause: unknown) {
    super(`deposit simulation failed: ${reason}`, {
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      details: reason,
      cause,
    })
  }
}

/** A transaction was mined and failed: nothing moved but its fee. */
export class TransactionRevertedError extends BaseError {
  override name = 'TransactionRevertedError'
  readonly hash: Hex
  constructor({ step, hash, reason }: { step: 'approve' | 'deposit'; hash: Hex; reason: string }) {
    const what = step === 'approve' ? 'approval' : 'deposit'
    super(`The ${what} failed on the network: ${reason} Your tokens are still in your wallet.`, {
      code: step === 'approve' ? 'BRIDGE_APPROVE_REVERTED' : 'BRIDGE_DEPOSIT_REVERTED',
      details: reason,
      data: { hash },
    })
    this.hash = hash
  }
}

/** The wallet let the person allow less than the transfer needs. */
export class AllowanceTooLowError extends BaseError {
  override name = 'AllowanceTooLowError'
  constructor(options: { needed: bigint; allowed: bigint }) {
    super('The approved amount is less than the transfer needs. Approve again.', {
      code: 'BRIDGE_ALLOWANCE_TOO_LOW',
      data: { needed: String(options.needed), allowed: String(options.allowed) },
    })
  }
}

export class InvalidHashError extends BaseError {
  override name = 'InvalidHashError'
  constructor(value: unknown) {
    super('The wallet did not answer with a transaction hash.', {
      code: 'BRIDGE_INVALID_HASH',
      details: String(value).slice(0, 100),
    })
  }
}

export type Alteration = {
  readonly field: string
  readonly asked: string
  readonly sent: string
  readonly hash: Hex
}

/** What is on the chain is not what was asked for. */
export class TransactionAlteredError extends BaseError {
  override name = 'TransactionAlteredError'
  override readonly data: Alteration
  constructor(alteration: Alteration) {
    const { field, asked, sent } = alteration
    super(
      `The transaction that was sent is not the one you confirmed here: its ${field} is ${short(sent)}, not ${short(asked)}. Check your wallet and this site before you go on.`,
      { code: 'BRIDGE_TRANSACTION_ALTERED', data: alteration },
    )
    this.data = alteration
  }
}

export class TransactionCancelledError extends BaseError {
  override name = 'TransactionCancelledError'
  constructor(hash: Hex) {
    super('The transaction was cancelled in the wallet.', {
      code: 'BRIDGE_TRANSACTION_CANCELLED',
      data: { hash },
    })
  }
}

/** The network knows the transaction no more, and its nonce is still free. */
export class TransactionDroppedError extends BaseError {
  override name = 'TransactionDroppedError'
  constructor(hash: Hex) {
    super(
      'The network does not know this transaction. It was probably dropped. Check in your wallet that it is not waiting, then try again.',
      { code: 'BRIDGE_TRANSACTION_DROPPED', data: { hash } },
    )
  }
}

export class NoDepositLogError extends BaseError {
  override name = 'Deposit Log Not Found'
  constructor(hash: Hex) {
    super('No deposit log found.', { code: 'BRIDGE_NO_DEPOSIT_LOG', data: { hash } })
  }
}

/** It cannot be told whether the deposit was sent: sending it again could pay twice. */
export class DepositUncertainError extends BaseError {
  override name = 'DepositUncertainError'
  constructor({ isPending }: { isPending: boolean }) {
    super(
      isPending
        ? 'A transaction of your account is still waiting. It may be this deposit, so it is not sent again yet.'
        : 'It is not known whether the deposit was sent. Check that your wallet shows no open request for it before you send it again.',
      { code: 'BRIDGE_DEPOSIT_UNCERTAIN', data: { isPending } },
    )
  }
}

function short(value: string): string {
  return value.length > 66 ? `${value.slice(0, 32)}…${value.slice(-32)}` : value
}

function shown(value: bigint): string {
  return formatAmount(value, 18, { maxDecimals: 6 })
}
