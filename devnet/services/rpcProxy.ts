import type { DevChain } from '../chains/devChain.ts'
import type { Faults } from '../http/faults.ts'
import { corsHeaders, sendJson } from '../http/json.ts'
import { hasBearer, type ServiceKeys, unauthorized } from '../http/serviceKeys.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { createNodeFront, type NodeFrontOptions } from './nodeFront.ts'
import { createBusyness } from './nodeLimits.ts'
import { createRpcSockets } from './rpcSockets.ts'

type RpcProxyOptions = NodeFrontOptions & {
  faults: Faults
  /** Asked for as a bearer token, of sockets too. @default nothing is */
  keys?: Partial<Pick<ServiceKeys, 'rpc'>> | undefined
}

/** Stands in front of one node, so that its RPC can break, limit itself or lie, while the chain goes on. */
export async function startRpcProxy(
  chain: DevChain,
  { faults, keys, ...front }: RpcProxyOptions,
): Promise<Listening> {
  const service = `rpc:${chain.chainId}`
  const isBusy = createBusyness()
  const node = createNodeFront(chain, front)
  const sockets = createRpcSockets({ faults, service, node, nodeUrl: chain.directUrl })
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
      if (!hasBearer(request, keys?.rpc)) return sendJson(response, 401, unauthorized)
      const limits = front.nodeLimits.get(chain.chainId)
      if (limits !== undefined && isBusy(limits)) {
        const exposed = { 'access-control-expose-headers': 'Retry-After' }
        response.writeHead(429, { 'retry-after': '0', ...exposed, ...corsHeaders })
        response.end('Too Many Requests')
        return
      }
      const instead = await node.answer(body)
      if (instead !== undefined) {
        const type = instead.status === 200 ? 'application/json' : 'text/plain'
        response.writeHead(instead.status, { 'content-type': type, ...corsHeaders })
        response.end(instead.text)
        return
      }
      await forwardRpc(chain.directUrl, body, response)
    },
    0,
    (request, socket, head) => {
      if (hasBearer(request, keys?.rpc)) sockets.accept(request, socket, head)
      else socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    },
  )
  return {
    ...server,
    close() {
      sockets.close()
      return server.close()
    },
  }
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
