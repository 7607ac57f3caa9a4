import type { Hex } from 'viem'
import { BaseError } from '#lib/baseError.ts'

/** Only the depositor can offer less. */
export class WrongDepositorError extends BaseError {
  override name = 'WrongDepositorError'
  constructor({ account, depositor }: { account: string; depositor: string }) {
    super(`Connected account ${account} does not match depositor ${depositor}`, {
      code: 'BRIDGE_WRONG_DEPOSITOR',
      data: { account, depositor },
    })
  }
}

/** The offer is below the quote of a new deposit and would give money away. */
export class SpeedUpTooLowError extends BaseError {
  override name = 'SpeedUpTooLowError'
  readonly required: bigint
  constructor({ outputAmount, required }: { outputAmount: bigint; required: bigint }) {
    super(`Provided 'update.outputAmount' ${outputAmount} is less than the required ${required}`, {
      code: 'BRIDGE_SPEED_UP_TOO_LOW',
      data: { outputAmount: String(outputAmount), required: String(required) },
    })
    this.required = required
  }
}

/** The offer is above what the deposit promised, and no relayer would take it. */
export class SpeedUpTooHighError extends BaseError {
  override name = 'SpeedUpTooHighError'
  constructor({ outputAmount, original }: { outputAmount: bigint; original: bigint }) {
    super(`Provided 'update.outputAmount' ${outputAmount} is more than the original ${original}`, {
      code: 'BRIDGE_SPEED_UP_TOO_HIGH',
      data: { outputAmount: String(outputAmount), original: String(original) },
    })
  }
}

/** The deposit already pays as much as a new one, so a lower offer does not help. */
export class SpeedUpPointlessError extends BaseError {
  override name = 'SpeedUpPointlessError'
  constructor() {
    super(
      'The deposit offers relayers as much as a new one would, so a speed-up changes nothing.',
      {
        code: 'BRIDGE_SPEED_UP_POINTLESS',
      },
    )
  }
}

export class AlreadyFilledError extends BaseError {
  override name = 'AlreadyFilledError'
  constructor(depositId: bigint) {
    super('The deposit has been filled already.', {
      code: 'BRIDGE_ALREADY_FILLED',
      data: { depositId: String(depositId) },
    })
  }
}

export class DepositExpiredError extends BaseError {
  override name = 'DepositExpiredError'
  constructor(depositId: bigint) {
    super(
      'Nobody filled the deposit in time. The amount is paid back on the network it came from.',
      { code: 'BRIDGE_EXPIRED', data: { depositId: String(depositId) } },
    )
  }
}

export class SpeedUpSimulationError extends BaseError {
  override name = 'SpeedUpSimulationError'
  constructor(reason: string, cause: unknown) {
    super(`speedUpV3Deposit simulation failed: ${reason}`, {
      code: 'BRIDGE_SPEED_UP_SIMULATION_FAILED',
      details: reason,
      cause,
    })
  }
}

/** The speed-up was mined and failed. The deposit is unchanged. */
export class SpeedUpRevertedError extends BaseError {
  override name = 'SpeedUpRevertedError'
  readonly hash: Hex
  constructor({ hash, reason }: { hash: Hex; reason: string }) {
    super(`The speed-up failed on the network: ${reason} Your deposit goes on as it was.`, {
      code: 'BRIDGE_SPEED_UP_REVERTED',
      details: reason,
      data: { hash },
    })
    this.hash = hash
  }
}
