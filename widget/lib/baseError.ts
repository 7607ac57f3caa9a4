export type BaseErrorOptions = {
  readonly code: string | number
  readonly details?: string | undefined
  readonly data?: unknown
  readonly cause?: unknown
}

/**
 * An error with a stable `code` beside a sentence that a person may read. The class of `protocol`
 * has the same shape: that room may import nothing of ours, and the bridge, which is published
 * alone, no protocol. So across rooms an error is known by its code, never by `instanceof`.
 */
export class BaseError extends Error {
  override name = 'BaseError'
  readonly code: string | number
  readonly details: string | undefined
  readonly data: unknown

  constructor(message: string, { code, details, data, cause }: BaseErrorOptions) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.details = details
    this.data = data
  }
}

/** True when `error` carries this code; works for errors of any class and of other realms. */
export function isError(error: unknown, code: string | number): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
