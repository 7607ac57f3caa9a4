import { BaseError } from '#lib/baseError.ts'

/** A node did not answer, refused, or sent an invalid answer. `cause` has the node's own error. */
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

/** The node of a chain client belongs to another chain. */
export class WrongNodeError extends BaseError {
  override name = 'WrongNodeError'
  constructor({ expected, actual }: { expected: number; actual: number }) {
    super(`The node that was given for chain ${expected} is of chain ${actual}.`, {
      code: 'BRIDGE_WRONG_NODE',
      data: { expected, actual },
    })
  }
}
