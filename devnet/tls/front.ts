import { connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import type { Listening } from '../http/listen.ts'
import type { Certificate } from './certificate.ts'

/** Terminates TLS in front of a loopback port, for requests and WebSockets alike. */
export function startFront(certificate: Certificate, target: number): Promise<Listening> {
  const open = new Set<Socket>()
  const server = createServer({ ...certificate, ALPNProtocols: ['http/1.1'] }, (secured) => {
    const plain = connect(target, '127.0.0.1')
    open.add(plain)
    plain.on('close', () => open.delete(plain))
    secured.pipe(plain).pipe(secured)
    // If one of the two sockets closes, the other is useless.
    secured.on('error', () => plain.destroy()).on('close', () => plain.destroy())
    plain.on('error', () => secured.destroy()).on('close', () => secured.destroy())
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
        url: `https://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            for (const one of open) one.destroy()
          }),
      })
    })
  })
}

const plainUrl = /\b(http|ws):\/\/127\.0\.0\.1:(\d+)/g

/** The TLS fronts of a devnet's servers. */
export type Fronts = {
  /** Returns the port of the front for this port; starts the front if there is none. */
  readonly open: (target: number) => Promise<number>
  /** Starts a front for each server that the text names. */
  readonly cover: (text: string) => Promise<void>
  /** The same JSON value, with `https:` and `wss:` URLs for every server that has a front. */
  readonly told: <T>(what: T) => T
}

export function createFronts(start: (target: number) => Promise<Listening>): Fronts {
  const ports = new Map<number, number>()
  async function open(target: number): Promise<number> {
    const known = ports.get(target)
    if (known !== undefined) return known
    const { port } = await start(target)
    ports.set(target, port)
    return port
  }
  const secured = (text: string) =>
    text.replace(plainUrl, (url, scheme: string, target: string) => {
      const port = ports.get(Number(target))
      return port === undefined ? url : `${scheme}s://127.0.0.1:${port}`
    })
  return {
    open,
    async cover(text) {
      for (const [, , target] of text.matchAll(plainUrl)) await open(Number(target))
    },
    told: (what) =>
      JSON.parse(JSON.stringify(what), (_, value) =>
        typeof value === 'string' ? secured(value) : value,
      ),
  }
}
