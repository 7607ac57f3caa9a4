import { createHash } from 'node:crypto'
import { createSecureServer, type Http2ServerResponse } from 'node:http2'
import type { Certificate } from '#devnet/tls/certificate.ts'
import type { Site } from '../site.ts'

export type Serving = { readonly port: number; readonly close: () => Promise<void> }

/** All sites over HTTP/2, told apart by their names; names of others are answered with nothing. */
export function serve(
  certificate: Certificate,
  sites: { readonly [host: string]: Site },
): Promise<Serving> {
  const sessions = new Set<{ destroy(): void }>()
  const server = createSecureServer({ ...certificate, allowHTTP1: false }, (request, response) => {
    const { hostname, pathname } = new URL(request.url, `https://${request.authority}`)
    const site = sites[hostname]
    if (site === undefined) return answerForeign(request.headers.origin, response)
    const asset = site.get(pathname)
    if (asset === undefined) return end(response, 404, { 'cache-control': 'no-store' })
    const etag = `"${createHash('sha256').update(asset.body).digest('base64url').slice(0, 16)}"`
    const headers = { ...asset.headers, etag, 'content-type': asset.type }
    if (request.headers['if-none-match'] === etag) return end(response, 304, headers)
    return end(response, 200, { ...headers, 'content-encoding': 'br' }, asset.body)
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => session.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') {
        return reject(new Error('The server has no port'))
      }
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            for (const session of sessions) session.destroy()
          }),
      })
    })
  })
}

function answerForeign(origin: string | undefined, response: Http2ServerResponse): void {
  end(response, 200, {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  })
}

function end(
  response: Http2ServerResponse,
  status: number,
  headers: { readonly [name: string]: string },
  body: Buffer = Buffer.alloc(0),
): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) })
  response.end(body)
}
