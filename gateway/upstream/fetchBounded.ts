import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Agent, request as send } from 'undici'
import { GatewayError } from '../http/errors.ts'

const unzip = promisify(gunzip)
/** Connections are kept for the next request, for as long as a service says. */
const agent = new Agent({ keepAliveTimeout: 10_000, keepAliveMaxTimeout: 60_000 })

/** What a service or a node said: whole, and no more than is wanted. */
export type Fetched = {
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  readonly bytes: Buffer
}

export type BoundedRequest = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** From the question to the last byte of the answer. */
  readonly timeoutMs: number
  /** Of the body, unpacked. */
  readonly maxBytes: number
  /** The first that aborts ends it. `AbortSignal.any` would leave something of each at a signal that lives as long as the process. */
  readonly signals: readonly AbortSignal[]
}

/**
 * Asks once. A redirect is no answer: its aim would be given the key.
 *
 * @throws GatewayError UPSTREAM_TIMEOUT, UPSTREAM_FAILED, UPSTREAM_UNREADABLE, STOPPING
 */
export async function fetchBounded(request: BoundedRequest): Promise<Fetched> {
  const { url, method, headers, body, timeoutMs, maxBytes, signals } = request
  const ending = new AbortController()
  const end = () => ending.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, timeoutMs)
  for (const signal of signals) signal.addEventListener('abort', end, { once: true })
  const isStopped = () => signals.some(({ aborted }) => aborted)
  if (isStopped()) end()
  try {
    const answer = await send(url, {
      method,
      headers: { 'user-agent': 'causeway-gateway', 'accept-encoding': 'gzip', ...headers },
      ...(body === undefined ? {} : { body }),
      dispatcher: agent,
      signal: ending.signal,
    })
    const { statusCode: status } = answer
    // A stream that is left fails, and without a listener the process would end.
    answer.body.on('error', () => undefined)
    if (status >= 300 && status < 400) {
      answer.body.destroy()
      throw new GatewayError('UPSTREAM_FAILED', 'The service sent us elsewhere.')
    }
    const get = (name: string) => {
      const value = answer.headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : (value ?? null)
    }
    const sent = await read(answer.body, maxBytes)
    const bytes = await unpack(sent, get('content-encoding'), maxBytes)
    return { status, headers: { get }, bytes }
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    if (isStopped()) throw new GatewayError('STOPPING', 'The gateway stops.', { cause })
    // The cause stays here: it may quote the address, and keys stand in some.
    if (isLate) {
      throw new GatewayError('UPSTREAM_TIMEOUT', 'The service took too long to answer.', { cause })
    }
    throw new GatewayError('UPSTREAM_FAILED', 'The service cannot be reached.', { cause })
  } finally {
    clearTimeout(timer)
    for (const signal of signals) signal.removeEventListener('abort', end)
  }
}

async function read(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // Leaving the loop ends the stream, and with it the connection.
  for await (const part of body) {
    size += part.length
    if (size > maxBytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}

async function unpack(
  bytes: Buffer,
  encoding: string | null,
  maxOutputLength: number,
): Promise<Buffer> {
  if (encoding === null || encoding === 'identity' || bytes.length === 0) return bytes
  if (encoding !== 'gzip') throw unreadable()
  try {
    return await unzip(bytes, { maxOutputLength })
  } catch (cause) {
    const { code } = cause as { code?: unknown }
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable(cause)
  }
}

function tooLarge(): GatewayError {
  return new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the service is too large.')
}

function unreadable(cause?: unknown): GatewayError {
  return new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the service cannot be read.', {
    cause,
  })
}
