import { GatewayError } from './errors.ts'
import { readBounded } from './readBounded.ts'

export type BodyLimits = {
  readonly maxBytes: number
  readonly timeoutMs: number
}

/**
 * The body as JSON, once it came whole, in time and small enough.
 *
 * @throws GatewayError TYPE_REFUSED, BODY_TOO_LARGE, BODY_TOO_SLOW, BODY_REFUSED
 */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new GatewayError('TYPE_REFUSED', 'A body is JSON.')
  }
  const text = await readText(request, limits)
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new GatewayError('BODY_REFUSED', 'The body is not JSON.', { cause })
  }
}

async function readText(request: Request, { maxBytes, timeoutMs }: BodyLimits): Promise<string> {
  const tooLarge = () => new GatewayError('BODY_TOO_LARGE', `A body has ${maxBytes} bytes at most.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const reader = request.body?.getReader()
  if (reader === undefined) return ''
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => undefined) // the sender may be gone
  }, timeoutMs)
  let bytes: Buffer | undefined
  try {
    bytes = await readBounded(reader, maxBytes)
  } catch (cause) {
    throw new GatewayError('BODY_REFUSED', 'The body did not come whole.', { cause })
  } finally {
    clearTimeout(timer)
  }
  if (isLate) throw new GatewayError('BODY_TOO_SLOW', 'The body took too long.')
  if (bytes === undefined) throw tooLarge()
  return bytes.toString('utf8')
}
