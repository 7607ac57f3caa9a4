import { randomBytes } from 'node:crypto'

export type ApiErrorCode =
  | 'INVALID_PARAM'
  | 'INVALID_METHOD'
  | 'MISSING_PARAM'
  | 'AMOUNT_TOO_LOW'
  | 'AMOUNT_TOO_HIGH'
  | 'ROUTE_NOT_ENABLED'
  | 'UNEXPECTED_ERROR'

/** An error as the bridge API words it. */
export class ApiError extends Error {
  override name = 'ApiError'
  code: ApiErrorCode | undefined
  status: number
  param: string | undefined
  constructor(options: {
    code?: ApiErrorCode | undefined
    message: string
    param?: string | undefined
    status?: number | undefined
  }) {
    super(options.message)
    this.code = options.code
    this.status = options.status ?? 400
    this.param = options.param
  }
}

/** The body that goes with it; absent fields are left out. */
export function apiErrorBody({ code, status, message, param }: ApiError) {
  return { type: 'AcrossApiError', code, status, message, param, id: requestId() }
}

/** An id as the API gives each request. */
export function requestId(): string {
  return `devnet-${randomBytes(6).toString('hex')}`
}

/** The API's answer to a failure of its own. */
export const unexpectedError = new ApiError({
  code: 'UNEXPECTED_ERROR',
  status: 500,
  message: 'Unexpected error occurred. Please try again later or contact support.',
})

export function invalidParam(path: string, type: string): ApiError {
  return new ApiError({
    code: 'INVALID_PARAM',
    message: `Invalid parameter at path '${path}'. Expected type '${type}'`,
    param: path,
  })
}
