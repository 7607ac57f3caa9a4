import WebSocket from 'ws'
import { ORIGIN } from './startGateway.ts'

export type Told = {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly data?: { readonly code?: string } }
  readonly params?: {
    readonly subscription: string
    readonly result: { address: string; transactionHash?: string }
  }
}

export type TestSocket = {
  readonly socket: WebSocket
  /** All that came, in its order. */
  readonly told: readonly (Told | readonly Told[])[]
  /** News of this subscription. */
  news(subscription: unknown): readonly Told['params'][]
  /** Asks, and resolves with the answer. */
  ask(method: string, params?: readonly unknown[]): Promise<Told>
  subscribe(...params: readonly unknown[]): Promise<unknown>
  /** Resolves with the code once it is closed. */
  readonly closed: Promise<number>
}

export type Opening = {
  readonly path?: string
  readonly origin?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A handshake that was refused. */
class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/** A WebSocket as the frame opens it. */
export async function openSocket(gateway: string, opening: Opening = {}): Promise<TestSocket> {
  const { path = '/api/rpc/eip155:31337', headers = {} } = opening
  const origin = 'origin' in opening ? opening.origin : ORIGIN
  const socket = new WebSocket(`${gateway.replace(/^http/, 'ws')}${path}`, {
    headers: { host: new URL(ORIGIN).host, ...headers },
    ...(origin === undefined ? {} : { origin }),
  })
  const told: (Told | Told[])[] = []
  const waiting = new Map<unknown, (answer: Told) => void>()
  let ids = 0
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  socket.on('message', (data) => {
    const one: Told | Told[] = JSON.parse(String(data))
    told.push(one)
    if (!Array.isArray(one)) waiting.get(one.id)?.(one)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('unexpected-response', (_, response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? text
        reject(new RefusedError(response.statusCode ?? 0, code))
      })
    })
  })
  socket.on('error', () => undefined) // the code of the end says it
  const ask = (method: string, params: readonly unknown[] = []) => {
    ids += 1
    const id = ids
    return new Promise<Told>((resolve, reject) => {
      waiting.set(id, resolve)
      closed.then((code) => reject(new Error(`Closed with ${code}`)))
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
  }
  return {
    socket,
    told,
    news: (subscription) =>
      told.flat().flatMap(({ params }) => (params?.subscription === subscription ? [params] : [])),
    ask,
    async subscribe(...params) {
      const { result, error } = await ask('eth_subscribe', params)
      if (error !== undefined) throw new Error(JSON.stringify(error))
      return result
    },
    closed,
  }
}
