import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { App } from './app.ts'
import { StartError } from '../config/startError.ts'
import { describeError, GatewayError } from './errors.ts'
import type { Sockets } from '../rpc/sockets/serveSockets.ts'
import {
  checkDocsRequest,
  checkRequest,
  checkUpgrade,
  checkWalletRequest,
  isHostOf,
  TARGET_CHARS,
} from './guard.ts'
import { isRpcPath } from '../rpc/serveNodes.ts'
import type { Wallet } from '../wallet/openWallet.ts'
import { takeSiteToken } from '../limits/siteToken.ts'

/** Of all headers together, the request line among them. */
const HEADER_BYTES = TARGET_CHARS + 8_192
const HEADERS_MS = 10_000
/** Later than any body is waited for. */
const REQUEST_MS = 20_000
const LOOK_MS = 1_000
/** How long requests may still take once the gateway is asked to stop. */
const STOP_MS = 10_000
/** Of RFC 6455: the server stops. */
const GOING_AWAY = 1_001

export type Served = {
  readonly app: App
  /** Of the widget; undefined where any host will do. */
  readonly origin: string | undefined
  /** Connections that are no requests; undefined where there are none. */
  readonly sockets: Sockets | undefined
  /** Answers what its host is asked, but for questions to nodes. */
  readonly wallet?: Pick<Wallet, 'fetch' | 'origin'> | undefined
  /** Answers what the host of the documentation is asked; undefined where it is not served. */
  readonly docs?: { readonly app: App; readonly origin: string } | undefined
}

export type ListenOptions = {
  readonly host: string
  readonly port: number
  /** Called for what was refused before the app saw it. */
  readonly onRefused: (error: GatewayError) => void
}

export type Listening = {
  readonly url: string
  /** Serves the requests that come from now on. */
  readonly serve: (next: Served) => void
  /** Lets what is under way end, for ten seconds at most. */
  readonly close: () => Promise<void>
}

/**
 * Serves the app, once a request as it came is one that a widget could send. Each request is served to its end
 * by the app that is current when it comes.
 *
 * @throws StartError PORT_TAKEN
 */
export async function listen(
  served: Served,
  { host, port, onRefused }: ListenOptions,
): Promise<Listening> {
  let current = served
  const serve = getRequestListener((request, env) => current.app.fetch(request, env))
  const serveWallet = getRequestListener((request, env) => current.wallet?.fetch(request, env))
  const serveDocs = getRequestListener((request, env) => current.docs?.app.fetch(request, env))
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_MS,
      // The guard says so by its code.
      requireHostHeader: false,
    },
    (request, response) => {
      response.once('close', () => {
        if (!server.listening) server.closeIdleConnections()
      })
      const { wallet, docs, origin } = current
      const isDocs = docs !== undefined && isHostOf(docs.origin, request.headers.host)
      const isWallet = wallet !== undefined && isHostOf(wallet.origin, request.headers.host)
      try {
        if (isDocs) checkDocsRequest(request)
        else if (isWallet) checkWalletRequest(request, wallet.origin)
        else checkRequest(request, origin)
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        onRefused(error)
        refuse(response, error)
        return
      }
      if (isDocs) return void serveDocs(request, response)
      if (isWallet && !isRpcPath(request.url ?? '')) return void serveWallet(request, response)
      if (!isWallet) takeSiteToken(request)
      serve(request, response)
    },
  )
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch((cause: unknown) => {
      const internal = () => new GatewayError('INTERNAL', 'Something went wrong.', { cause })
      const error = cause instanceof GatewayError ? cause : internal()
      onRefused(error)
      // Who is refused cannot keep the connection.
      socket.once('finish', () => socket.destroy())
      socket.end(rawAnswer(error))
    })
  })
  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { sockets, origin } = current
    checkUpgrade(request, origin)
    if (sockets === undefined || !server.listening) {
      throw new GatewayError('STOPPING', 'The gateway stops.')
    }
    takeSiteToken(request)
    await sockets.accept(request, socket, head)
  }
  server.on('clientError', (cause: Error & { code?: string }, socket: Socket) => {
    const error = explain(cause)
    onRefused(error)
    if (socket.writable) socket.end(rawAnswer(error))
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      const taken = `Port ${port} of ${host} is taken by another process.`
      reject(error.code === 'EADDRINUSE' ? new StartError('PORT_TAKEN', taken) : error)
    })
    server.listen(port, host, resolve)
  })
  return {
    url: urlOf(server, host),
    serve(next) {
      current = next
    },
    close() {
      current.sockets?.close(GOING_AWAY)
      return close(server, upgraded)
    },
  }
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

function close(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections()
      for (const socket of upgraded) socket.destroy()
    }, STOP_MS)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function refuse(response: ServerResponse, error: GatewayError): void {
  const { status, headers, body } = describeError(error)
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json',
    // What may follow was not read.
    connection: 'close',
  })
  response.end(JSON.stringify(body))
}

/** What Node itself could not read. */
function explain({ code }: { code?: string }): GatewayError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new GatewayError('HEADERS_TOO_LARGE', 'The headers are too large.')
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new GatewayError('BODY_TOO_SLOW', 'The request took too long.')
  }
  return new GatewayError('REQUEST_REFUSED', 'This is no request that can be read.')
}

function rawAnswer(error: GatewayError): string {
  const { status, headers, body } = describeError(error)
  const text = JSON.stringify(body)
  const all = {
    ...headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${error.code}\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}
