import { anySignal } from '#lib/abort.ts'
import { HttpError } from '#lib/http.ts'

export type Download = {
  readonly url: string
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof fetch | undefined
}

export type Downloaded = {
  /** Without parameters, in lower case: `image/png`. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * The body of a good answer, read only as far as it may be long. An abort passes through untouched.
 *
 * @throws HttpError `HTTP_ERROR`, `HTTP_TIMEOUT`, `HTTP_UNREACHABLE`, and `HTTP_UNREADABLE` when it
 * is too long
 */
export async function download(request: Download): Promise<Downloaded> {
  const { url, maxBytes, timeoutMs, signal } = request
  const send = request.fetch ?? ((input: string, init: RequestInit) => fetch(input, init))
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(url, {
      credentials: 'omit',
      signal: signal === undefined ? timeout : anySignal([signal, timeout]),
    })
    const { ok, status } = response
    if (!ok) {
      await response.body?.cancel()
      throw new HttpError(`The service answered with status ${status}.`, {
        code: 'HTTP_ERROR',
        url,
        status,
      })
    }
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
    return { type: type.trim().toLowerCase(), bytes: await read(response, url, maxBytes) }
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason
    if (error instanceof HttpError) throw error
    const [code, message] = timeout.aborted
      ? (['HTTP_TIMEOUT', 'The service took too long to answer.'] as const)
      : (['HTTP_UNREACHABLE', 'The service cannot be reached.'] as const)
    throw new HttpError(message, { code, url, status: 0, cause: error })
  }
}

async function read(
  { body, headers, status }: Response,
  url: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = Number(headers.get('content-length') ?? 0)
  const reader = length > maxBytes ? undefined : body?.getReader()
  length = reader === undefined ? length : 0
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    length += part.value.length
    if (length > maxBytes) break
    chunks.push(part.value)
  }
  if (length > maxBytes) {
    await (reader ?? body)?.cancel()
    throw new HttpError('The answer is too long.', { code: 'HTTP_UNREADABLE', url, status })
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()) // of `fetch`: no shared memory
}
