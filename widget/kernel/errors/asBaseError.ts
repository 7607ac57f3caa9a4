import { BaseError, toWireError } from '#protocol'

/**
 * Whatever was thrown, as an error with a code. One that has it keeps it, of whichever room its
 * class is: `#lib` has the twin of `#protocol`'s, and `instanceof` knows only one of them.
 */
export function asBaseError(error: unknown): BaseError {
  if (error instanceof BaseError) return error
  if (!isDuplicate(error)) return new BaseError('An error occurred', { code: -32603, cause: error })
  const { code, message, details, data } = toWireError(error)
  return new BaseError(message, { code, details, data, cause: error })
}

/** A DOMException has a code, too, and means something else by it. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'details' in error
}
