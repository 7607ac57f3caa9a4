import { ProviderRpcError, BaseError as ViemError } from 'viem'
import { BaseError } from '#lib/baseError.ts'
import { decodeRevert, revertData } from './decodeRevert.ts'
import { RevertedError, RpcError } from './rpc.ts'

const MAX_CHARS = 500

/** The same question; an error of viem's leaves as one of ours, with a stable code. */
export function coded<value>(asked: Promise<value>): Promise<value> {
  return asked.catch((error: unknown) => {
    throw isUnreadable(error)
      ? new RpcError(error.message.slice(0, MAX_CHARS), error)
      : codedError(error)
  })
}

/** What viem runs into where a node answers something that is no block, receipt or log. */
function isUnreadable(error: unknown): error is Error {
  return error instanceof TypeError || error instanceof SyntaxError || error instanceof RangeError
}

/** A wallet's error (EIP-1193) has its own code and stays unchanged. */
export function codedError(error: unknown): unknown {
  if (!(error instanceof ViemError) || error instanceof ProviderRpcError) return error
  const own = error.walk((cause) => cause instanceof BaseError)
  if (own !== null) return own
  return revertData(error) === undefined
    ? new RpcError(error.shortMessage.slice(0, MAX_CHARS), error)
    : new RevertedError(decodeRevert(error), error)
}
