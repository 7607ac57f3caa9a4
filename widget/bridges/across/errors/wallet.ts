import { BaseError } from '#lib/baseError.ts'
import { formatAmount } from '../util/formatAmount.ts'

export class NoAccountError extends BaseError {
  override name = 'NoAccountError'
  constructor() {
    super('Wallet account has to be set', { code: 'BRIDGE_NO_ACCOUNT' })
  }
}

/** `executeQuote` was given no wallet. */
export class NoWalletError extends BaseError {
  override name = 'NoWalletError'
  constructor() {
    super('WalletClient needs to be set to call executeQuote', { code: 'BRIDGE_NO_WALLET' })
  }
}

export class NoSignerError extends BaseError {
  override name = 'NoSignerError'
  constructor() {
    super("'walletClient' needs to be set to sign", { code: 'BRIDGE_NO_SIGNER' })
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

/** Not enough native currency for the network fee, and for the amount if that is native too. */
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

/** The person allowed less than the transfer needs. */
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

export class InvalidSignatureError extends BaseError {
  override name = 'InvalidSignatureError'
  constructor(value: unknown) {
    super('The wallet did not answer with a signature.', {
      code: 'BRIDGE_INVALID_SIGNATURE',
      details: String(value).slice(0, 100),
    })
  }
}

function shown(value: bigint): string {
  return formatAmount(value, 18, { maxDecimals: 6 })
}
