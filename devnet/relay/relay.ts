import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { answer, RelayError } from './answer.ts'
import { createVerify } from './attestation.ts'
import { clientIdOf } from './clientId.ts'
import { frame, type RequestFrame } from './frames.ts'
import { createMailbox } from './mailbox.ts'
import { createDelivery, type Peer, send } from './sockets.ts'

/** How the relay behaves; a test sets what it needs. */
export type RelaySettings = {
  /** Delay of each frame: at 0 an answer may arrive before its client listens. @default 20 */
  latencyMs: number
  /** Rejects new clients and disconnects the current ones, as during a restart. @default false */
  refuse: boolean
  /** Sockets open, but the relay never answers. @default false */
  mute: boolean
  /** Messages of these tags are lost. @default none */
  dropTags: number[]
  /** Project ids that the relay accepts. @default any */
  projectIds: string[] | undefined
}

export const defaultRelaySettings: RelaySettings = {
  latencyMs: 20,
  refuse: false,
  mute: false,
  dropTags: [],
  projectIds: undefined,
}

/** A request without its payload, which only the peers can read. */
export type RelayLogEntry = { method: string; clientId: string; tag?: number | undefined }

export type WalletRelay = {
  readonly port: number
  /** `ws://…`, for both sides. */
  readonly url: string
  /** `http://…`, for the stand-ins of Verify. */
  readonly httpUrl: string
  readonly settings: RelaySettings
  readonly log: RelayLogEntry[]
  set(settings: Partial<RelaySettings>): RelaySettings
  /** Closes every socket; clients reconnect by themselves. */
  dropSockets(code?: number): void
  /** Makes every socket half open, as after a computer slept. */
  deadSockets(): void
  state(): { sockets: number; mails: number }
  close(): Promise<void>
}

const UNAUTHORIZED_CLOSE = 3000

/** A WalletConnect relay on loopback: publish, subscribe and a mailbox, nothing more. */
export async function startWalletRelay(
  options: { port?: number | undefined; now?: (() => number) | undefined } = {},
): Promise<WalletRelay> {
  const { port = 0, now = Date.now } = options
  const settings = { ...defaultRelaySettings }
  const log: RelayLogEntry[] = []
  const peers = new Set<Peer>()
  const mailbox = createMailbox(now)
  const delivery = createDelivery(mailbox, peers)
  const verify = createVerify()
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer((request, response) => serveStub(verify, request, response))

  server.on('upgrade', (request, stream, head) => {
    if (settings.refuse) {
      stream.end('HTTP/1.1 503 Restarting\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => admit(socket, request))
  })

  function admit(socket: WebSocket, request: IncomingMessage): void {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { projectIds } = settings
    try {
      if (projectIds?.includes(searchParams.get('projectId') ?? '') === false) {
        throw new Error('Project not found')
      }
      const clientId = clientIdOf(searchParams.get('auth') ?? '', now())
      listenTo({ socket, clientId, topics: new Set(), pushed: new Map(), dead: false })
    } catch (error) {
      socket.close(UNAUTHORIZED_CLOSE, error instanceof Error ? error.message : 'Unauthorized')
    }
  }

  function listenTo(peer: Peer): void {
    const { socket } = peer
    peers.add(peer)
    socket.on('close', () => peers.delete(peer))
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => {
      const text = String(data)
      setTimeout(() => receive(peer, text), settings.latencyMs)
    })
  }

  function receive(peer: Peer, text: string): void {
    if (peer.dead || settings.mute || peer.socket.readyState !== peer.socket.OPEN) return
    const parsed = frame.safeParse(JSON.parse(text))
    if (!parsed.success) return peer.socket.close(UNAUTHORIZED_CLOSE, 'Not JSON-RPC')
    if ('method' in parsed.data) return reply(peer, parsed.data)
    const mail = peer.pushed.get(Number(parsed.data.id))
    mail?.acked.add(peer.clientId)
    peer.pushed.delete(Number(parsed.data.id))
  }

  function reply(peer: Peer, asked: RequestFrame): void {
    const { clientId } = peer
    log.push({ method: asked.method, clientId, tag: tagOf(asked) })
    const base = { id: asked.id, jsonrpc: '2.0' }
    try {
      const isDropped = (tag: number) => settings.dropTags.includes(tag)
      send(peer, { ...base, result: answer({ mailbox, delivery, isDropped }, peer, asked) })
    } catch (error) {
      const code = error instanceof RelayError ? error.code : -32603
      send(peer, { ...base, error: { code, message: String(error) } })
    }
  }

  await listenOn(server, port)
  const { port: taken } = server.address() as AddressInfo // it listens on TCP
  const host = `127.0.0.1:${taken}`
  return {
    port: taken,
    url: `ws://${host}`,
    httpUrl: `http://${host}`,
    settings,
    log,
    set(changed) {
      Object.assign(settings, changed)
      if (settings.refuse) for (const { socket } of peers) socket.terminate()
      return settings
    },
    dropSockets(code = 1_001) {
      for (const { socket } of peers) socket.close(code)
    },
    deadSockets() {
      for (const peer of peers) peer.dead = true
    },
    state: () => ({ sockets: peers.size, mails: mailbox.count() }),
    close: () =>
      new Promise((closed) => {
        for (const { socket } of peers) socket.terminate()
        sockets.close()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

/** Serves the stand-ins for Verify and for the wallets' analytics, on the relay's port. */
function serveStub(
  verify: ReturnType<typeof createVerify>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // The widget's frame requires this header of every document embedded in it.
    'cross-origin-embedder-policy': 'credentialless',
  }
  if (pathname === '/v3/public-key') {
    response.writeHead(200, { ...headers, 'content-type': 'application/json' })
    response.end(JSON.stringify(verify.publicKey()))
    return
  }
  if (pathname === '/v3/attestation') {
    response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    response.end(verify.attestationPage(searchParams))
    return
  }
  response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
    ...headers,
    'content-type': 'application/json',
  })
  response.end('{}')
}

function tagOf({ params }: RequestFrame): number | undefined {
  if (typeof params !== 'object' || params === null || !('tag' in params)) return undefined
  return typeof params.tag === 'number' ? params.tag : undefined
}
