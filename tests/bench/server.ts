import { createServer } from 'node:http'
import type { Asset, Site } from './site.ts'

type Hit = { readonly host: string; readonly path: string; readonly bytes: number }

export type BenchServer = {
  readonly port: number
  /** What was sent since the last `forget`: bodies as they went over the wire. */
  hits(): readonly Hit[]
  /** True while an answer is on its way. */
  isBusy(): boolean
  forget(): void
  close(): Promise<void>
}

/** One server for all pages; the host name decides which site answers. */
export async function startServer(
  sitesOn: (port: number) => { readonly [host: string]: Site },
): Promise<BenchServer> {
  let sites: { readonly [host: string]: Site } = {}
  let hits: Hit[] = []
  let open = 0
  const server = createServer((request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const asset = sites[hostname]?.get(pathname)
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const { type, body, headers } = asset ?? missing
    hits.push({ host: hostname, path: pathname, bytes: body.length })
    response.writeHead(asset === undefined ? 404 : 200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=3600',
      ...(asset === undefined ? {} : { 'content-encoding': 'br' }),
      ...headers,
    })
    response.end(body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  sites = sitesOn(address.port)
  return {
    port: address.port,
    hits: () => hits,
    isBusy: () => open > 0,
    forget() {
      hits = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const missing: Asset = { type: 'text/plain', body: Buffer.alloc(0) }
