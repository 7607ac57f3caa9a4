import type { Faults } from '../http/faults.ts'
import { corsHeaders, sendJson } from '../http/json.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { solanaSigner } from './accounts.ts'
import { type Cluster, createCluster } from './cluster.ts'
import { airdrop } from './faucet.ts'
import { solanaTokens } from './names.ts'
import { answerRpc, GENESIS_HASH } from './rpc.ts'
import { RpcError } from './rpcParams.ts'
import { createTokens, giveSolanaToken, type SolanaMints } from './tokens.ts'

const SOL = 1_000_000_000n
const UNITS = 1_000_000n
const PARSE_ERROR = -32_700
const INTERNAL = -32_603

export type Solana = Listening & {
  readonly cluster: Cluster
  readonly mints: SolanaMints
  readonly caipChainId: string
  /** Accounts of the Devnet Wallet. */
  readonly accounts: readonly string[]
}

/** A node of Solana over the real SVM, with tokens, and with people who have some. */
export async function startSolana({ faults }: { faults: Faults }): Promise<Solana> {
  const cluster = createCluster()
  const people = [await solanaSigner('wallet'), await solanaSigner('second')]
  const maker = await solanaSigner('mints')
  await airdrop(cluster, maker.address, SOL)
  const mints = await createTokens(cluster)
  for (const { address: owner } of people) {
    await airdrop(cluster, owner, 100n * SOL)
    for (const token of solanaTokens) {
      await giveSolanaToken(cluster, { mint: mints[token], owner, amount: 1_000n * UNITS })
    }
  }
  const server = await listen(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders)
      response.end()
      return
    }
    const body = parse(await readBody(request))
    const calls = Array.isArray(body) ? body : [body]
    const subject = calls.map(methodOf).join(' ')
    const errorBody = failure(null, new RpcError(INTERNAL, 'Internal error'))
    if (await faults.strike({ service: 'rpc:solana', subject, response, errorBody })) return
    const answers = await Promise.all(calls.map((call) => answer(cluster, call)))
    sendJson(response, 200, Array.isArray(body) ? answers : answers[0])
  })
  return {
    ...server,
    cluster,
    mints,
    caipChainId: `solana:${GENESIS_HASH.slice(0, 32)}`,
    accounts: people.map(({ address }) => address),
  }
}

async function answer(cluster: Cluster, call: unknown): Promise<unknown> {
  const { id = null, params } = fieldsOf(call)
  try {
    const result = await answerRpc(cluster, methodOf(call), params)
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    if (error instanceof RpcError) return failure(id, error)
    const message = error instanceof Error ? error.message : String(error)
    return failure(id, new RpcError(INTERNAL, message))
  }
}

function failure(id: unknown, { code, message, data }: RpcError) {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return { id: null, method: String(PARSE_ERROR) } // no method of this name: it is told so
  }
}

function methodOf(call: unknown): string {
  const { method } = fieldsOf(call)
  return typeof method === 'string' ? method : ''
}

function fieldsOf(call: unknown): { id?: unknown; method?: unknown; params?: unknown } {
  return typeof call === 'object' && call !== null ? call : {}
}
