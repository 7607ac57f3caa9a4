/** The error of EIP-1193: an `Error` with a numeric `code` and the wallet's `data`. */
export type ProviderError = Error & { code: number; data?: unknown }

/**
 * EIP-1193 knows numbers only: our own codes become the nearest of its, and stand in `cause`. A
 * request that expired has WalletConnect's number; a library that hears 4900 thinks that the
 * wallet is gone, so it hears that only where nothing can be asked any more.
 */
export function toProviderError(error: unknown): ProviderError {
  const { code, message, data }: Partial<Record<string, unknown>> = Object(error)
  const other = gone.test(String(code)) ? DISCONNECTED : INTERNAL
  const own = code === 'EXPIRED' ? REQUEST_EXPIRED : other
  return providerError(
    typeof code === 'number' ? code : own,
    typeof message === 'string' ? message : 'An error occurred',
    error,
    data,
  )
}

/** One of the standard's errors. */
export function providerError(
  code: number,
  message: string,
  cause?: unknown,
  data?: unknown,
): ProviderError {
  return Object.assign(new Error(message, { cause }), { code }, data !== undefined && { data })
}

const INTERNAL = -32603
const DISCONNECTED = 4900
const REQUEST_EXPIRED = 8000
/** Of `widgetErrorCodes`, those after which nobody answers. */
const gone = /^(FRAME|LOADER|DESTROYED)/
