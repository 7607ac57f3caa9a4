import { HttpError } from '#lib/http.ts'
import { BaseError } from '#protocol'

/** Why a swap does not go on; nothing of it was sent unless the sentence says so. */
const sentences = {
  SWAP_NETWORK_UNSUPPORTED: 'Network not supported for Swaps',
  SWAP_NO_LIQUIDITY: 'There is not enough liquidity for this amount. Try a smaller one.',
  SWAP_NO_ROUTE: 'No market joins these two tokens. Choose another one.',
  SWAP_PRICE_MOVED: 'The price changed by more than your limit. Nothing was swapped.',
  SWAP_REVERTS: 'The network would refuse this swap. Nothing was sent.',
  SWAP_BELOW_MINIMUM: 'The swap would give less than the least you agreed to. Nothing was sent.',
  SWAP_RECIPIENT: 'The swap service wanted to pay somebody else. Nothing was sent.',
  SWAP_WRONG_TOKEN: 'The swap service built a swap of other tokens. Nothing was sent.',
  SWAP_WRONG_AMOUNT: 'The swap service built a swap of a different amount. Nothing was sent.',
  SWAP_DEADLINE: 'The swap service built a swap that stays open too long. Nothing was sent.',
  SWAP_SPENDER_DIFFERS:
    'The swap service asked you to approve a different contract than the one that swaps. Nothing was sent.',
  SWAP_ROUTER_UNKNOWN:
    'The swap service named a contract that is not a known router. Nothing was sent.',
  SWAP_NOT_UNDERSTOOD: 'The swap service built something that is not a swap. Nothing was sent.',
  SWAP_TAKES_MORE: 'The swap would take more than you confirmed. Nothing was sent.',
  SWAP_UNCHECKED: 'This swap cannot be tried before it is sent, so it was not sent.',
  SWAP_TOKEN_DIFFERS: 'The swap service describes this token wrongly. Nothing was sent.',
  SWAP_INSUFFICIENT_BALANCE: 'Your balance is lower than the amount. Nothing was sent.',
  SWAP_INSUFFICIENT_FEE: 'There is not enough left for the network fee. Nothing was sent.',
  SWAP_ALLOWANCE_TOO_LOW: 'Your wallet approved less than the swap needs. Nothing was swapped.',
  SWAP_FAILED: 'The swap failed on the network; nothing was swapped.',
  SWAP_UNKNOWN:
    'We don’t know yet whether the transaction went through. Check it before you try again.',
  SWAP_INTERRUPTED:
    'Your wallet approved, and then the page was closed before the swap. Nothing was swapped.',
  SWAP_STOPPED: 'The transaction was replaced or dropped. Nothing was swapped.',
} as const
export type SwapErrorCode = keyof typeof sentences

/** An error of a swap: a stable code, and what a person may read. */
export class SwapError extends BaseError {
  override name = 'SwapError'
  constructor(
    code: SwapErrorCode,
    { details, cause }: { details?: string | undefined; cause?: unknown } = {},
  ) {
    super(sentences[code], { code, details, cause })
  }
}

/** Told by the words of the service, which has no code for it. */
export function readServiceError(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error
  const says = error.details ?? ''
  if (/insufficient liquidity/i.test(says))
    return new SwapError('SWAP_NO_LIQUIDITY', { cause: error })
  if (/(cannot|no|not) (find |found )?(a )?(path|route)/i.test(says)) {
    return new SwapError('SWAP_NO_ROUTE', { cause: error })
  }
  return error
}

/** What routers say when the price has left the limit that is written into the swap. */
export function isPriceMove(reason: string): boolean {
  return /INSUFFICIENT_OUTPUT_AMOUNT|too little received|return amount is not enough|slippage/i.test(
    reason,
  )
}
