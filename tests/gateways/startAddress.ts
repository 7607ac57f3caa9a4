import {
  Agent,
  createServer,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

const BAD_GATEWAY = 502
const UNAVAILABLE = 503

/** What the address met, in numbers of requests. */
export type Met = {
  /** Answered whole, by each gateway. */
  readonly answered: number[]
  /** A gateway refused the connection, and the next one was asked. */
  passedOn: number
  /** A gateway died before it began to answer: the client gets a 502. */
  unanswered: number
  /** A gateway died in the middle of its answer: the client's connection ends, too. */
  cut: number
  /** No gateway took the connection: the client gets a 503. */
  nobody: number
  /** WebSockets that a gateway took, and those of them that died with it. */
  socketsOpened: number
  socketsCut: number
}

export type Address = {
  readonly url: string
  readonly met: Met
  stop(): Promise<void>
}

/**
 * One address for several gateways, as a load balancer gives it: takes them in turn, and asks the next one where
 * a connection is refused. What a gateway may have read is sent to no other.
 */
export async function startAddress(ports: readonly number[]): Promise<Address> {
  const met: Met = {
    answered: ports.map(() => 0),
    passedOn: 0,
    unanswered: 0,
    cut: 0,
    nobody: 0,
    socketsOpened: 0,
    socketsCut: 0,
  }
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Duplex>()
  let turn = 0

  /** The gateways, beginning with the one whose turn it is. */
  function inTurn(): readonly (readonly [at: number, port: number])[] {
    turn += 1
    const all = [...ports.entries()]
    const first = turn % all.length
    return [...all.slice(first), ...all.slice(0, first)]
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    for (const [at, port] of inTurn()) {
      const left = new AbortController()
      response.once('close', () => left.abort())
      try {
        const answer = await answerOf(request, { port, body, agent, signal: left.signal })
        answer.once('error', () => {
          if (!left.signal.aborted) met.cut += 1
        })
        response.writeHead(answer.statusCode ?? BAD_GATEWAY, endToEnd(answer.headers))
        // Who reads half an answer sees its connection end, as with one that is cut on the way.
        const [sent] = await Promise.allSettled([pipeline(answer, response)])
        if (sent.status === 'fulfilled') met.answered[at] = (met.answered[at] ?? 0) + 1
        return
      } catch (error) {
        if (left.signal.aborted) return
        if (!isRefused(error)) {
          met.unanswered += 1
          response.writeHead(BAD_GATEWAY).end()
          return
        }
        met.passedOn += 1
      }
    }
    met.nobody += 1
    response.writeHead(UNAVAILABLE).end()
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.on('upgrade', async (request: IncomingMessage, client: Socket, head: Buffer) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    client.once('close', () => sockets.delete(client))
    for (const [, port] of inTurn()) {
      const gateway = await connected(port)
      if (gateway === undefined) {
        met.passedOn += 1
        continue
      }
      if (client.destroyed) {
        gateway.destroy()
        return
      }
      met.socketsOpened += 1
      gateway.on('error', () => gateway.destroy())
      gateway.once('close', () => {
        if (!client.destroyed) met.socketsCut += 1
        client.destroy()
      })
      client.once('close', () => gateway.destroy())
      gateway.write(rawHead(request))
      gateway.write(head)
      client.pipe(gateway).pipe(client)
      return
    }
    met.nobody += 1
    client.destroy()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of sockets) socket.destroy()
        agent.destroy()
      }),
  }
}

type Sending = {
  readonly port: number
  readonly body: Buffer
  readonly agent: Agent
  readonly signal: AbortSignal
}

/** Resolves once the gateway begins to answer. */
function answerOf(
  request: IncomingMessage,
  { port, body, ...options }: Sending,
): Promise<IncomingMessage> {
  const { method, url: path, socket } = request
  const headers = {
    ...endToEnd(request.headers),
    'content-length': body.length,
    'x-forwarded-for': socket.remoteAddress ?? '',
  }
  return new Promise((resolve, reject) => {
    const sent = ask({ hostname: '127.0.0.1', port, method, path, headers, ...options }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Undefined where the connection is refused. */
function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** Without what one connection says about itself. */
function endToEnd({
  connection: _,
  'keep-alive': __,
  'transfer-encoding': ___,
  ...headers
}: IncomingMessage['headers']): IncomingMessage['headers'] {
  return headers
}

/** As it came, since the gateway reads what a browser wrote. */
function rawHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
  )
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

const isRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
