/** The error of EIP-1193: an `Error` with a numeric `code` and the wallet's `data`. */
export type ProviderError = Error & { code: number; data?: unknown }

/**
 * EIP-1193 has only numbers: each of our codes becomes the nearest one, and is kept in `cause`. A
 * request that expired has WalletConnect's number. Libraries take 4900 to mean that the wallet is
 * gone, so it is used only where no request can be answered any more.
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
/** Those of `widgetErrorCodes` after which no request is answered. */
const gone = /^(FRAME|LOADER|DESTROYED)/
