import type { DevChain } from '../chains/devChain.ts'
import type { Faults } from '../http/faults.ts'
import { corsHeaders } from '../http/json.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { type NodeLimits, refusalOf } from './nodeLimits.ts'
import { createRpcSockets } from './rpcSockets.ts'

/** Stands in front of one node, so that its RPC can break, or limit itself, while the chain goes on. */
export async function startRpcProxy(
  chain: DevChain,
  { faults, nodeLimits }: { faults: Faults; nodeLimits: ReadonlyMap<number, NodeLimits> },
): Promise<Listening> {
  const service = `rpc:${chain.chainId}`
  const sockets = createRpcSockets({ faults, service, nodeUrl: chain.directUrl })
  const server = await listen(
    async (request, response) => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, corsHeaders)
        response.end()
        return
      }
      const body = await readBody(request)
      const struck = await faults.strike({
        service,
        subject: rpcMethods(body).join(' '),
        response,
        errorBody: { jsonrpc: '2.0', id: null, error: { code: -32603, message: 'Internal error' } },
      })
      if (struck) return
      const limits = nodeLimits.get(chain.chainId)
      if (limits !== undefined && (await refuse(chain, limits, body, response))) return
      await forwardRpc(chain.directUrl, body, response)
    },
    0,
    sockets.accept,
  )
  return {
    ...server,
    close() {
      sockets.close()
      return server.close()
    },
  }
}

/** True when some of the body was refused: then all of it has been answered here. */
async function refuse(
  { client, directUrl }: DevChain,
  limits: NodeLimits,
  body: string,
  response: import('node:http').ServerResponse,
): Promise<boolean> {
  const parsed: unknown = JSON.parse(body)
  const calls: { id?: unknown }[] = Array.isArray(parsed) ? parsed : [parsed]
  const head = Number(await client.getBlockNumber({ cacheTime: 0 }))
  const refusals = calls.map((call) => refusalOf(limits, call, head))
  if (refusals.every((refusal) => refusal === undefined)) return false
  const status = refusals.find((refusal) => refusal?.status !== undefined)?.status
  const type = status === undefined ? 'application/json' : 'text/plain'
  response.writeHead(status ?? 200, { 'content-type': type, ...corsHeaders })
  if (status !== undefined) {
    response.end('Request Entity Too Large')
    return true
  }
  const answers = await Promise.all(
    calls.map(async (call, at) => {
      const error = refusals[at]
      if (error !== undefined) return { jsonrpc: '2.0', id: call.id, error }
      const headers = { 'content-type': 'application/json' }
      const asked = { method: 'POST', headers, body: JSON.stringify(call) }
      return (await fetch(directUrl, asked)).json()
    }),
  )
  response.end(JSON.stringify(Array.isArray(parsed) ? answers : answers[0]))
  return true
}

/** Passes one JSON-RPC body to a node and its answer back. */
export async function forwardRpc(
  url: string,
  body: string,
  response: import('node:http').ServerResponse,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const text = await answer.text()
  response.writeHead(answer.status, { 'content-type': 'application/json', ...corsHeaders })
  response.end(text)
}

/** Methods named in a JSON-RPC body, single or batch. */
function rpcMethods(body: string): string[] {
  try {
    const parsed: unknown = JSON.parse(body)
    const calls: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
    return calls.map((call) =>
      typeof call === 'object' && call !== null && 'method' in call ? String(call.method) : '',
    )
  } catch {
    return []
  }
}
