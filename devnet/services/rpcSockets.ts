import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Faults } from '../http/faults.ts'

/** What `match` of a fault has to name to strike WebSockets only. */
const SOCKET_SUBJECT = 'websocket'

type Options = { faults: Faults; service: string; nodeUrl: string }

/**
 * Tunnels WebSockets to a node. Faults strike them too: `refuse` ends the open ones and lets no new
 * one in, `hang` keeps them open and silent until it is over; the other faults only answer new ones.
 */
export function createRpcSockets({ faults, service, nodeUrl }: Options) {
  const pages = new Set<Duplex>()
  const open = new Set<{ page: Duplex; node: Duplex }>()
  const unwatch = faults.watch(() => {
    const mode = faults.current(service, SOCKET_SUBJECT)
    for (const { page, node } of open) {
      if (mode === 'refuse') page.destroy()
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
    const { hostname, port } = new URL(nodeUrl)
    const node = connect(Number(port), hostname)
    const tunnel = { page, node }
    open.add(tunnel)
    const end = () => {
      open.delete(tunnel)
      page.destroy()
      node.destroy()
    }
    for (const socket of [page, node]) socket.once('close', end).once('error', end)
    node.write(`${requestHead(request)}\r\n\r\n`)
    node.write(head)
    page.pipe(node).pipe(page)
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

function silence([page, node]: [Duplex, Duplex], isSilent: boolean): void {
  if (isSilent) {
    page.unpipe(node).pause()
    node.unpipe(page).pause()
  } else if (page.isPaused()) {
    page.pipe(node).pipe(page)
  }
}

function requestHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  )
  return [`${method} ${url} HTTP/${httpVersion}`, ...headers].join('\r\n')
}
