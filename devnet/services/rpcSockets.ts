import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import type { Fault, Faults } from '../http/faults.ts'
import type { NodeFront } from './nodeFront.ts'

/** What `match` of a fault has to name to strike WebSockets only. */
const SOCKET_SUBJECT = 'websocket'

type Options = { faults: Faults; service: string; node: NodeFront; nodeUrl: string }

/** What only the socket's own node can do: its news come over the same socket. */
const subscribes = /"method":\s*"eth_(un)?subscribe"/

/**
 * Tunnels WebSockets to a node. Faults strike them too: `refuse` ends the open ones and lets no new
 * one in, `hang` keeps them open and silent until it is over; the other faults only answer new ones.
 */
export function createRpcSockets({ faults, service, node: front, nodeUrl }: Options) {
  const pages = new Set<Duplex>()
  const open = new Set<{ page: WebSocket; node: WebSocket }>()
  const server = new WebSocketServer({ noServer: true })
  const unwatch = faults.watch(() => {
    const mode = faults.current(service, SOCKET_SUBJECT)
    for (const { page, node } of open) {
      if (mode === 'refuse') page.terminate()
      else silence([page, node], mode === 'hang')
    }
  })

  async function accept(request: IncomingMessage, page: Duplex, head: Buffer): Promise<void> {
    pages.add(page)
    page.once('close', () => pages.delete(page)).once('error', () => page.destroy())
    const fault = faults.meet(service, SOCKET_SUBJECT)
    if (fault?.mode === 'slow') await wait(fault.ms ?? 1_000)
    else if (fault !== undefined) return refuse(fault, page)
    if (page.destroyed) return
    server.handleUpgrade(request, page, head, tunnel)
  }

  function tunnel(page: WebSocket): void {
    const node = new WebSocket(nodeUrl.replace(/^http/, 'ws'))
    const both = { page, node }
    open.add(both)
    const end = () => {
      open.delete(both)
      page.terminate()
      node.terminate()
    }
    for (const socket of [page, node]) socket.once('close', end).once('error', end)
    const ready = new Promise<void>((resolve) => {
      node.once('open', resolve)
    })
    // One after the other, as they were asked.
    let turn: Promise<void> = ready
    page.on('message', (data) => {
      const asked = String(data)
      turn = turn.then(() => pass(both, asked)).catch(end)
    })
    node.on('message', (data) => page.send(front.news(String(data))))
  }

  async function pass({ page, node }: { page: WebSocket; node: WebSocket }, asked: string) {
    const instead = subscribes.test(asked) ? undefined : await front.answer(asked)
    if (instead === undefined) node.send(asked)
    // There is no status on a socket: who may not ask so much is cut off.
    else if (instead.status === 200) page.send(instead.text)
    else page.terminate()
  }

  return {
    accept,
    close(): void {
      unwatch()
      for (const page of pages) page.destroy()
    },
  }
}

function refuse({ mode, retryAfterSeconds = 1 }: Fault, page: Duplex): void {
  // Silent for ever: neither a yes nor a no.
  if (mode === 'hang') return
  const answers: Partial<Record<Fault['mode'], string>> = {
    '500': 'HTTP/1.1 500 Internal Server Error',
    '429': `HTTP/1.1 429 Too Many Requests\r\nRetry-After: ${retryAfterSeconds}`,
    html: 'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html',
  }
  const answer = answers[mode]
  if (answer === undefined) page.destroy()
  else page.end(`${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function silence(sockets: readonly WebSocket[], isSilent: boolean): void {
  for (const socket of sockets) {
    if (isSilent) socket.pause()
    else socket.resume()
  }
}
