/** The error of EIP-1193: an `Error` with a numeric `code` and the wallet's `data`. */
export type ProviderError = Error & { code: number; data?: unknown }

/** EIP-1193 knows numbers only: our own codes become the nearest of its. */
export function toProviderError(error: unknown): ProviderError {
  const { code, message, data } = (error ?? {}) as Partial<Record<string, unknown>> // read, never trusted
  const known = typeof code === 'number' ? code : undefined
  return providerError(
    known ?? (typeof code === 'string' ? DISCONNECTED : INTERNAL),
    typeof message === 'string' ? message : 'An error occurred',
    { data, cause: error },
  )
}

/** One of the standard's errors. */
export function providerError(
  code: number,
  message: string,
  { data, cause }: { data?: unknown; cause?: unknown } = {},
): ProviderError {
  const error = new Error(message, cause === undefined ? undefined : { cause })
  return Object.assign(error, { code }, data === undefined ? {} : { data })
}

const INTERNAL = -32603
const DISCONNECTED = 4900
