import * as z from 'zod/mini'
import type { DevChain } from '../chains/devChain.ts'
import type { Faults } from '../http/faults.ts'
import { sendJson } from '../http/json.ts'
import { type Listening, readBody } from '../http/listen.ts'
import { listenAs } from '../http/service.ts'
import { forwardRpc } from '../services/rpcProxy.ts'
import { type Alto, startAlto } from './alto.ts'
import { deployAccountAbstraction } from './contracts.ts'

/** What the service answers; everything else is for a node. */
const methods = [
  'eth_chainId',
  'eth_supportedEntryPoints',
  'eth_estimateUserOperationGas',
  'eth_sendUserOperation',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'pimlico_getUserOperationGasPrice',
  'pimlico_getUserOperationStatus',
]
const rpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.number(), z.string()]),
  method: z.string(),
})
const METHOD_NOT_FOUND = -32601
const INVALID_REQUEST = -32600
const INTERNAL = -32603

/** The service of bundlers, `POST /?projectId&chainId&bundler`, with one bundler for each chain. */
export async function startBundler(options: {
  chains: readonly DevChain[]
  faults: Faults
}): Promise<Listening> {
  const { chains, faults } = options
  await Promise.all(chains.map(({ client }) => deployAccountAbstraction(client)))
  const bundlers = await startAll(chains)
  const errorBody = failure(null, INTERNAL, 'Internal error')
  const service = { name: 'bundler', faults, errorBody }
  const server = await listenAs(service, async (request, response, { pathname, searchParams }) => {
    if (request.method !== 'POST' || pathname !== '/') {
      return sendJson(response, 404, { error: 'Not Found' })
    }
    const missing = ['projectId', 'chainId', 'bundler'].find((name) => !searchParams.get(name))
    if (missing !== undefined) return sendJson(response, 400, { error: `${missing} is missing` })
    const bundler = bundlers.get(searchParams.get('chainId') ?? '')
    if (bundler === undefined) return sendJson(response, 400, { error: 'Unsupported chain' })
    const body = await readBody(request)
    const asked = rpcRequest.safeParse(parseJson(body))
    if (!asked.success) {
      return sendJson(response, 400, failure(null, INVALID_REQUEST, 'Invalid request'))
    }
    const { id, method: subject } = asked.data
    // Switches name methods too, as those of the nodes do.
    if (await faults.strike({ service: service.name, subject, response, errorBody })) return
    if (methods.includes(subject)) return forwardRpc(`${bundler.url}/rpc`, body, response)
    sendJson(response, 200, failure(id, METHOD_NOT_FOUND, `Method ${subject} not found`))
  })
  return {
    ...server,
    async close() {
      await server.close()
      await Promise.all([...bundlers.values()].map((bundler) => bundler.stop()))
    },
  }
}

/** All of them, or none. */
async function startAll(chains: readonly DevChain[]): Promise<Map<string, Alto>> {
  const settled = await Promise.allSettled(
    chains.map(async (chain) => [`eip155:${chain.chainId}`, await startAlto(chain)] as const),
  )
  const started = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed === undefined) return new Map(started)
  await Promise.all(started.map(([, bundler]) => bundler.stop()))
  throw failed.reason
}

function failure(id: number | string | null, code: number, message: string) {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
