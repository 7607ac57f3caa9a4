import { GatewayError } from '../http/errors.ts'
import { readBounded } from '../http/readBounded.ts'

/** What a service or a node said: whole, and no more than is wanted. */
export type Fetched = {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

export type BoundedRequest = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly timeoutMs: number
  /** Of the body, unpacked. */
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/**
 * Asks once. A redirect is no answer: its aim would be given the key.
 *
 * @throws GatewayError UPSTREAM_TIMEOUT, UPSTREAM_FAILED, UPSTREAM_UNREADABLE, STOPPING
 */
export async function fetchBounded(request: BoundedRequest): Promise<Fetched> {
  const { url, method, headers, body, timeoutMs, maxBytes, signal } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': 'causeway-gateway', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new GatewayError('UPSTREAM_FAILED', 'The service sent us elsewhere.')
    }
    const bytes = await read(response, maxBytes)
    return { status: response.status, headers: response.headers, bytes }
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    if (signal.aborted) throw new GatewayError('STOPPING', 'The gateway stops.', { cause })
    // The cause stays here: what `fetch` says quotes the address, and keys stand in some.
    if (timeout.aborted) {
      throw new GatewayError('UPSTREAM_TIMEOUT', 'The service took too long to answer.', { cause })
    }
    throw new GatewayError('UPSTREAM_FAILED', 'The service cannot be reached.', { cause })
  }
}

async function read(response: Response, maxBytes: number): Promise<Buffer> {
  const reader = response.body?.getReader()
  if (reader === undefined) return Buffer.alloc(0)
  const bytes = await readBounded(reader, maxBytes)
  if (bytes !== undefined) return bytes
  await reader.cancel()
  throw new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the service is too large.')
}
