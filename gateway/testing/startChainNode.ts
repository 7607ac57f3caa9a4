import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export type Call = {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}
type Filter = { readonly address?: string | string[]; readonly topics?: readonly unknown[] }
export type NodeLog = { readonly blockNumber: string; readonly address: string }

export type ChainNode = {
  readonly url: string
  readonly socketUrl: string
  /** Calls over HTTP, and over sockets. */
  readonly sent: Call[]
  readonly heard: Call[]
  readonly handshakes: { readonly url: string; readonly headers: IncomingHttpHeaders }[]
  /** A new block with logs of these contracts; over sockets only where it tells. */
  mine(logs?: readonly { address: string; topics?: readonly string[] }[]): void
  /** Says this over each socket, whatever it is. */
  say(make: (subscription: string) => string): void
  /** Drops sockets, and takes new ones or not. */
  takeSockets(isTaking: boolean): void
  /** Whether blocks and logs are told over sockets; they stay open either way. */
  tellSockets(isTelling: boolean): void
  /** How many sockets are open. */
  sockets(): number
  stop(): Promise<void>
}

export const word = (at: number | string) => `0x${at.toString(16).padStart(64, '0')}`

/** A node on this machine with a chain that grows as a test wants, over HTTP and WebSockets. */
export async function startChainNode(first = 16): Promise<ChainNode> {
  let head = first
  let isTaking = true
  let isTelling = true
  let ids = 0
  const logs: NodeLog[] = []
  const sent: Call[] = []
  const heard: Call[] = []
  const handshakes: ChainNode['handshakes'] = []
  const subscriptions = new Map<string, { socket: WebSocket; kind: unknown; filter: Filter }>()

  const block = (number: number) => ({
    number: `0x${number.toString(16)}`,
    hash: word(`b${number}`),
    parentHash: word(`b${number - 1}`),
    transactions: [],
  })
  const answer = ({ method, params }: Call): unknown => {
    if (method === 'eth_blockNumber') return block(head).number
    if (method === 'eth_getBlockByNumber') return block(head)
    if (method === 'eth_chainId') return '0x7a69'
    if (method !== 'eth_getLogs') return 'node'
    const { fromBlock, toBlock, ...filter } = params[0] as Record<string, string>
    return logs.filter(
      (log) =>
        isMatch(filter, log) &&
        Number(log.blockNumber) >= Number(fromBlock) &&
        Number(log.blockNumber) <= Number(toBlock),
    )
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body: Call | Call[] = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const calls = [body].flat()
    sent.push(...calls)
    const answers = calls.map((call) => ({ jsonrpc: '2.0', id: call.id, result: answer(call) }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    handshakes.push({ url: request.url ?? '', headers: request.headers })
    if (isTaking) sockets.handleUpgrade(request, socket, head, serve)
    else socket.destroy()
  })
  function serve(socket: WebSocket): void {
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => {
      const call: Call = JSON.parse(String(data))
      heard.push(call)
      let result: unknown = true
      if (call.method === 'eth_subscribe') {
        ids += 1
        const id = `node-${ids}`
        const [kind, filter = {}] = call.params
        subscriptions.set(id, { socket, kind, filter: filter as Filter })
        result = id
      } else subscriptions.delete(String(call.params[0]))
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, result }))
    })
  }
  const tell = (id: string, socket: WebSocket, result: unknown) => {
    const params = { subscription: id, result }
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params }))
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    socketUrl: `ws://${host}/ws`,
    sent,
    heard,
    handshakes,
    mine(made = []) {
      head += 1
      const { number, hash } = block(head)
      const own = made.map(({ address, topics = [] }, at) => ({
        address,
        topics,
        data: '0x',
        blockNumber: number,
        blockHash: hash,
        transactionHash: word(head * 1_000 + at),
        transactionIndex: '0x0',
        logIndex: `0x${at.toString(16)}`,
        removed: false,
      }))
      logs.push(...own)
      if (!isTelling) return
      for (const [id, { socket, kind, filter }] of subscriptions) {
        if (kind === 'newHeads') tell(id, socket, block(head))
        else for (const log of own) if (isMatch(filter, log)) tell(id, socket, log)
      }
    },
    say(make) {
      for (const [id, { socket }] of subscriptions) socket.send(make(id))
    },
    takeSockets(next) {
      isTaking = next
      subscriptions.clear()
      for (const socket of sockets.clients) socket.terminate()
    },
    tellSockets(next) {
      isTelling = next
    },
    sockets: () => sockets.clients.size,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isMatch({ address, topics = [] }: Filter, log: { address: string; topics?: unknown }) {
  const own = Array.isArray(log.topics) ? log.topics : []
  const isOwn = (wanted: unknown, is: unknown) => {
    const any: unknown[] = Array.isArray(wanted) ? wanted : [wanted]
    return wanted === null || any.includes(is)
  }
  return (
    (address === undefined || isOwn(address, log.address)) &&
    topics.every((one, at) => isOwn(one, own[at]))
  )
}
