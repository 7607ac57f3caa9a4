import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = {
  readonly method: string
  readonly params: readonly [unknown, Record<string, unknown>]
}

/** A JSON-RPC server whose every answer is the test's; what it was asked is kept. */
export async function startFakeNode(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const respond = async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const question = JSON.parse(Buffer.concat(parts).toString())
      asked.push(question)
      const result = answer(question)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, result }))
    }
    respond().catch(() => response.writeHead(500).end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
