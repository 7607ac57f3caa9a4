import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import { callRpc } from '../chains/callRpc.ts'
import type { DevChain } from '../chains/devChain.ts'
import type { Faults } from '../http/faults.ts'
import { corsHeaders, sendJson } from '../http/json.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'

/** The one account of the simulation service here; the key opens nothing else. */
export const simulationAccess = {
  accessKey: 'devnet-access-key',
  accountSlug: 'devnet',
  projectSlug: 'causeway',
} as const

/** Behind this path the service adds the key itself, as a site's own proxy does. */
export const SIMULATION_PROXY_PATH = '/simulation-proxy'

export type SimulationOptions = { chains: readonly DevChain[]; faults: Faults }

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/))
const count = z.union([z.int(), z.string().check(z.regex(/^(\d+|0x[\da-fA-F]+)$/))])
const requestBody = z.object({
  network_id: z.union([z.string(), z.int()]),
  from: hex,
  to: hex,
  input: hex,
  value: z.optional(count),
  gas: z.optional(count),
  block_number: z.optional(z.nullable(count)),
  save: z.optional(z.boolean()),
})
type RequestBody = z.output<typeof requestBody>
type Answer = { status: number; body?: unknown }

/** The simulation service's HTTP API, under `/api/v1`: it runs a call on the chain that it names. */
export function startSimulation({ chains, faults }: SimulationOptions): Promise<Listening> {
  const saved = new Set<string>()

  async function answer(path: string, request: IncomingMessage): Promise<Answer> {
    const route =
      /^\/api\/v1\/account\/[^/]+\/project\/[^/]+\/(?:simulate|simulations\/([^/]+)\/share)$/.exec(
        path,
      )
    if (route === null || request.method !== 'POST') {
      return failure(404, 'resource_not_found', 'The requested resource could not be found')
    }
    const [, shared] = route
    if (shared !== undefined) {
      if (saved.has(shared)) return { status: 204 }
      return failure(404, 'resource_not_found', 'Simulation not found')
    }
    const body = readRequest(await readBody(request))
    if (body === undefined) return failure(400, 'invalid_request', 'Invalid request body')
    const chain = chains.find(({ chainId }) => String(chainId) === String(body.network_id))
    if (chain === undefined) {
      return failure(400, 'invalid_request', `Network ${body.network_id} is not supported`)
    }
    const id = randomUUID()
    if (body.save === true) saved.add(id)
    return { status: 200, body: await simulate(chain, body, id) }
  }

  return listen(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders)
      response.end()
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://devnet')
    const isProxied = pathname.startsWith(`${SIMULATION_PROXY_PATH}/`)
    const path = isProxied ? pathname.slice(SIMULATION_PROXY_PATH.length) : pathname
    const failed = failure(500, 'internal_server_error', 'Internal server error')
    const struck = await faults.strike({
      service: 'simulation',
      subject: path,
      response,
      errorBody: failed.body,
    })
    if (struck) return
    const isAllowed = isProxied || request.headers['x-access-key'] === simulationAccess.accessKey
    const { status, body } = isAllowed
      ? await answer(path, request)
      : failure(401, 'unauthorized', 'Unauthorized request')
    if (body !== undefined) return sendJson(response, status, body)
    response.writeHead(status, corsHeaders)
    response.end()
  })
}

async function simulate({ client, directUrl, chainId }: DevChain, body: RequestBody, id: string) {
  const { from, to, input, value, gas, block_number } = body
  const block = block_number == null ? await client.getBlockNumber() : BigInt(block_number)
  const call = {
    from,
    to,
    data: input,
    ...(value === undefined ? {} : { value: numberToHex(BigInt(value)) }),
    ...(gas === undefined ? {} : { gas: numberToHex(BigInt(gas)) }),
  }
  const { error } = await callRpc(directUrl, 'eth_call', [call, numberToHex(block)])
  const outcome = {
    status: error === undefined,
    ...(error === undefined ? {} : { error_message: error.message }),
  }
  const shape = {
    network_id: String(chainId),
    block_number: Number(block),
    from: from.toLowerCase(),
    to: to.toLowerCase(),
    input,
    gas: Number(gas ?? 8_000_000),
    gas_price: '0',
    value: String(value ?? 0),
  }
  return {
    transaction: {
      hash: `0x${randomBytes(32).toString('hex')}`,
      ...shape,
      ...outcome,
      ...(error === undefined
        ? {}
        : { error_info: { error_message: error.message, address: shape.to } }),
    },
    simulation: {
      id,
      project_id: randomUUID(),
      owner_id: randomUUID(),
      ...shape,
      ...outcome,
      shared: false,
      created_at: new Date().toISOString(),
    },
    contracts: [],
    generated_access_list: [],
  }
}

function readRequest(text: string): RequestBody | undefined {
  try {
    const parsed = requestBody.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Not JSON: answered as any other wrong body.
    return undefined
  }
}

function failure(status: number, slug: string, message: string): Answer {
  return { status, body: { error: { id: randomUUID(), slug, message } } }
}
