import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a service or node was sent. */
export type Sent = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Reply = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON where it is no text. */
  readonly body?: unknown
}

export type TestUpstream = {
  readonly url: string
  readonly sent: Sent[]
  /** What it says from now on; a function that answers nothing leaves the request hanging. */
  answer(how: Reply | ((sent: Sent) => Reply | undefined | Promise<Reply | undefined>)): void
  stop(): Promise<void>
}

/** A service on this machine that says what a test wants. */
export async function startUpstream(first: Reply = { body: {} }): Promise<TestUpstream> {
  let how: Parameters<TestUpstream['answer']>[0] = first
  const sent: Sent[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: Buffer.concat(parts).toString('utf8') }
    sent.push(one)
    const reply = typeof how === 'function' ? await how(one) : how
    if (reply !== undefined) write(response, reply)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    answer(next) {
      how = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function write(response: ServerResponse, { status = 200, headers = {}, body = {} }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
}
