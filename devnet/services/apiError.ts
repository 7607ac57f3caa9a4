import { randomBytes } from 'node:crypto'
import type { Address, Hex } from 'viem'

export type ApiErrorCode =
  | 'INVALID_PARAM'
  | 'INVALID_METHOD'
  | 'MISSING_PARAM'
  | 'SIMULATION_ERROR'
  | 'AMOUNT_TOO_LOW'
  | 'AMOUNT_TOO_HIGH'
  | 'ROUTE_NOT_ENABLED'
  | 'UNEXPECTED_ERROR'

/** The call that failed, so that the caller can repeat it. */
export type FailedCall = { from: Address; to: Address; data: Hex; chainId: number }

/** An error as the bridge API words it. */
export class ApiError extends Error {
  override name = 'ApiError'
  code: ApiErrorCode | undefined
  status: number
  param: string | undefined
  transaction: FailedCall | undefined
  constructor(options: {
    code?: ApiErrorCode | undefined
    message: string
    param?: string | undefined
    status?: number | undefined
    transaction?: FailedCall | undefined
  }) {
    super(options.message)
    this.code = options.code
    this.status = options.status ?? 400
    this.param = options.param
    this.transaction = options.transaction
  }
}

/** The error's response body; absent fields are omitted. */
export function apiErrorBody({ code, status, message, param, transaction }: ApiError) {
  return {
    type: 'AcrossApiError',
    code,
    status,
    message,
    param,
    id: requestId(),
    transaction,
  }
}

/** A request id in the API's format. */
export function requestId(): string {
  return `devnet-${randomBytes(6).toString('hex')}`
}

/** The API's answer to an internal failure. */
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
