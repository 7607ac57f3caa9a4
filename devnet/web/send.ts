import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BROTLI_QUALITY = 5
const SMALLEST_WORTH_BYTES = 1_000
const compressible = /^(text\/|application\/(json|manifest\+json)|image\/svg)/
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Page = {
  status?: number | undefined
  type: string
  body: string | Buffer
  headers?: Record<string, string> | undefined
}

/** Sends a body, compressed when the browser accepts it and it is worth it. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type, body, headers = {} }: Page,
): Promise<void> {
  const bytes = Buffer.from(body)
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const worthIt = compressible.test(type) && bytes.length >= SMALLEST_WORTH_BYTES
  const encoding = worthIt ? encodingFor(accepted) : undefined
  const content = await encode(bytes, encoding)
  response.writeHead(status, {
    'content-type': type,
    'content-length': content.length,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function encode(bytes: Buffer, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> | Buffer {
  if (encoding === 'br') {
    return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  }
  return encoding === 'gzip' ? toGzip(bytes) : bytes
}
