import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Takes over a connection that wants to become a WebSocket; it must end the socket itself. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export type Listening = { port: number; url: string; close(): Promise<void> }

/** Serves HTTP on loopback. Port 0 takes any free one. */
export function listen(handler: Handler, port = 0, onUpgrade?: UpgradeHandler): Promise<Listening> {
  const server = createServer((request, response) => {
    handler(request, response).catch((error: unknown) => {
      if (response.headersSent) {
        response.destroy()
        return
      }
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.message : String(error))
    })
  })
  if (onUpgrade !== undefined) server.on('upgrade', onUpgrade)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') {
        return reject(new Error('The server has no port'))
      }
      resolve({
        port: address.port,
        url: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}

const LAST_PORT = 65_535

/** The same at this port, or at the first free one after it. */
export async function listenFrom(port: number, handler: Handler): Promise<Listening> {
  try {
    return await listen(handler, port)
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!busy || port === 0 || port >= LAST_PORT) throw error
    return listenFrom(port + 1, handler)
  }
}

/** Whole body of a request as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
