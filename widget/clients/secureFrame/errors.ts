import { BaseError } from '#protocol'
import type { SecureErrorCode, SecureErrorShape } from '#secure/wire'

/** What the frame answered, or that it did not. */
export class SecureFrameError extends BaseError {
  override name = 'SecureFrameError'
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: SecureErrorCode | number,
    message: string,
    options: { details?: string; data?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message, { code, details: options.details, data: options.data })
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** S8.04: an error without a message still gets one. */
export function answered(error: SecureErrorShape | undefined): SecureFrameError {
  if (error === undefined) return new SecureFrameError('INTERNAL', 'An error occurred')
  const { code, message, data, retryAfterSeconds } = error
  return new SecureFrameError(code, message === '' ? 'An error occurred' : message, {
    data,
    retryAfterSeconds,
  })
}

export function loadFailed(url: string): SecureFrameError {
  return new SecureFrameError('IFRAME_LOAD_FAILED', 'Unable to load email login dependency', {
    details: `Nothing of the embedded wallet came from ${url}. Check that it can be reached, and that its ALLOWED_ORIGINS name this page and its WIDGET_ORIGINS the widget.`,
  })
}

export function timedOut(name: string): SecureFrameError {
  return new SecureFrameError('IFRAME_REQUEST_TIMEOUT', 'Something went wrong', { details: name })
}

/** The document that received the request is gone. */
export function aborted(): SecureFrameError {
  return new SecureFrameError('REQUEST_ABORTED', 'Request was aborted')
}

/** The person left the request, or the caller aborted it. */
export function left(): SecureFrameError {
  return new SecureFrameError(4001, 'User rejected the request')
}

export function badMessage(details: string | undefined): SecureFrameError {
  return new SecureFrameError('BAD_MESSAGE', 'The embedded wallet was not understood', {
    ...(details === undefined ? {} : { details }),
  })
}
