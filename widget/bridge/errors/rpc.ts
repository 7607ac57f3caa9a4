import { BaseError } from '#lib/baseError.ts'

/** A node gave no answer, refused, or answered what makes no sense; `cause` has its own words. */
export class RpcError extends BaseError {
  override name = 'RpcError'
  constructor(message: string, cause: unknown) {
    super(message, { code: 'BRIDGE_RPC_ERROR', cause })
  }
}

/** A contract refused a read. */
export class RevertedError extends BaseError {
  override name = 'RevertedError'
  constructor(reason: string, cause: unknown) {
    super(reason, { code: 'BRIDGE_REVERTED', cause })
  }
}

/** The node that a chain client asks is one of another chain. */
export class WrongNodeError extends BaseError {
  override name = 'WrongNodeError'
  constructor({ expected, actual }: { expected: number; actual: number }) {
    super(`The node that was given for chain ${expected} is of chain ${actual}.`, {
      code: 'BRIDGE_WRONG_NODE',
      data: { expected, actual },
    })
  }
}
