import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { id: unknown; method: string; params: unknown[] }

export type LyingNode = { readonly url: string; stop(): Promise<void> }

/** A node that answers as another does, unless `lie` makes another answer of a question and its own. */
export async function startLyingNode(
  honestUrl: string,
  lie: (asked: Asked, answer: () => Promise<unknown>) => Promise<unknown> | undefined,
): Promise<LyingNode> {
  const server = createServer((request, response) => {
    const respond = async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const asked = JSON.parse(Buffer.concat(parts).toString()) as Asked
      const answer = async (): Promise<unknown> => {
        const body = JSON.stringify(asked)
        const headers = { 'content-type': 'application/json' }
        return (await fetch(honestUrl, { method: 'POST', headers, body })).json()
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(await (lie(asked, answer) ?? answer())))
    }
    respond().catch(() => response.writeHead(500).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Simulated = { blockStateCalls: { calls: object[] }[] }

/** Says of every trial that it works and changes nothing: sends the calls to an unused address. */
export function hideChanges(asked: Asked, answer: () => Promise<unknown>) {
  if (asked.method !== 'eth_simulateV1') return undefined
  const [first] = (asked.params[0] as Simulated).blockStateCalls
  if (first === undefined) return undefined
  const last = first.calls.length - 1
  first.calls = first.calls.map((call, at) =>
    at === 0 || at === last ? call : { to: `0x${'01'.repeat(20)}` },
  )
  return answer()
}

/** Knows no method that could try anything. */
export function cannotTry({ id, method, params }: Asked) {
  const isTrial = method === 'eth_simulateV1' || (method === 'eth_call' && params.length > 2)
  if (!isTrial) return undefined
  const error = { code: -32601, message: 'the method does not exist' }
  return Promise.resolve({ jsonrpc: '2.0', id, error })
}

type Answered = { result?: { calls: { returnData: string; logs?: unknown[] }[] }[] }

/** Says of every trial that it works, at what it costs, and that it changes nothing. */
export function forgetChanges({ method }: Asked, answer: () => Promise<unknown>) {
  if (method !== 'eth_simulateV1') return undefined
  return forget(answer)
}

async function forget(answer: () => Promise<unknown>): Promise<unknown> {
  const answered = (await answer()) as Answered // what a node answers to it
  const calls = answered.result?.[0]?.calls ?? []
  const [first] = calls
  for (const call of calls) call.logs = []
  // The same questions stand in front of the calls and behind them.
  const last = calls.at(-1)
  if (first !== undefined && last !== undefined) last.returnData = first.returnData
  return answered
}
