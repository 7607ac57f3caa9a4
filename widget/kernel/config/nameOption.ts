import { BaseError, isError } from '#protocol'

const INVALID_SHAPE = -32603

/**
 * Some options the widget alone checks, to keep the loader small: one that is wrong shows as a bad
 * first message of the page, and is told as what it is.
 */
export function nameOption(error: unknown): unknown {
  if (!(error instanceof BaseError) || !isError(error, INVALID_SHAPE)) return error
  const [, option] = /^options\.(.+)$/.exec(error.details ?? '') ?? []
  if (option === undefined) return error
  return new BaseError(`Invalid options: ${option}`, { code: 'INVALID_OPTIONS', cause: error })
}
