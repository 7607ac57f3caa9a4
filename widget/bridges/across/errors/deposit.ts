import type { Hex } from 'viem'
import { BaseError } from '#lib/baseError.ts'

/** A deposit is found by its transaction, or by its pool and id (S5.12). */
export class DepositQueryError extends BaseError {
  override name = 'DepositQueryError'
  constructor() {
    super("You must provide either a 'depositTxHash' or 'depositId' + 'spokePoolAddress'", {
      code: 'BRIDGE_DEPOSIT_QUERY_INVALID',
    })
  }
}

/** The value is not a hash. */
export class DepositHashError extends BaseError {
  override name = 'DepositHashError'
  constructor(hash: unknown) {
    super(`Can't get receipt for tx hash: ${String(hash).slice(0, 100)}`, {
      code: 'BRIDGE_DEPOSIT_HASH_INVALID',
    })
  }
}

/** The chain has no such transaction, or has not mined it yet. */
export class NoReceiptError extends BaseError {
  override name = 'NoReceiptError'
  constructor(hash: Hex, cause?: unknown) {
    super(`No receipt found for tx hash: ${hash}`, {
      code: 'BRIDGE_NO_RECEIPT',
      data: { hash },
      cause,
    })
  }
}

/**
 * The pool has no deposit with this id; `data.searchedFrom` is the oldest block that was read, where
 * the node did not return the logs of all blocks.
 */
export class DepositNotFoundError extends BaseError {
  override name = 'Deposit Log Not Found'
  constructor(depositId: bigint, searchedFrom?: bigint) {
    super(`No deposit logs found for deposit id: ${depositId}`, {
      code: 'BRIDGE_DEPOSIT_NOT_FOUND',
      data: {
        depositId: String(depositId),
        ...(searchedFrom === undefined ? {} : { searchedFrom: String(searchedFrom) }),
      },
    })
  }
}

/** No fill of the deposit is visible now. */
export class NoFillLogError extends BaseError {
  override name = 'Fill Log Not Found'
  constructor(options: {
    destinationChainId: number
    depositId: bigint
    depositTxHash?: Hex | undefined
  }) {
    const { destinationChainId, depositId, depositTxHash } = options
    const end = depositTxHash === undefined ? '.' : `with depositTxHash ${depositTxHash}`
    super(
      `Unable to find fill log on chain ${destinationChainId} for deposit id #${depositId} ${end}`,
      { code: 'BRIDGE_NO_FILL_LOG', data: { ...options, depositId: String(depositId) } },
    )
  }
}

/** The expectation is invalid, for example because of a wrong address or amount. */
export class ExpectationError extends BaseError {
  override name = 'ExpectationError'
  constructor(field: string) {
    super(`'expected.${field}' is missing or not of its kind`, {
      code: 'BRIDGE_DEPOSIT_QUERY_INVALID',
      data: { field },
    })
  }
}
