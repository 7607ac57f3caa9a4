import type { Hex } from 'viem'
import { BaseError } from '#lib/baseError.ts'

/** A transaction was mined and failed. Only its fee was spent. */
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

export type Alteration = {
  readonly field: string
  readonly asked: string
  readonly sent: string
  readonly hash: Hex
}

/** The transaction on the chain differs from the requested one. */
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

/** The network no longer knows the transaction, and its nonce is still free. */
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

/** It is not known whether the deposit was sent. Sending it again could pay twice. */
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
