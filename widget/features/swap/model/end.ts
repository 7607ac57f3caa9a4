import { BaseError } from '#protocol'
import type { OwnTransaction } from '#transactions/record.ts'
import { isPriceMove, SwapError } from './errors.ts'

/** Why a swap that was sent yielded nothing. */
export function failureOfSwap(end: OwnTransaction): BaseError {
  const { status, error } = end
  const reason = error?.message ?? ''
  if (isPriceMove(reason)) return new SwapError('SWAP_PRICE_MOVED', { details: reason })
  if (status !== 'failed') return failureOfStep(end)
  if (error !== undefined && error.code !== 'TRANSACTION_REVERTED') {
    return new BaseError(error.message, { code: error.code })
  }
  return new SwapError('SWAP_FAILED', { details: reason })
}

/** The step did not succeed; an unknown outcome is not reported as if nothing had happened. */
export function failureOfStep({ status, error }: OwnTransaction): SwapError {
  const code = status === 'unknown' ? 'SWAP_UNKNOWN' : 'SWAP_STOPPED'
  return new SwapError(code, { details: error?.message })
}
