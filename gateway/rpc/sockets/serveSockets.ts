import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { GatewaySection } from '../../config/section.ts'
import { GatewayError } from '../../http/errors.ts'
import { createPlaces } from '../../limits/connections.ts'
import type { Asker } from '../../limits/limits.ts'
import { type NodesParts, toEndpoint } from '../node.ts'
import type { Nodes } from '../nodes.ts'
import { type AnswerCalls, createAnswerCalls } from './answer.ts'
import { type Connection, serveConnection } from './connection.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { BEAT_MS, MESSAGE_BYTES } from './limits.ts'

/** Connections of clients to the nodes of all chains. */
export type Sockets = {
  /**
   * Makes a connection of a request. Without an error, the socket is taken over.
   *
   * @throws GatewayError CHAIN_UNKNOWN, CONNECTIONS_LIMITED, LIMITED, SITE_LIMITED, STOPPING
   */
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
  /** Ends all connections by this code, each once what it asked is answered. */
  readonly close: (code: number) => void
}

export type SocketsOptions = {
  readonly section: Pick<GatewaySection, 'nodes' | 'limits'>
  readonly nodesOf: (chain: string) => Nodes | undefined
  readonly parts: NodesParts
  readonly askerOf: (request: IncomingMessage) => Asker
  /** Counts questions; answers why they are too many. */
  readonly count: (asker: Asker, questions: number) => Promise<GatewayError | undefined>
  /** How often connections are looked at, and nodes without a socket asked. @default 30_000, 2_000 */
  readonly beatMs?: number | undefined
  readonly pollMs?: number | undefined
}

type Chain = { readonly feeds: Feeds; readonly answerCalls: AnswerCalls }

export function createSockets(options: SocketsOptions): Sockets {
  const { section, nodesOf, parts, askerOf, count, beatMs = BEAT_MS, pollMs } = options
  const { metrics, log, now } = parts
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const places = createPlaces(section.limits.connections)
  const open = new Set<Connection>()
  let isClosed = false
  const chains = new Map<string, Chain>()
  for (const [chain, list] of Object.entries(section.nodes)) {
    const nodes = nodesOf(chain)
    // Of other chains, nothing subscribes.
    if (nodes === undefined || !chain.startsWith('eip155:')) continue
    const endpoints = list.flatMap((one) =>
      one.socketUrl === undefined ? [] : [toEndpoint(one.socketUrl, one, parts.secrets)],
    )
    chains.set(chain, {
      feeds: createFeeds({ chain, nodes, endpoints, parts, pollMs }),
      answerCalls: createAnswerCalls(chain, nodes),
    })
  }
  const timer = setInterval(() => {
    for (const { beat } of open) beat()
  }, beatMs)
  timer.unref()

  return {
    async accept(request, socket, head) {
      const id = chainOf(request)
      const chain = chains.get(id)
      if (chain === undefined) {
        throw new GatewayError('CHAIN_UNKNOWN', 'This chain has no node here that tells news.')
      }
      const asker = askerOf(request)
      const error = await count(asker, 1)
      if (error !== undefined) throw error
      if (isClosed) throw new GatewayError('STOPPING', 'The gateway stops.')
      if (socket.destroyed) return
      const place = places.take(asker)
      // A handshake that fails ends the socket and calls nothing.
      socket.once('close', () => place.leave())
      server.handleUpgrade(request, socket, head, (client) => {
        const connection = serveConnection(client, {
          ...chain,
          chain: id,
          place,
          count: (calls) => count(asker, calls),
          metrics,
          log,
          now,
        })
        open.add(connection)
        client.once('close', () => open.delete(connection))
      })
    },
    close(code) {
      isClosed = true
      clearInterval(timer)
      for (const { feeds } of chains.values()) feeds.end()
      for (const { close } of open) close(code)
    },
  }
}

function chainOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split('?', 1)
  return path.slice(path.lastIndexOf('/') + 1)
}
