import { WebSocket } from 'ws'

type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: object
  readonly sessionId?: string
  readonly result?: object
  readonly error?: { readonly message: string }
}

type Listener = (method: string, params: object, session: string | undefined) => void

/** A conversation with the browser beside Playwright's, which does not let frames of other sites be slowed down. */
export type DevTools = {
  readonly send: (method: string, params?: object, session?: string) => Promise<object>
  readonly close: () => void
}

export async function connectDevTools(url: string, listener: Listener): Promise<DevTools> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve(value: object): void; reject(error: Error): void }>()
  let last = 0
  socket.on('message', (data) => {
    const {
      id,
      method,
      params = {},
      sessionId,
      result = {},
      error,
    }: Message = JSON.parse(String(data))
    if (method !== undefined) return listener(method, params, sessionId)
    const asker = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error === undefined) asker?.resolve(result)
    else asker?.reject(new Error(error.message))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'))
    waiting.clear()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    send(method, params = {}, session) {
      last += 1
      const id = last
      const sessionId = session === undefined ? {} : { sessionId: session }
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params, ...sessionId }))
      })
    },
    close: () => socket.close(),
  }
}
