import { BaseError, isError } from '#protocol'

const INVALID_SHAPE = -32603

/**
 * Only the widget checks some options, to keep the loader small: an invalid one appears as a malformed
 * first message of the page, and is reported here as an invalid option.
 */
export function nameOption(error: unknown): unknown {
  if (!(error instanceof BaseError) || !isError(error, INVALID_SHAPE)) return error
  const [, option] = /^options\.(.+)$/.exec(error.details ?? '') ?? []
  if (option === undefined) return error
  return new BaseError(`Invalid options: ${option}`, { code: 'INVALID_OPTIONS', cause: error })
}
