/** A number of EIP-1193 or JSON-RPC, or one of our own names in upper snake case. */
export type ErrorCode = number | string

export type BaseErrorOptions = {
  code: ErrorCode
  details?: string | undefined
  data?: unknown
  cause?: unknown
}

/**
 * The error of protocol and loader, and of the rooms that speak it: a stable `code` beside a
 * sentence that a person may read. `widget/lib` has its twin; `tests/baseError.test.ts` holds them
 * to one shape.
 */
export class BaseError extends Error {
  readonly code: ErrorCode
  readonly details: string | undefined
  readonly data: unknown

  constructor(message: string, { code, details, data, cause }: BaseErrorOptions) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'WidgetError'
    this.code = code
    this.details = details
    this.data = data
  }
}

/** True if `error` has this code. Works for errors of any class and of other realms. */
export function isError(error: unknown, code: ErrorCode): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}

/** True if the person declined (4001 of EIP-1193, or 5000 of a session). */
export function isUserRejection(error: unknown): boolean {
  return isError(error, 4001) || isError(error, 5000) || isError(error, 'ACTION_REJECTED')
}
